import { shortMoney } from "#domain/valuation/money.ts";

const million = 1_000_000;

/** Formats a round value on an axis: `$6M`, `$1.05M`, `$500K`. Ticks can be closer together than one decimal shows. */
export function tickMoney(value: number): string {
  return value >= million ? `$${Number((value / million).toFixed(2))}M` : shortMoney(value);
}
