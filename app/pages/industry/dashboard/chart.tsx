import { PlotLines, TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import type { ChartData } from "#content/schemas/chart.ts";
import * as styles from "./chart.module.css";
import { chartScale, fewer, spokenChart } from "./chart-scale.ts";

type ChartProps = { readonly title: string; readonly data: ChartData };

/** A chart with an axis and its unit. Screen readers get the values as one sentence. */
export function Chart({ title, data }: ChartProps) {
  return (
    <div className={styles.chart} role="img" aria-label={spokenChart(title, data)}>
      <Plot data={data} />
    </div>
  );
}

function Plot({ data }: { readonly data: ChartData }) {
  switch (data.kind) {
    case "columns":
      return <Columns labels={data.labels} scale={data.scale} parts={[data.values]} />;
    case "stack":
      return <Columns labels={data.labels} scale={data.scale} parts={data.parts} names={data.names} />;
    case "lines":
      return <Lines {...data} />;
    case "bars":
      return <Bars {...data} />;
  }
}

type Scaled = Pick<ChartData, "scale">;

/** Values from the bottom up, with lines across the plot. */
function ValueAxis({ scale }: Scaled) {
  return chartScale(scale).ticks.map(({ at, text }) => (
    <span key={at} className={classNames(styles.valueTick, "tick")} style={cssVariables({ "--y": at })}>
      {text}
    </span>
  ));
}

type ColumnsProps = Scaled & {
  readonly labels: readonly string[];
  /** From the bottom up. */
  readonly parts: readonly (readonly number[])[];
  readonly names?: readonly [string, string];
};

/** A single row of values has its last one highlighted; of two parts the lower one is. */
function Columns({ scale, labels, parts, names }: ColumnsProps) {
  const { at, text } = chartScale(scale);
  const [values = []] = parts;
  const [first, last] = [0, labels.length - 1];
  return (
    <>
      <div className={styles.plot}>
        <ValueAxis scale={scale} />
        <div className={styles.columns}>
          {labels.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <span key={index} data-highlighted={(parts.length === 1 && index === last) || undefined}>
              {parts.map((part, layer) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place
                <i key={layer} data-layer={parts.length > 1 ? layer : undefined} style={height(at(part[index] ?? 0))} />
              ))}
              {parts.length === 1 && (index === first || index === last) && (
                <b className="tick">{text(values[index] ?? 0)}</b>
              )}
            </span>
          ))}
        </div>
      </div>
      <ol className={classNames(styles.columnLabels, "tick")}>
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months repeat, and a label is its place
          <li key={index}>{label}</li>
        ))}
      </ol>
      {names && <Legend names={names} />}
    </>
  );
}

const height = (percent: number) => cssVariables({ "--h": percent });

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={classNames(styles.legend, "tick")}>
      {names.map((name, layer) => (
        <li key={name}>
          <i data-layer={layer} /> {name}
        </li>
      ))}
    </ul>
  );
}

const isFalling = (values: readonly number[]) => (values.at(-1) ?? 0) < (values[0] ?? 0);

/** The second line is dashed. Each has its name and last value at its end. */
function Lines({ scale, labels, series }: Omit<Extract<ChartData, { kind: "lines" }>, "kind">) {
  const { at, text } = chartScale(scale);
  const x = (index: number) => (index / (labels.length - 1)) * 100;
  const lines = Object.entries(series);
  return (
    <>
      <div className={styles.plot}>
        <ValueAxis scale={scale} />
        <PlotLines grid="">
          {lines.map(([name, values]) => (
            <path
              key={name}
              className={styles.line}
              d={`M${values.map((value, index) => `${x(index)} ${100 - at(value)}`).join("L")}`}
            />
          ))}
        </PlotLines>
        {lines.map(([name, values], index) => {
          const isBelow = lines.length > 1 ? index > 0 : isFalling(values);
          // The name reaches back over the last step, so it keeps clear of both of its ends.
          const edge = (isBelow ? Math.min : Math.max)(...values.slice(-2));
          return (
            <b
              key={name}
              className={classNames(styles.lineName, "tick")}
              data-below={isBelow || undefined}
              style={cssVariables({ "--y": at(edge) })}
            >
              {name}, {text(values.at(-1) ?? 0)}
            </b>
          );
        })}
      </div>
      <div className={styles.lineLabels}>
        <TickLabels ticks={fewer(labels.map((label, index) => ({ at: x(index), text: label })))} />
      </div>
    </>
  );
}

/** Beyond this percentage the value is on the bar, because there is no room behind it. */
const lateBar = 84;

function Bars({ scale, rows }: Omit<Extract<ChartData, { kind: "bars" }>, "kind">) {
  const { at, text, ticks } = chartScale(scale);
  return (
    <div className={styles.bars} style={cssVariables({ "--steps": ticks.length - 1 })}>
      {Object.entries(rows).map(([name, value], index) => (
        <div key={name} className={styles.bar} data-highlighted={index === 0 || undefined}>
          <span className="small">{name}</span>
          <span className={styles.track} data-late={at(value) > lateBar || undefined}>
            <i style={cssVariables({ "--w": at(value) })} />
            <b className="tick">{text(value)}</b>
          </span>
        </div>
      ))}
      <div className={styles.barAxis}>
        <TickLabels ticks={fewer(ticks)} />
      </div>
    </div>
  );
}
