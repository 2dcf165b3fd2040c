import type { ReactNode } from "react";
import { cssVariables } from "#app/design/ui/css-variables.ts";

/** The brass plus on the highlighted value. */
export function Pin() {
  return <span className="pin" aria-hidden="true" />;
}

export interface TickLabel {
  readonly at: number;
  readonly text: string;
}

/** Tick labels under a baseline. Hidden from screen readers, because the chart's sentence and rows have the values. */
export function TickLabels({ ticks }: { readonly ticks: readonly TickLabel[] }) {
  return (
    <div className="axis tick" aria-hidden="true">
      {ticks.map(({ at, text }) => (
        <span key={at} style={cssVariables({ "--x": at })}>
          {text}
        </span>
      ))}
    </div>
  );
}

type PlotLinesProps = {
  /** The path of the lines behind the others. */
  readonly grid: string;
  /** Paths, in percent from the upper left corner. */
  readonly children: ReactNode;
};

/** Lines over the whole plot, which stretches with its box. */
export function PlotLines({ grid, children }: PlotLinesProps) {
  return (
    <svg className="fill-layer plot-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="grid-lines" d={grid} />
      {children}
    </svg>
  );
}
