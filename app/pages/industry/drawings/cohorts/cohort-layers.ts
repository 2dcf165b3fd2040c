import { addCurves, type Curve, heightAt, monotoneCurve } from "#app/pages/industry/drawings/monotone-curve.ts";
import { hundredth } from "#domain/charts/rounding.ts";

/** In viewBox units; the page stretches the plot. */
export const cohortPlot = { width: 960, height: 600 } as const;
/** Space above the highest total, as a share of it. */
const headroom = 0.04;

export type CohortLayers = {
  /** Oldest first, from the bottom up. */
  readonly layers: readonly { readonly area: string; readonly lines: string }[];
  /** Position in percent of the plot: `depth` 0 is the layer's lower edge, 1 its upper one. */
  readonly at: (cohort: number, quarter: number, depth: number) => { readonly x: number; readonly y: number };
  /** The upper edge of a layer from a quarter to the end. */
  readonly edge: (cohort: number, fromQuarter: number) => string;
};

/**
 * Stacks cohorts by quarter. Row n of the table is the cohort that signed in quarter n: its revenue at the end of that
 * quarter and of each one since. Each layer starts as a tip at the start of its quarter.
 */
export function cohortLayers(table: readonly (readonly number[])[], lines: readonly number[]): CohortLayers {
  const quarters = table.length;
  const widths = table.map((revenue, cohort) => widthOf(revenue, cohort));
  const nothing: Curve = Array.from({ length: quarters + 1 }, () => ({ height: 0, slope: 0 }));
  const floors = [nothing];
  for (const width of widths) floors.push(addCurves(floors.at(-1) ?? nothing, width));
  const highest = Math.max(...(floors.at(-1) ?? nothing).map(({ height }) => height), 1);
  const scale = cohortPlot.height / (highest * (1 + headroom));
  const step = cohortPlot.width / quarters;
  const path = pathOf(step, scale);
  const floor = (cohort: number) => floors[cohort] ?? nothing;
  const width = (cohort: number) => widths[cohort] ?? nothing;

  return {
    layers: table.map((_, cohort) => ({
      area: `M${path(floor(cohort + 1), cohort)}L${path(floor(cohort), cohort, true)}Z`,
      lines: lines.map((depth) => `M${path(addCurves(floor(cohort), width(cohort), depth), cohort)}`).join(""),
    })),
    at: (cohort, quarter, depth) => ({
      x: percent(quarter / quarters),
      y: percent(
        1 - ((heightAt(floor(cohort), quarter) + depth * heightAt(width(cohort), quarter)) * scale) / cohortPlot.height,
      ),
    }),
    edge: (cohort, fromQuarter) => `M${path(floor(cohort + 1), fromQuarter)}`,
  };
}

/** Zero until the cohort's quarter starts. */
function widthOf(revenue: readonly number[], cohort: number): Curve {
  const before = Array.from({ length: cohort }, () => ({ height: 0, slope: 0 }));
  return [...before, ...monotoneCurve([0, ...revenue])];
}

const percent = (share: number) => hundredth(share * 100);
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Draws a curve from a quarter to the end, or back, without the first `M` or `L`. */
function pathOf(step: number, scale: number) {
  return (curve: Curve, fromQuarter: number, backwards = false): string => {
    const knots = curve
      .map(({ height, slope }, quarter) => ({
        x: quarter * step,
        y: cohortPlot.height - height * scale,
        rise: (-slope * scale) / 3,
      }))
      .slice(fromQuarter);
    if (backwards) knots.reverse();
    const way = backwards ? -1 : 1;
    return knots
      .map(({ x, y, rise }, index) => {
        const last = knots[index - 1];
        if (!last) return `${tenth(x)} ${tenth(y)}`;
        const run = (way * step) / 3;
        const points = [last.x + run, last.y + way * last.rise, x - run, y - way * rise, x, y];
        return `C${points.map(tenth).join(" ")}`;
      })
      .join("");
  };
}
