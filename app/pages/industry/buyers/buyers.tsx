import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import * as styles from "./buyers.module.css";
import { buyerField, circles, halves } from "./buyers-field.ts";

type Buyers = SectionOf<"buyers">;

/** All possible buyers, one dot each, and how few remain. */
export function IndustryBuyers({ title, lead, pool, narrowing = [], categories, ground = "pine" }: Buyers) {
  const stages = [pool, ...narrowing];
  return (
    <Section ground={ground} aria-labelledby="buyers-title">
      <Frame className={classNames(styles.buyers, "columns")}>
        <div className={styles.heading}>
          <h2 className="display-2" id="buyers-title">
            {title}
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <figure className={styles.field}>
          <Field
            count={pool.count}
            narrowing={narrowing}
            label={stages.map(({ value, noun }) => `${value} ${noun}`).join(", ")}
          />
          <dl className={classNames(styles.stages, "stats")}>
            {stages.map(({ value, noun }, stage) => (
              <div key={noun}>
                <dt className="small">
                  <Key stage={stage} /> <span>{noun}</span>
                </dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
          {narrowing.length > 0 && <figcaption className="label">{industryPage.buyers.note}</figcaption>}
        </figure>
        <ul className={styles.categories}>
          {categories.map(({ name, figure, text }) => (
            <li key={name}>
              <h3 className="head-4">
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

/** Half a gap is cropped on all sides, so that the outer dots touch the edges of the column. */
const margin = 6;

/** Outlined, filled, and brass within a ring: three shapes, so that color is not needed to tell them apart. */
function Field({ count, narrowing: [interested, bidding], label }: FieldProps) {
  const field = buyerField(count, interested?.value ?? "", bidding?.value ?? "");
  const viewBox = [margin, margin, field.width - 2 * margin, field.height - 2 * margin].join(" ");
  return (
    <svg className={styles.dots} viewBox={viewBox} role="img" aria-label={label}>
      <path className={styles.pool} d={circles(field.pool, 5)} />
      <path className={styles.interested} d={circles(field.interested, 7)} />
      <path className={styles.interested} d={halves(field.interestedAtTimes, 7)} />
      <path className={styles.interestedOutline} d={circles(field.interestedAtTimes, 7)} />
      <path className={styles.bidding} d={circles(field.bidding, 6)} />
      <path className={styles.bidding} d={halves(field.biddingAtTimes, 6)} />
      <path className={styles.biddingRing} d={circles([...field.bidding, ...field.biddingAtTimes], 9.5)} />
    </svg>
  );
}

/** The stage's shape, next to its figure. */
function Key({ stage }: { readonly stage: number }) {
  const at = [[10, 10]] as const;
  return (
    <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
      {stage === 0 && <path className={styles.pool} d={circles(at, 7)} />}
      {stage === 1 && <path className={styles.interested} d={circles(at, 7)} />}
      {stage === 2 && <path className={styles.bidding} d={circles(at, 6)} />}
      {stage === 2 && <path className={styles.biddingRing} d={circles(at, 9)} />}
    </svg>
  );
}
