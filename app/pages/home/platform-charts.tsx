import { TickLabels } from "#app/design/charts/marks.tsx";
import * as styles from "./platform.module.css";
import { useBelowFold } from "./use-below-fold.ts";

const width = 720;
const height = 150;

/** Contacts with buyers per week; future weeks are empty. */
export function ActivityChart() {
  const { label, weeks, contacts, most, letters, ticks } = useBelowFold().platform.activity;
  const week = width / weeks;
  const y = (count: number) => Math.round(height - (count / most) * height);
  const steps = contacts.map((count, index) => `L${index * week} ${y(count)}H${(index + 1) * week}`).join("");
  const now = contacts.length * week;
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path
          className={styles.grid}
          d={`${ticks.map(({ at }) => `M${at * week} 0V${height}`).join("")}${[20, 40, 60].map((count) => `M0 ${y(count)}H${width}`).join("")}`}
        />
        <path className={styles.area} d={`M0 ${height}${steps}V${height}Z`} />
        <path className={styles.contacts} d={steps.replace("L", "M")} />
        <path className={styles.now} d={`M${now} 0V${height}`} />
        {letters.map((at) => {
          const middle = (at - 0.5) * week;
          const level = y(contacts[at - 1] ?? 0);
          return <path key={at} className={styles.letter} d={`M${middle - 7} ${level}h14M${middle} ${level - 7}v14`} />;
        })}
      </svg>
      <TickLabels ticks={ticks.map(({ at, label: text }) => ({ at: (100 * at) / weeks, text }))} />
    </>
  );
}

/** Visits to the data room week by week since going to market; the current week is marked. */
export function VisitBars({ visits }: { readonly visits: readonly number[] }) {
  const highest = Math.max(...visits);
  return (
    <svg className={styles.visits} viewBox="0 0 72 22" aria-hidden="true">
      {visits.map((count, index) => {
        const tall = Math.max(0.6, (22 * count) / highest);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the week
            key={index}
            x={index * 12 + 0.5}
            y={22 - tall}
            width="10"
            height={tall}
          />
        );
      })}
    </svg>
  );
}
