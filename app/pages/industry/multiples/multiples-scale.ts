import type { IndustryReference } from "#content/sources/industry-references.ts";
import type { Axis } from "#domain/charts/axis.ts";
import { hundredth } from "#domain/charts/rounding.ts";

/** An axis of whole steps from zero, at least as long as requested and long enough for all values. */
export function steppedAxis({ step, max = 0 }: { step: number; max?: number }, values: readonly number[] = []): Axis {
  const steps = Math.max(1, Math.ceil(Math.max(max, ...values) / step - 1e-9));
  const to = hundredth(steps * step);
  const at = (value: number) => hundredth((Math.min(Math.max(value, 0), to) / to) * 100);
  const ticks = Array.from({ length: steps + 1 }, (_, index) => {
    const value = hundredth(index * step);
    return { value, at: at(value) };
  });
  return { from: 0, to, ticks, at };
}

/** The last tick has the unit. */
export function tickTexts({ ticks }: Axis, unit: string) {
  return ticks.map(({ at, value }) => ({ at, text: at === 100 ? `${value}x ${unit}` : `${value}x` }));
}

/** What a ratio counts: EBITDA in EV/EBITDA. */
export function countedBy(metric: IndustryReference["metric"]): string {
  return metric.slice(metric.indexOf("/") + 1);
}

/** EV/EBITDA can share an axis with EBITDA, and with nothing else. */
export function isOnAxis(unit: string, metric: IndustryReference["metric"]): boolean {
  return unit.toLowerCase() === countedBy(metric).toLowerCase();
}

/** Both ends with the same number of decimals: 4.5–6.0x; a single value is not a range: 5.5x. */
export function multipleText(low: number, high: number): string {
  const decimals = Math.max(decimalsOf(low), decimalsOf(high));
  const ends = [...new Set([low, high])].map((value) => value.toFixed(decimals));
  return `${ends.join("–")}x`;
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
