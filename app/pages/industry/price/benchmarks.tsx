import type { ReactNode } from "react";
import { Pin, TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { type MarketReference, marketReferences, marketReferencesRetrieved } from "#content/market-references.ts";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import type { Axis } from "#domain/charts/axis.ts";
import * as styles from "./benchmarks.module.css";
import { counted, isSameMetric, labeledTicks, labelPosition, multipleText, steppedAxis } from "./benchmarks-scale.ts";

const { benchmarks: words } = industryPage;

type Benchmarks = SectionOf<"benchmarks">;

/**
 * Prices paid, on one axis. Public figures are shown below as dated context, on the same scale where they count the
 * same.
 */
export function IndustryBenchmarks({ title, lead, axis: asked, rows, references = [], ground = "paper" }: Benchmarks) {
  const points = references.map((id): MarketReference => marketReferences[id]);
  const shared = points.every(({ metric }) => isSameMetric(asked.unit, metric));
  const highest = points.map(({ high }) => high);
  const axis = steppedAxis(asked, [...rows.map(({ to }) => to), ...(shared ? highest : [])]);
  return (
    <Section ground={ground} aria-labelledby="benchmarks-title">
      <Frame>
        <div className={classNames(styles.benchmarks, "columns")}>
          <div className={styles.heading}>
            <h2 className="title-1" id="benchmarks-title">
              {title}
            </h2>
            {lead && <p className="muted">{lead}</p>}
          </div>
          <Chart axis={axis} unit={asked.unit} figures={rows.map(({ name, text }) => `${name}, ${text}`)}>
            {rows.map((row) => (
              <Row key={row.name} {...row} axis={axis} />
            ))}
          </Chart>
          {points.length > 0 && <References points={points} axis={shared ? axis : steppedAxis({ step: 2 }, highest)} />}
        </div>
      </Frame>
    </Section>
  );
}

type ChartProps = {
  readonly axis: Axis;
  readonly unit: string;
  /** A row in the chart's sentence. */
  readonly figures: readonly string[];
  readonly children: ReactNode;
};

/** The grid carries the chart's sentence; the rows give their values as text. */
function Chart({ axis, unit, figures, children }: ChartProps) {
  return (
    <div className={styles.chart} style={cssVariables({ "--steps": axis.ticks.length - 1 })}>
      <div className={styles.grid} role="img" aria-label={`${words.spoken} ${unit}: ${figures.join("; ")}.`} />
      <ul>{children}</ul>
      <div className={styles.axis}>
        <TickLabels ticks={labeledTicks(axis, unit)} />
      </div>
    </div>
  );
}

function Row({ name, note, from, to, text, highlighted, story, axis }: Benchmarks["rows"][number] & { axis: Axis }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <b>{name}</b>
        <span className="label">{note}</span>
      </span>
      <Range
        axis={axis}
        from={from}
        to={to}
        text={text}
        paint={story ? (from === to ? "price" : "story") : highlighted ? "on" : "range"}
      />
    </li>
  );
}

/** Range, highlighted range, path from offer to price, single price; public range and public point. */
type Paint = "range" | "on" | "story" | "price" | "context" | "point";

type RangeProps = {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly paint: Paint;
};

function Range({ axis, from, to, text, paint }: RangeProps) {
  const [a, b] = [axis.at(from), axis.at(to)];
  const solid = paint === "range" || paint === "on";
  const isHatched = paint === "context" || paint === "point";
  return (
    <span
      className={styles.plot}
      data-paint={paint}
      data-label={labelPosition(text, a, b, solid)}
      style={cssVariables({ "--a": a, "--b": b })}
    >
      <i className={isHatched ? "hatch" : undefined} aria-hidden="true">
        {(paint === "story" || paint === "price") && <Pin />}
      </i>
      <b>{text}</b>
    </span>
  );
}

/** Figures that count something else get a separate axis, so that they are not compared. */
function References({ points, axis }: { readonly points: readonly MarketReference[]; readonly axis: Axis }) {
  return (
    <>
      <div className={styles.publicHeading}>
        <h3 className="title-3">{words.publicTitle}</h3>
        <p className="muted">
          {words.publicNote} {words.retrieved} {marketReferencesRetrieved}.
        </p>
      </div>
      <Chart axis={axis} unit={unitOf(points)} figures={points.map(spoken)}>
        {points.map((point) => (
          <Reference key={point.segment + point.metric} {...point} axis={axis} />
        ))}
      </Chart>
    </>
  );
}

const unitOf = (points: readonly MarketReference[]) =>
  [...new Set(points.map(({ metric }) => counted(metric)))].join(", ");

const spoken = ({ segment, low, high, period }: MarketReference) => `${segment}, ${multipleText(low, high)}, ${period}`;

function Reference({ segment, metric, low, high, period, source, url, note, axis }: MarketReference & { axis: Axis }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <b>{segment}</b>
        <span className="label">
          {metric}, {period}
        </span>
      </span>
      <Range
        axis={axis}
        from={low}
        to={high}
        text={multipleText(low, high)}
        paint={low === high ? "point" : "context"}
      />
      <span className={classNames(styles.source, "small")}>
        <span>{note}</span>
        <TextLink to={url} standalone>
          {source}
        </TextLink>
      </span>
    </li>
  );
}
