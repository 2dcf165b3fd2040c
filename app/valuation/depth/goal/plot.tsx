import type { ReactNode } from "react";
import { PlotLines, type TickLabel, TickLabels } from "#app/design/charts/marks.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import * as styles from "./plot.module.css";

/** A place in the plot, in percent from its upper left corner. */
export type Place = { readonly x: number; readonly y: number };

export type Stroke = "own" | "flat" | "falling" | "invested" | "faint" | "mark";

export type PlotLine = { readonly stroke: Stroke; readonly points: readonly Place[] };

type PlotProps = {
  /** One sentence that says what the chart shows. Its values are given as text below it. */
  readonly label: string;
  readonly xTicks: readonly TickLabel[];
  readonly yTicks: readonly TickLabel[];
  readonly xCaption: string;
  readonly yCaption?: string;
  readonly lines: readonly PlotLine[];
  /** Outlines of areas in which the lines are too precise. */
  readonly hatched: readonly (readonly Place[])[];
  readonly children: ReactNode;
};

const strokes: Readonly<Record<Stroke, string | undefined>> = {
  own: styles.own,
  flat: styles.flat,
  falling: styles.falling,
  invested: styles.invested,
  faint: styles.faint,
  mark: styles.mark,
};

const path = (points: readonly Place[]) => points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");

/** Lines over two axes. The drawing stretches with its box; text and strokes keep their size. */
export function Plot({ label, xTicks, yTicks, xCaption, yCaption, lines, hatched, children }: PlotProps) {
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      {yCaption && <span className={classNames(styles.yCaption, "tick")}>{yCaption}</span>}
      <div className={styles.plot}>
        {hatched.map((area) => (
          <i
            key={path(area)}
            className={classNames(styles.hatched, "hatch")}
            style={cssVariables({ "--outline": `polygon(${area.map(({ x, y }) => `${x}% ${y}%`).join(",")})` })}
          />
        ))}
        <PlotLines grid={yTicks.map(({ at }) => `M0 ${100 - at}H100`).join("")}>
          {lines.map(({ stroke, points }) => (
            <path key={`${stroke}${path(points)}`} className={strokes[stroke]} d={path(points)} />
          ))}
        </PlotLines>
        {yTicks.map(({ at, text }) => (
          <span key={at} className={classNames(styles.yTick, "tick")} style={cssVariables({ "--y": 100 - at })}>
            {text}
          </span>
        ))}
        {children}
      </div>
      <div className={styles.xAxis}>
        <TickLabels ticks={xTicks} />
        <span className="tick">{xCaption}</span>
      </div>
    </div>
  );
}

/** A piece of a line, for the row that names it. */
export function Sample({ stroke }: { readonly stroke: Stroke }) {
  return (
    <svg className={styles.sample} viewBox="0 0 24 10" aria-hidden="true">
      <path className={strokes[stroke]} d="M0 5H24" />
    </svg>
  );
}

type MarkProps = { readonly at: Place; readonly stroke: Stroke };

/** A ring on a line. */
export function Ring({ at, stroke }: MarkProps) {
  return (
    <span
      className={classNames(
        "placed",
        styles.ring,
        stroke === "flat" && styles.onFlat,
        stroke === "falling" && styles.onFalling,
      )}
      style={cssVariables({ "--x": at.x, "--y": at.y })}
    />
  );
}

type PlotTextProps = {
  readonly at: Place;
  readonly side: "above" | "top" | "left" | "right";
  readonly tone?: "strong" | "plain" | "falling" | "mark";
  /** On its own ground, which interrupts a line behind it. */
  readonly isBoxed?: boolean;
  readonly children: string;
};

const sides = { above: styles.above, top: styles.top, left: styles.left, right: styles.right } as const;
const tones = { strong: styles.strong, plain: undefined, falling: styles.fallingText, mark: styles.markText } as const;

/** A label: above a place and to its right, centered on top of it, or beside it. */
export function PlotText({ at, side, tone = "plain", isBoxed = false, children }: PlotTextProps) {
  return (
    <span
      className={classNames("placed", styles.text, sides[side], tones[tone], isBoxed && styles.boxed)}
      style={cssVariables({ "--x": at.x, "--y": at.y })}
    >
      {children}
    </span>
  );
}
