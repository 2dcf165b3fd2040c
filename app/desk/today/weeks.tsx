import { Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Bar, BarHead } from "#app/desk/ui/page-frame.tsx";
import { deskScreens } from "#content/desk/shell.ts";
import { todayWords } from "#content/desk/today.ts";
import type { TodayView } from "./today-view.ts";
import * as styles from "./weeks.module.css";

const words = todayWords.weeks;
const figure = (count: number) => count.toLocaleString("en-US");
const stepName = (step: string) => words.steps[step as keyof typeof words.steps] ?? step;

/** Paired bars: this week solid, last week hatched. */
export function Weeks({ weeks: { groups, present, before } }: { readonly weeks: TodayView["weeks"] }) {
  const bars = groups.flatMap((group) =>
    group.bars.map((bar, index) => ({ ...bar, top: index === 0 ? group.top : undefined })),
  );
  const said = bars.map((bar) => words.against(stepName(bar.step), figure(bar.present), figure(bar.before))).join(", ");
  return (
    <Bar aria-labelledby="weeks-title">
      <BarHead id="weeks-title" title={words.title}>
        <p>{words.note}</p>
        <Link className="link" to={deskScreens.funnel.path}>
          {words.link}
        </Link>
      </BarHead>
      <div className={styles.weeks} role="img" aria-label={words.chart(said)}>
        {bars.map(({ step, present: now, before: then, presentHeight, beforeHeight, change, isBetter, top }) => (
          <div key={step} className={classNames(styles.step, top !== undefined && styles.group)}>
            <span className={styles.scale}>{top !== undefined && `0–${figure(top)}`}</span>
            <div className={styles.plot} style={cssVariables({ "--present": presentHeight, "--before": beforeHeight })}>
              <i className={classNames(styles.before, "hatch")} />
              <i className={styles.present} />
            </div>
            <b className={classNames("figure", styles.count)}>{figure(now)}</b>
            <span className={styles.name}>{stepName(step)}</span>
            <small className="num">
              {figure(then)} <em className={classNames(isBetter && styles.better)}>{change}</em>
            </small>
          </div>
        ))}
      </div>
      <p className={styles.key}>
        <span>
          <i className={styles.present} />
          {present}
        </span>
        <span>
          <i className={classNames(styles.before, "hatch")} />
          {before}
        </span>
      </p>
    </Bar>
  );
}
