import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./micro-chart.module.css";
import { columnHeights, columns, heightScale, micro, plus, series, smoothLine, steppedLine } from "./micro-scale.ts";

/** Data of a small chart in a metric tile. The plus marks the value that the metric is about. */
export type MicroChartData =
  /** A total per month; the last one is marked. */
  | { readonly kind: "growth"; readonly values: readonly number[] }
  /** A rate against a reference; `marked` is the index of the marked point. */
  | {
      readonly kind: "line";
      readonly values: readonly number[];
      readonly domain: readonly [number, number];
      readonly reference: number;
      readonly marked?: number;
    }
  /** Values side by side; one may be highlighted. */
  | { readonly kind: "bars"; readonly values: readonly number[]; readonly highlighted?: number }
  /** A value that changes from negative to positive. */
  | { readonly kind: "turn"; readonly values: readonly number[] }
  /** Two parts of a growing total. */
  | { readonly kind: "stack"; readonly values: readonly (readonly [lower: number, upper: number])[] }
  /** A share of a whole, from 0 to 1. */
  | { readonly kind: "share"; readonly value: number }
  /** A value and its reference. */
  | { readonly kind: "ratio"; readonly value: number; readonly against: number }
  /** Two parts whose sum should exceed a threshold. */
  | { readonly kind: "sum"; readonly parts: readonly [number, number]; readonly threshold: number };

/** Without a label the chart is decorative. */
export function MicroChart({ data, label }: { readonly data: MicroChartData; readonly label?: string }) {
  const viewBox = `0 0 ${micro.width} ${micro.height}`;
  const drawing = draw(data);
  return label ? (
    <svg className={styles.chart} viewBox={viewBox} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={styles.chart} viewBox={viewBox} aria-hidden="true">
      {drawing}
    </svg>
  );
}

function draw(data: MicroChartData): ReactNode {
  switch (data.kind) {
    case "growth":
      return <Growth values={data.values} />;
    case "line":
      return <Line {...data} />;
    case "bars":
      return <Bars {...data} />;
    case "turn":
      return <Turn values={data.values} />;
    case "stack":
      return <Stack values={data.values} />;
    case "share":
      return <Share value={data.value} />;
    case "ratio":
      return <Ratio {...data} />;
    case "sum":
      return <Sum {...data} />;
  }
}

type DataOf<K extends MicroChartData["kind"]> = Omit<Extract<MicroChartData, { kind: K }>, "kind">;

const Base = () => <path className={styles.axis} d={`M0 ${micro.base}H${micro.width}`} />;

function Growth({ values }: DataOf<"growth">) {
  const heights = columnHeights(values);
  const outline = steppedLine(heights);
  const last = micro.height - (heights.at(-1) ?? 0);
  return (
    <>
      <path className={styles.area} d={`${outline}V${micro.height}H0Z`} />
      <path className={styles.line} d={outline} />
      <Base />
      <path className={styles.plus} d={plus(micro.width - micro.width / heights.length / 2, last)} />
    </>
  );
}

function Line({ values, domain, reference, marked }: DataOf<"line">) {
  const y = heightScale(domain);
  const points = series(values, y);
  const point = marked === undefined ? undefined : points[marked];
  return (
    <>
      <path className={classNames(styles.axis, styles.reference)} d={`M0 ${y(reference)}H${micro.width}`} />
      <path className={styles.line} d={smoothLine(points)} />
      <Base />
      {point && <path className={styles.plus} d={plus(...point)} />}
    </>
  );
}

function Bars({ values, highlighted }: DataOf<"bars">) {
  const heights = columnHeights(values);
  return (
    <>
      {columns(values.length).map(({ x, width }, index) => {
        const height = heights[index] ?? 0;
        const paint = index === highlighted ? styles.filled : styles.bar;
        return <rect key={x} className={paint} x={x} y={micro.height - height} width={width} height={height} />;
      })}
      <Base />
    </>
  );
}

function Turn({ values }: DataOf<"turn">) {
  const middle = micro.height / 2;
  const heights = columnHeights(values.map(Math.abs), middle - micro.top);
  return (
    <>
      <path className={classNames(styles.axis, styles.reference)} d={`M0 ${middle}H${micro.width}`} />
      {columns(values.length, 5).map(({ x, width }, index) => {
        const height = heights[index] ?? 0;
        const gain = (values[index] ?? 0) > 0;
        return (
          <rect
            key={x}
            className={gain ? styles.filled : styles.bar}
            x={x}
            y={gain ? middle - height : middle}
            width={width}
            height={height}
          />
        );
      })}
    </>
  );
}

function Stack({ values }: DataOf<"stack">) {
  const totals = columnHeights(values.map(([lower, upper]) => lower + upper));
  return (
    <>
      {columns(values.length, 5).map(({ x, width }, index) => {
        const [lower, upper] = values[index] ?? [0, 0];
        const total = totals[index] ?? 0;
        const height = lower + upper === 0 ? 0 : (total * lower) / (lower + upper);
        return (
          <g key={x}>
            <rect className={styles.bar} x={x} y={micro.height - total} width={width} height={total} />
            <rect className={styles.filled} x={x} y={micro.height - height} width={width} height={height} />
          </g>
        );
      })}
      <Base />
    </>
  );
}

function Share({ value }: DataOf<"share">) {
  const width = Math.min(Math.max(value, 0), 1) * micro.width;
  return (
    <>
      <path className={styles.outline} d={`M.5 14.5H${micro.width - 0.5}V39.5H.5Z`} />
      <rect className={styles.filled} x="0" y="14" width={width} height="26" />
      <path className={styles.axis} d="M.5 48v8M40 50v6M80 50v6M120 50v6M159.5 48v8" />
    </>
  );
}

function Ratio({ value, against }: DataOf<"ratio">) {
  const [long = 0, short = 0] = [value, against].map((part) => (part / Math.max(value, against)) * micro.width);
  return (
    <>
      <rect className={styles.filled} x="0" y="8" width={long} height="14" />
      <rect className={styles.bar} x="0" y="32" width={short} height="14" />
      <path className={classNames(styles.axis, styles.reference)} d={`M${short} 4v48`} />
    </>
  );
}

function Sum({ parts: [first, second], threshold }: DataOf<"sum">) {
  const unit = micro.width / (Math.max(first + second, threshold) * 1.2);
  const mark = threshold * unit;
  return (
    <>
      <rect className={styles.filled} x="0" y="16" width={first * unit} height="22" />
      <rect className={styles.bar} x={first * unit} y="16" width={second * unit} height="22" />
      <path className={styles.axis} d={`M${mark} 6v42`} />
      <path className={styles.plus} d={plus(mark, 6, 5)} />
    </>
  );
}
