import { heightAt, monotoneCurve } from "#app/pages/industry/drawings/monotone-curve.ts";

/** In viewBox units from the center: radius of the hole, and of the busiest day. */
export const seasonRing = { inner: 112, outer: 300 } as const;

const months = 12;
/** Points of a curve around the year: every ten days. */
const samples = 36;

export type SeasonRing = {
  /** The closed outline of each layer's outer edge, innermost first. */
  readonly edges: readonly string[];
  /** Radial strokes through a layer. */
  readonly strokes: (layer: number, count: number) => string;
  /** A closed line within a layer: depth 0 is its inner edge, 1 its outer one. */
  readonly contour: (layer: number, depth: number) => string;
  /** A position relative to the center. Month 0 is the middle of January, at the top; the year runs clockwise. */
  readonly at: (month: number, layer: number, depth: number) => readonly [x: number, y: number];
};

/**
 * A year of stacked layers around a ring, one row per layer, one column per month. A layer's area over any span of the
 * year is proportional to its share of the work.
 */
export function ringOfYear(table: readonly (readonly number[])[]): SeasonRing {
  const curves = table.map((row) => aroundTheYear(row));
  const sumBelow = (layer: number, month: number) =>
    curves.slice(0, layer).reduce((sum, valueAt) => sum + valueAt(month), 0);
  const everyMoment = Array.from({ length: samples }, (_, index) => (index * months) / samples);
  const busiest = Math.max(...everyMoment.map((month) => sumBelow(curves.length, month)));
  const area = (seasonRing.outer ** 2 - seasonRing.inner ** 2) / busiest;

  const at: SeasonRing["at"] = (month, layer, depth) => {
    const work = sumBelow(layer, month) + depth * (curves[layer]?.(month) ?? 0);
    return pointAt(month, Math.sqrt(seasonRing.inner ** 2 + area * work));
  };
  const contour: SeasonRing["contour"] = (layer, depth) =>
    closedCurve(everyMoment.map((month) => at(month, layer, depth)));

  return {
    edges: table.map((_, layer) => contour(layer, 1)),
    strokes: (layer, count) =>
      Array.from({ length: count }, (_, index) => {
        const month = ((index + 0.5) * months) / count;
        return `M${at(month, layer, 0).map(tenth).join(" ")}L${at(month, layer, 1).map(tenth).join(" ")}`;
      }).join(""),
    contour,
    at,
  };
}

/** A point at a distance from the center. */
export function pointAt(month: number, radius: number): readonly [x: number, y: number] {
  const turn = (month / months) * 2 * Math.PI;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

/** A smooth closed line through all points (Catmull-Rom). */
function closedCurve(points: readonly (readonly [x: number, y: number])[]): string {
  const count = points.length;
  const point = (index: number) => points[(index + count) % count] ?? [0, 0];
  const handle = (index: number, way: number) => {
    const [[x, y], before, after] = [point(index), point(index - 1), point(index + 1)];
    return [x + (way * (after[0] - before[0])) / 6, y + (way * (after[1] - before[1])) / 6];
  };
  const written = (...numbers: (readonly number[])[]) => numbers.flat().map(tenth).join(" ");
  const steps = points.map((_, index) => written(handle(index + 1, -1), point(index + 1)));
  return `M${written(point(0))}C${written(handle(0, 1))} ${steps.join("S")}Z`;
}

/** December continues into January: the curve is drawn through three years and read in the middle one. */
function aroundTheYear(row: readonly number[]): (month: number) => number {
  const curve = monotoneCurve([...row, ...row, ...row]);
  return (month) => heightAt(curve, months + (((month % months) + months) % months));
}

const tenth = (value: number) => Math.round(value * 10) / 10;
