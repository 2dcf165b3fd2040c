import { Pin } from "#app/design/charts/marks.tsx";
import { weekAxis } from "#app/design/charts/week-axis.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { processPage } from "#content/pages/process.ts";
import { funnelHeight, funnelLines, funnelWeekWidth } from "./funnel-lines.ts";
import * as styles from "./phases.module.css";

const { funnel, phases } = processPage;
const { approach, stages, company, closing, milestones } = funnel;
const { endOf } = weekAxis(phases.weeks);
const { leaving, ends } = funnelLines(approach, stages);
const width = phases.weeks * funnelWeekWidth;

/** On small screens only the first count, an offer and the closing are labeled. */
const alwaysShown = new Set<string>([stages[0].label, stages[3].label]);

/** 24 weeks to scale: many lines leave one point, and one of them reaches the closing. */
export function ProcessBuyerFunnel() {
  return (
    <div className={styles.drawing} role="img" aria-label={funnel.summary}>
      <svg
        className={styles.lines}
        viewBox={`0 0 ${width} ${funnelHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {leaving.map((path, stage) => (
          <path key={stages[stage]?.label} d={path} />
        ))}
        <path d={ends} />
        <path d={`M0 ${funnelHeight / 2}H${width}`} />
      </svg>
      <Count value={company.value} label={company.label} at={company.at} />
      {stages.map(({ count, label, at }) => (
        <Count key={label} value={count} label={label} at={at} />
      ))}
      <span className={classNames(styles.count, styles.closing)}>
        <b>{closing.value}</b>
        {closing.label}
      </span>
      {milestones.map(({ week, label }) => (
        <span key={label} className={styles.milestone} style={cssVariables({ "--x": endOf(week) })}>
          {label}
        </span>
      ))}
      <Pin />
    </div>
  );
}

type CountProps = { readonly value: string | number; readonly label: string; readonly at: number };

function Count({ value, label, at }: CountProps) {
  return (
    <span
      className={classNames(styles.count, !alwaysShown.has(label) && "from-desktop")}
      style={cssVariables({ "--x": endOf(at) })}
    >
      <b>{value}</b>
      {label}
    </span>
  );
}
