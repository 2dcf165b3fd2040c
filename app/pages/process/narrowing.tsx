import { Pin, place } from "#app/design/charts/marks.tsx";
import { weekAxis } from "#app/design/charts/week-axis.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { processPage } from "#content/pages/process.ts";
import { narrowingHeight, narrowingLines, narrowingWeek } from "./narrowing-lines.ts";

const { narrowing, phases } = processPage;
const { approach, stages, company, closing, milestones } = narrowing;
const { endOf } = weekAxis(phases.weeks);
const { leaving, ends } = narrowingLines(approach, stages);
const width = phases.weeks * narrowingWeek;

/** Where there is little room the first count, an offer and the closing say it. */
const alwaysShown = new Set<string>([stages[0].label, stages[3].label]);

/** Twenty-four weeks to scale: many lines leave one point, and one of them reaches the plus. */
export function ProcessNarrowing() {
  return (
    <div className="nrw__i" role="img" aria-label={narrowing.summary}>
      <svg
        className="nrw__l"
        viewBox={`0 0 ${width} ${narrowingHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {leaving.map((path, stage) => (
          <path key={stages[stage]?.label} className={`nrw__l${stage}`} d={path} />
        ))}
        <path className="nrw__e" d={ends} />
        <path className="nrw__one" d={`M0 ${narrowingHeight / 2}H${width}`} />
      </svg>
      <Count value={company.value} label={company.label} at={company.at} />
      {stages.map(({ count, label, at }) => (
        <Count key={label} value={count} label={label} at={at} />
      ))}
      <span className="nrw__c nrw__c--last">
        <b>{closing.value}</b>
        {closing.label}
      </span>
      {milestones.map(({ week, label }) => (
        <span key={label} className="nrw__m" style={place({ "--x": endOf(week) })}>
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
      className={classNames("nrw__c", !alwaysShown.has(label) && "nrw__c--room")}
      style={place({ "--x": endOf(at) })}
    >
      <b>{value}</b>
      {label}
    </span>
  );
}
