import { Drawing } from "#app/design/art/drawing.tsx";
import { Redacted } from "#app/design/ui/redaction.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import type { successStoriesPage } from "#content/pages/success-stories.ts";
import rosettes from "./rosettes.svg?no-inline";
import "./tombstone.css";

type Notices = (typeof successStoriesPage)["notices"];
type TombstoneProps = Notices["cards"][number] & Pick<Notices, "line" | "withheld">;

/** The trade's own notice of a sale: engraved head, a barred name, the price, three facts and a word from the seller. */
export function Tombstone({ engraving, headline, title, facts, quote, line, withheld }: TombstoneProps) {
  return (
    <article className={`sst sst--${engraving}`}>
      <div className="sst__in">
        <div className="sst__e">
          <Drawing className="sst__r" href={`${rosettes}#${engraving}`} viewBox="-200 -200 400 400" />
        </div>
        <p className="sst__n">
          <Redacted reason={withheld} length={nameLengths[engraving]} />
        </p>
        <p className="sst__w">{line}</p>
        <p className="figure">{headline}</p>
        <h2 className="title-2">{title}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <figure>
          <blockquote>
            <p>“{quote.text}”</p>
          </blockquote>
          <figcaption>
            {quote.attribution}
            <SampleMark of={quote} />
          </figcaption>
        </figure>
      </div>
    </article>
  );
}

/** Three names would not be equally long. */
const nameLengths = { saas: 6.5, dental: 9.5, services: 8 } as const;
