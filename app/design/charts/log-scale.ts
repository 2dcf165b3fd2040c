import { hundredth } from "#domain/charts/rounding.ts";

type Span = { readonly from: number; readonly to: number };

/** Position of a value on a logarithmic scale, from 0 to 100, clamped to the ends. */
export function logPosition(value: number, { from, to }: Span): number {
  if (!(from > 0 && to > from)) throw new Error("A logarithmic scale runs from a positive number to a larger one");
  const share = Math.log(Math.max(value, from) / from) / Math.log(to / from);
  return hundredth(100 * Math.min(1, share));
}
