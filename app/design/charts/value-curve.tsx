import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { CurveSegment } from "#domain/valuation/sensitivity.ts";
import { type CurveBand, curveScale } from "./curve-scale.ts";
import { Pin, PlotLines, TickLabels } from "./marks.tsx";
import * as styles from "./value-curve.module.css";

type Point = { readonly profit: number; readonly value: number };

type ValueCurveProps = {
  /** One sentence that says what the chart shows. Its values are given as text next to it. */
  readonly label: string;
  readonly segments: readonly CurveSegment[];
  /** Hatched ranges around the bracket edges, where the curve would be too precise. */
  readonly bands: readonly CurveBand[];
  /** The highest value that must fit, so that the axis stays while the curve changes. */
  readonly ceiling: number;
  readonly today: Point & { readonly text: string };
  /** The band that is named. */
  readonly edge?: { readonly from: number; readonly name: string; readonly text: string } | undefined;
  /** The point that the brass plus marks. */
  readonly chosen: Point;
  readonly formatTick: (value: number) => string;
  readonly className?: string | undefined;
};

/** Value over profit: straight within a bracket, hatched around each edge. */
export function ValueCurve({
  label,
  segments,
  bands,
  ceiling,
  today,
  edge,
  chosen,
  formatTick,
  className,
}: ValueCurveProps) {
  const { profit, value, line, wedges } = curveScale(segments, [ceiling], bands);
  const ticks = ({ at, value: tick }: { readonly at: number; readonly value: number }) => ({
    at,
    text: formatTick(tick),
  });
  const [x, y] = [profit.at(chosen.profit), 100 - value.at(chosen.value)];
  const level = 100 - value.at(today.value);
  const edgeWedge = edge && wedges.find(({ from }) => from === profit.at(edge.from));
  // Left of today's profit the curve is below today's value, so the label fits there if there is room.
  const side = profit.at(today.profit) >= 28 ? styles.today : classNames(styles.today, styles.atEnd);
  return (
    <div className={classNames(styles.curve, className)} role="img" aria-label={label}>
      <div className={classNames(styles.values, "tick")}>
        {value.ticks.map(ticks).map(({ at, text }) => (
          <span key={at} style={cssVariables({ "--y": 100 - at })}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        {wedges.map(({ from, to, start, low, high }) => (
          <i
            key={from}
            className={classNames(styles.estimate, "spanned hatch")}
            style={cssVariables({ "--a": from, "--b": to, "--start": start, "--low": low, "--high": high })}
          />
        ))}
        <PlotLines
          grid={[
            ...value.ticks.map(({ at }) => `M0 ${100 - at}H100`),
            ...profit.ticks.map(({ at }) => `M${at} 0V100`),
          ].join("")}
        >
          <path
            className={styles.edge}
            d={wedges.map(({ from, to, start, low, high }) => `M${from} ${start}L${to} ${low}V${high}Z`).join("")}
          />
          <path className={styles.line} d={line} />
          <path className={styles.level} d={`M0 ${level}H100`} />
          <path className={styles.drop} d={`M${x} 100V${y}`} />
        </PlotLines>
        <span className={side} style={cssVariables({ "--y": level })}>
          {today.text}
        </span>
        {edge && edgeWedge && (
          <span className={styles.name} style={cssVariables({ "--x": edgeWedge.to, "--y": edgeWedge.low })}>
            {edge.name}
            <small>{edge.text}</small>
          </span>
        )}
        <span className={classNames("placed", styles.marker)} style={cssVariables({ "--x": x, "--y": y })}>
          <Pin />
        </span>
      </div>
      <TickLabels ticks={profit.ticks.map(ticks)} />
    </div>
  );
}
