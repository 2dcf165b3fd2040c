import { classNames } from "#app/design/ui/class-names.ts";
import { Bar } from "#app/desk/ui/page-frame.tsx";
import { todayWords } from "#content/desk/today.ts";
import * as styles from "./counts.module.css";
import type { TodayView } from "./today-view.ts";

/** How much waits, each linked to its part of the page. */
export function Counts({ counts }: { readonly counts: TodayView["counts"] }) {
  const { fresh, hot, due, booked, sales, failed } = counts;
  const all = [
    { to: "#new", ...fresh, isBad: false },
    { to: "#queue", ...hot, isBad: false },
    { to: "#queue", ...due, isBad: false },
    { to: "#booked", ...booked, isBad: false },
    { to: "#sales", ...sales, isBad: false },
    { to: "#deliveries", ...failed },
  ];
  return (
    <Bar isPadded={false}>
      <nav className={styles.counts} aria-label={todayWords.waiting.label}>
        {all.map(({ to, figure, text, isBad }) => (
          <a key={text} href={to} className={classNames(isBad && styles.bad)}>
            <span className="figure">{figure}</span>
            {text}
          </a>
        ))}
      </nav>
    </Bar>
  );
}
