import { TombstoneEngraving } from "#app/design/art/tombstone-engraving.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Redacted } from "#app/design/ui/quotes/redaction.tsx";
import type { SuccessStory, successStoriesPage } from "#content/pages/success-stories.ts";
import * as styles from "./opening.module.css";

type Notices = (typeof successStoriesPage)["notices"];
type TombstoneProps = SuccessStory["notice"] & Notices;

/** A deal tombstone: engraved heading, redacted name, price, three facts and a quote from the seller. */
export function Tombstone({ engraving, line, headline, unit, title, facts, quote, withheld }: TombstoneProps) {
  return (
    <article className={styles.notice}>
      <div className={styles.border}>
        <TombstoneEngraving name={engraving} />
        <p className={styles.name}>
          <Redacted reason={withheld} length={nameLengths[engraving]} />
        </p>
        <p className={styles.line}>{line}</p>
        <p className={classNames(styles.price, "figure")}>{headline}</p>
        <p className={styles.unit}>{unit}</p>
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
          <figcaption className="label">
            {quote.attribution}
            <SampleMark of={quote} />
          </figcaption>
        </figure>
      </div>
    </article>
  );
}

/** Lengths of the redaction bars, in em. */
const nameLengths = { saas: 6.5, dental: 9.5, services: 8 } as const;
