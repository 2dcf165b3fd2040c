import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { buyerField, circles, halves } from "./buyers-field.ts";
import "./buyers.css";

type Buyers = SectionOf<"buyers">;

/** Everyone who could buy, one dot each, and how few of them it comes down to. */
export function IndustryBuyers({ title, lead, pool, narrowing = [], categories, ground = "pine" }: Buyers) {
  const stages = [pool, ...narrowing];
  return (
    <Section ground={ground} aria-labelledby="buyers-title">
      <Frame className="iby">
        <div className="iby__h">
          <h2 className="display-2" id="buyers-title">
            {title}
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <figure className="iby__f">
          <Field
            count={pool.count}
            narrowing={narrowing}
            label={stages.map(({ value, noun }) => `${value} ${noun}`).join(", ")}
          />
          <dl className="iby__k">
            {stages.map(({ value, noun }, stage) => (
              <div key={noun} className={classNames(stage === 2 && "iby__bids")}>
                <dt>
                  <Key stage={stage} /> <span>{noun}</span>
                </dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
          {narrowing.length > 0 && <figcaption className="label">{industryPage.buyers.note}</figcaption>}
        </figure>
        <ul className="iby__c">
          {categories.map(({ name, figure, text }) => (
            <li key={name}>
              <h3>
                {name} {figure && <span className="num">{figure}</span>}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}

type FieldProps = Pick<Buyers["pool"], "count"> & {
  readonly narrowing: NonNullable<Buyers["narrowing"]>;
  readonly label: string;
};

/** Half a gap, cut off on all sides: the outer dots touch the edges of the column. */
const margin = 6;

/** Open, filled, and brass within a ring: three shapes, so that no one has to tell them by colour. */
function Field({ count, narrowing: [interested, bidding], label }: FieldProps) {
  const field = buyerField(count, interested?.value ?? "", bidding?.value ?? "");
  const viewBox = [margin, margin, field.width - 2 * margin, field.height - 2 * margin].join(" ");
  return (
    <svg className="iby__d" viewBox={viewBox} role="img" aria-label={label}>
      <path className="iby__o" d={circles(field.pool, 5)} />
      <path className="iby__i" d={circles(field.interested, 7)} />
      <path className="iby__i" d={halves(field.interestedAtTimes, 7)} />
      <path className="iby__io" d={circles(field.interestedAtTimes, 7)} />
      <path className="iby__b" d={circles(field.bidding, 6)} />
      <path className="iby__b" d={halves(field.biddingAtTimes, 6)} />
      <path className="iby__bo" d={circles([...field.bidding, ...field.biddingAtTimes], 9.5)} />
    </svg>
  );
}

/** The stage's own shape, beside its figure. */
function Key({ stage }: { readonly stage: number }) {
  const at = [[10, 10]] as const;
  return (
    <svg className="iby__key" viewBox="0 0 20 20" aria-hidden="true">
      {stage === 0 && <path className="iby__o" d={circles(at, 7)} />}
      {stage === 1 && <path className="iby__i" d={circles(at, 7)} />}
      {stage === 2 && <path className="iby__b" d={circles(at, 6)} />}
      {stage === 2 && <path className="iby__bo" d={circles(at, 9)} />}
    </svg>
  );
}
