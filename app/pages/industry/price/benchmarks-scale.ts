import type { MarketReference } from "#content/market-references.ts";
import type { Axis } from "#domain/charts/axis.ts";
import { hundredth } from "#domain/charts/rounding.ts";

/** An axis of whole steps from zero, at least as long as asked for and never shorter than what stands on it. */
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

/** As many labels as a small screen can set apart. The last one names the unit and keeps its neighbors away. */
export function labelledTicks({ ticks }: Axis, unit: string) {
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

/** EV/EBITDA may stand on an axis that counts EBITDA, and on no other. */
export function countsSame(unit: string, metric: MarketReference["metric"]): boolean {
  return unit.toLowerCase().includes(counted(metric).toLowerCase());
}

/** Both ends with as many decimals as the finer of them needs: 4.5–6.0x; one value alone is no range: 5.5x. */
export function multipleText(low: number, high: number): string {
  const decimals = Math.max(decimalsOf(low), decimalsOf(high));
  const ends = [...new Set([low, high])].map((value) => value.toFixed(decimals));
  return `${ends.join("–")}x`;
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}

export type LabelPlace = "after" | "before" | "inside";

/** Percent of the narrowest plot that still carries its labels (about 440 px) that a character takes, and the gap. */
const character = 1.95;
const gap = 3;

/** Where a bar's words find room: behind it, else on it where its paint bears words, else before it. */
export function labelPlace(text: string, from: number, to: number, bearsWords: boolean): LabelPlace {
  const needed = text.length * character + gap;
  if (100 - to >= needed) return "after";
  if (bearsWords && to - from >= needed) return "inside";
  return from >= needed ? "before" : "inside";
}
