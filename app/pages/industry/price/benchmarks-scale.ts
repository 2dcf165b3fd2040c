import type { MarketReference } from "#content/market-references.ts";
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

/** As many labels as fit on a small screen. The last one includes the unit and needs more space. */
export function labeledTicks({ ticks }: Axis, unit: string) {
  const last = ticks.length - 1;
  const stride = Math.ceil(last / 6);
  return ticks
    .filter((_, index) => index === last || (index % stride === 0 && index <= last - stride))
    .map(({ at, value }) => ({ at, text: at === 100 ? `${value}x ${unit}` : `${value}x` }));
}

/** What a ratio counts: EBITDA in EV/EBITDA. */
export function counted(metric: MarketReference["metric"]): string {
  return metric.slice(metric.indexOf("/") + 1);
}

/** EV/EBITDA can share an axis with EBITDA, and with nothing else. */
export function isSameMetric(unit: string, metric: MarketReference["metric"]): boolean {
  return unit.toLowerCase().includes(counted(metric).toLowerCase());
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

export type LabelPosition = "after" | "before" | "inside";

/** Width of a character and the gap, in percent of the narrowest plot that still has labels (about 440 px). */
const character = 1.95;
const gap = 3;

/** Where a bar's label fits: after it, else on it if its fill allows text, else before it. */
export function labelPosition(text: string, from: number, to: number, canHoldText: boolean): LabelPosition {
  const needed = text.length * character + gap;
  if (100 - to >= needed) return "after";
  if (canHoldText && to - from >= needed) return "inside";
  return from >= needed ? "before" : "inside";
}
