import type { ChartData } from "#content/schemas/chart.ts";
import { hundredth } from "#domain/charts/rounding.ts";

/** Positions in percent of the axis, and values as printed. */
export function chartScale([format, max, step, min = 0]: ChartData["scale"]) {
  const at = (value: number) => hundredth(((value - min) / (max - min)) * 100);
  const text = (value: number) => format.replace("#", String(value));
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => {
    const value = hundredth(min + index * step);
    return { at: at(value), text: text(value) };
  });
  return { at, text, ticks };
}

/** Of more than four labels the first, every second and the last, so that none touches another. */
export function fewer<Label>(labels: readonly Label[]): readonly Label[] {
  const last = labels.length - 1;
  return last < 4 ? labels : labels.filter((_, index) => index === last || (index % 2 === 0 && index < last - 1));
}

/** All values of a chart in one sentence. */
export function spokenChart(title: string, data: ChartData): string {
  const { text } = chartScale(data.scale);
  const listed = (labels: readonly string[], values: readonly number[]) =>
    labels.map((label, index) => `${label} ${text(values[index] ?? 0)}`).join(", ");
  switch (data.kind) {
    case "columns":
      return `${title}: ${listed(data.labels, data.values)}.`;
    case "stack":
      return `${title}. ${data.names.map((name, layer) => `${name}: ${listed(data.labels, data.parts[layer] ?? [])}`).join(". ")}.`;
    case "lines":
      return `${title}. ${Object.entries(data.series)
        .map(([name, values]) => `${name}: ${listed(data.labels, values)}`)
        .join(". ")}.`;
    case "bars":
      return `${title}: ${listed(Object.keys(data.rows), Object.values(data.rows))}.`;
  }
}
