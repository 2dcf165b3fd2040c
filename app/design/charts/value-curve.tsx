import type { CurveSegment } from "#domain/valuation/sensitivity.ts";
import { type CurveBand, curveScale } from "./curve-scale.ts";
import { Pin, place, TickLabels } from "./marks.tsx";
import "./value-curve.css";

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
  /** The point that the brass plus marks. */
  readonly chosen: Point;
  readonly formatTick: (value: number) => string;
};

/** Value over profit: straight within a bracket, hatched around each edge. */
export function ValueCurve({ label, segments, bands, ceiling, today, chosen, formatTick }: ValueCurveProps) {
  const { profit, value, line, area } = curveScale(segments, [ceiling], bands);
  const ticks = ({ at, value: tick }: { readonly at: number; readonly value: number }) => ({
    at,
    text: formatTick(tick),
  });
  const [x, y] = [profit.at(chosen.profit), 100 - value.at(chosen.value)];
  const level = 100 - value.at(today.value);
  // Left of today's profit the curve is below today's value, so the label fits there if there is room.
  const side = profit.at(today.profit) >= 28 ? "curve__t" : "curve__t curve__t--end";
  return (
    <div className="curve" role="img" aria-label={label}>
      <div className="curve__y tick">
        {value.ticks.map(ticks).map(({ at, text }) => (
          <span key={at} style={place({ "--y": 100 - at })}>
            {text}
          </span>
        ))}
      </div>
      <div className="curve__p">
        {bands.map(({ from, to }) => (
          <i
            key={from}
            className="curve__e hatch"
            style={place({ "--a": profit.at(from), "--b": Math.min(profit.at(to), 100) })}
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="curve__g" d={value.ticks.map(({ at }) => `M0 ${100 - at}H100`).join("")} />
          <path className="curve__g" d={profit.ticks.map(({ at }) => `M${at} 0V100`).join("")} />
          <path className="curve__a" d={area} />
          <path className="curve__c" d={line} />
          <path className="curve__b" d={`M0 ${level}H100`} />
          <path className="curve__v" d={`M${x} 100V${y}`} />
        </svg>
        <span className={side} style={place({ "--y": level })}>
          {today.text}
        </span>
        <span className="curve__m" style={place({ "--x": x, "--y": y })}>
          <Pin />
        </span>
      </div>
      <TickLabels ticks={profit.ticks.map(ticks)} />
    </div>
  );
}
