import { TickLabels } from "#app/design/charts/marks.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { AnnotatedDrawing, DrawingProps } from "#app/pages/industry/drawings/drawing-types.ts";
import { cohortsDrawing as data } from "#content/industry-drawings.ts";
import { cohortLayers, cohortPlot } from "./cohort-layers.ts";
import * as styles from "./cohorts.module.css";

const quarters = data.revenue.length;
const monthsOfYear = (quarters / 4) * 12;
/** Lines within a layer, closer together where it narrows. */
const { layers, at, edge } = cohortLayers(data.revenue, [0.2, 0.4, 0.6, 0.8]);

const yearBackTop = at(data.yearBack - 1, data.yearBack, 1);
const newestTip = at(quarters - 1, quarters - 0.45, 1);
const today = at(quarters - 1, quarters, 1);

/** Captions: 1 the oldest layer today, 2 a layer that narrows, 3 a year ago, 4 the newest layer, 5 the total today. */
export const cohorts: AnnotatedDrawing = {
  Drawing: Cohorts,
  layout: "beside",
  captionAnchors: [
    at(0, quarters - 0.4, 0.5),
    at(2, 5, 0.5),
    { x: yearBackTop.x, y: yearBackTop.y - 14, pointsAt: yearBackTop },
    { x: newestTip.x - 18, y: newestTip.y + 1, pointsAt: newestTip },
    { x: today.x - 9, y: today.y + 1, pointsAt: today },
  ],
};

function Cohorts({ children }: DrawingProps) {
  return (
    <div className={styles.cohorts}>
      <div className={styles.plot}>
        <svg
          className={styles.layers}
          viewBox={`0 0 ${cohortPlot.width} ${cohortPlot.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {layers.map(({ area, lines }, cohort) => (
            // Retention is measured on the customers of a year ago.
            <g key={area} className={cohort < data.yearBack ? styles.yearAgo : styles.since}>
              <path d={area} />
              <path d={lines} />
            </g>
          ))}
          <path className={styles.edge} d={edge(data.yearBack - 1, data.yearBack)} />
        </svg>
        <span className={styles.yearLine} style={cssVariables({ "--x": yearBackTop.x, "--y": yearBackTop.y })} />
        <ol>
          {data.quarters.map((quarter, cohort) => (
            <li key={quarter} className="tick" style={cssVariables({ "--y": at(cohort, quarters, 0.5).y })}>
              {cohort === 0 && <span>{data.signed} </span>}
              {quarter}
            </li>
          ))}
        </ol>
        {children}
      </div>
      <TickLabels ticks={data.months.map(({ month, text }) => ({ at: (month / monthsOfYear) * 100, text }))} />
    </div>
  );
}
