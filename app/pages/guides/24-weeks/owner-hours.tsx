import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { SectionOf } from "#content/schemas/guide.ts";
import * as styles from "./owner-hours.module.css";

type OwnerHoursProps = SectionOf<"owner-hours">;

/** One bar per week, its height the owner's hours, under the phases of the sale. */
export function OwnerHours({ unit, weekWord, summary, hours, phases }: OwnerHoursProps) {
  const most = Math.max(...hours);
  const weeks = hours.length;
  return (
    <>
      <div className={styles.drawing} role="img" aria-label={summary}>
        <p className="tick">{unit}</p>
        <div className={styles.phases}>
          {phases.map(({ title, from, to }) => (
            <span
              key={title}
              className="spanned"
              style={cssVariables({ "--a": ((from - 1) / weeks) * 100, "--b": (to / weeks) * 100 })}
            />
          ))}
        </div>
        <div className={styles.bars}>
          {hours.map((count, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            <span key={index} style={cssVariables({ "--h": count / most })}>
              <b className="tick">{count}</b>
              <i data-peak={count === most} />
            </span>
          ))}
        </div>
        <div className={styles.weeks}>
          {hours.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            <span key={index} className="tick">
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <ol className={classNames(styles.legend, "divided divided--inset")}>
        {phases.map(({ title, from, to, text }) => (
          <li key={title}>
            <span className="label">{`${weekWord}s ${from} to ${to}`}</span>
            <h3 className="title-3">{title}</h3>
            <p className="num">
              <b>{`${hours.slice(from - 1, to).reduce((sum, count) => sum + count, 0)} hours.`}</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
