import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { AnnotatedDrawing, DrawingProps } from "#app/pages/industry/drawings/drawing-types.ts";
import { machinesDrawing as data } from "#content/industry-drawings.ts";
import { hoursOfDay, machineBoard } from "./machine-hours.ts";
import * as styles from "./machines.module.css";

const board = machineBoard(data.groups);
const hourOf = (day: number, hour: number) => day * hoursOfDay + hour;
const percentOfWeek = (hour: number) => (hour / board.hours) * 100;

/** Captions: 1 cutting by day, 2 lights-out by night, 3 a setup, 4 an idle shift, 5 the inspection row. */
export const machines: AnnotatedDrawing = {
  Drawing: Machines,
  layout: "under",
  captionAnchors: [
    board.at(0, 0, hourOf(0, 8)),
    board.at(0, 1, hourOf(2, 19.5)),
    { ...board.at(1, -1, hourOf(1, 9)), pointsAt: board.at(1, 0, hourOf(1, 4.5)) },
    board.at(2, 0, hourOf(3, 11.5)),
    board.at(3, 0, hourOf(3, 5)),
  ],
  legend: data.states,
};

function Machines({ children }: DrawingProps) {
  const { hours, height, heads, paths } = board;
  return (
    <div>
      <ol className={styles.days}>
        {data.days.map(({ short, rest }) => (
          <li key={short} className="label">
            {short}
            <span className="from-tablet">{rest}</span>
          </li>
        ))}
      </ol>
      <div className={styles.plot} style={cssVariables({ "--rows": height, "--days": data.days.length })}>
        <svg
          className={classNames("fill-layer", styles.hours)}
          viewBox={`0 0 ${hours} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.cutting} d={paths.cutting} />
          <path className={styles.lightsOut} d={paths.lightsOut} />
          <path className={styles.setup} d={paths.setup} />
          <path className={styles.idle} d={paths.idle} />
        </svg>
        {data.groups.map(({ name }, group) => (
          <span
            key={name}
            className={classNames(styles.group, "tick")}
            style={cssVariables({ "--y": ((heads[group] ?? 0) / height) * 100 })}
          >
            {name}
          </span>
        ))}
        {children}
      </div>
      <div className={classNames(styles.shifts, "tick from-desktop")}>
        {data.days.flatMap(({ short }, index) =>
          data.shifts.map(({ hour, text }) => (
            <span key={short + text} style={cssVariables({ "--x": percentOfWeek(hourOf(index, hour)) })}>
              {text}
            </span>
          )),
        )}
      </div>
    </div>
  );
}
