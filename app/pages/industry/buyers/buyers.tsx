import { classNames } from "#app/design/ui/class-names.ts";
import { IndustryHead, IndustrySection } from "#app/pages/industry/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { IndustrySection as Content } from "#content/schemas/industry-sections.ts";
import * as styles from "./buyers.module.css";
import { buyerField, circles, halves } from "./buyers-field.ts";

const { title, note, narrowing } = industryPage.buyers;

/** All possible buyers, one dot each, and how few remain; then who they are. */
export function IndustryBuyers({ pool, categories, notes }: Content<"buyers">) {
  const stages = [pool, ...narrowing];
  return (
    <IndustrySection id="buyers" ground="pine" placeholder={86}>
      <IndustryHead id="buyers" title={title}>
        <p className="muted">{note}</p>
      </IndustryHead>
      <div className={styles.buyers}>
        <div>
          <Field count={pool.count} label={stages.map(({ value, noun }) => `${value} ${noun}`).join(", ")} />
          <dl className={classNames(styles.stages, "stats")}>
            {stages.map(({ value, noun }, stage) => (
              <div key={noun}>
                <dt className="label">
                  <Key stage={stage} /> <span>{noun}</span>
                </dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className={styles.categories}>
          {categories.map(([name, text, figure]) => (
            <li key={name}>
              <h3 className="head-4">
                {name} {figure && <span className="num">{figure}</span>}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <h3 className={classNames(styles.notesTitle, "title-3")}>{notes.title}</h3>
      <dl className={styles.notes}>
        {notes.items.map(([name, text]) => (
          <div key={name}>
            <dt className="head-4">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </IndustrySection>
  );
}

/** Cropped on all sides, so that the outer dots touch the edges of the column. */
const margin = 4;

/** Outlined, filled, and brass within a ring: three shapes, so that color is not needed to tell them apart. */
function Field({ count, label }: { readonly count: number; readonly label: string }) {
  const [interested, bidding] = narrowing;
  const field = buyerField(count, interested.value, bidding.value);
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
