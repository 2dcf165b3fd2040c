import { logPosition } from "#app/design/charts/log-scale.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { aboutPage } from "#content/pages/about.ts";
import * as styles from "./benefits.module.css";

type Benefits = (typeof aboutPage)["benefits"];

/** Two bars on one scale; the longer one leaves 10% of the width free. */
export function UpliftBars({ single, auction, change }: Benefits["uplift"]) {
  const whole = auction.value / 0.9;
  const share = (value: number) => cssVariables({ "--share": `${(value / whole) * 100}%` });
  return (
    <dl className={styles.uplift}>
      <div style={share(auction.value)}>
        <dt>{auction.label}</dt>
        <dd>{auction.value}</dd>
      </div>
      <div style={share(single.value)}>
        <dt>{single.label}</dt>
        <dd>{single.value}</dd>
        <dd
          className={classNames(styles.difference, "figure")}
          style={cssVariables({ "--gain": `${(auction.value / single.value - 1) * 100}%` })}
        >
          {change}
        </dd>
      </div>
    </dl>
  );
}

const wedge = { width: 76, height: 96 };

/** Wedges between the figures narrow from one figure's height to the next. */
export function FunnelStages({ stages, note }: Benefits["funnel"]) {
  const largest = Math.max(...stages.map(({ value }) => value));
  const height = (value: number) => (wedge.height * logPosition(value, { from: 1, to: largest })) / 100;
  return (
    <div>
      <dl className={styles.funnel}>
        {stages.map(({ value, figure, label }, index) => {
          const after = stages[index + 1];
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">
                {figure}
                {after && <Wedge left={height(value)} right={height(after.value)} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="tick">{note}</p>
    </div>
  );
}

function Wedge({ left, right }: { readonly left: number; readonly right: number }) {
  const { width, height } = wedge;
  const top = (side: number) => ((height - side) / 2).toFixed(1);
  const bottom = (side: number) => ((height + side) / 2).toFixed(1);
  return (
    <svg className={styles.wedge} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${top(left)}L${width} ${top(right)}V${bottom(right)}L0 ${bottom(left)}Z`} />
    </svg>
  );
}

/** One cell per week in three shades; one week has a brass border. */
export function WeekStrip({ weeks, stages, mark, summary }: Benefits["timeline"]) {
  const stageOf = (week: number) => stages.findIndex(({ weeks: [first, last] }) => first <= week && week <= last);
  return (
    <div role="img" aria-label={summary}>
      <p className={classNames(styles.markedWeek, "tick")} style={cssVariables({ "--week": mark.week - 1 })}>
        {mark.label}
      </p>
      <div className={styles.weeks}>
        {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
          <span key={week} data-stage={stageOf(week) + 1} data-marked={week === mark.week || undefined}>
            {week}
          </span>
        ))}
      </div>
      <div className={styles.stages}>
        {stages.map(({ label, weeks: [first, last] }) => (
          <span key={label} style={{ gridColumn: `${first} / ${last + 1}` }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
