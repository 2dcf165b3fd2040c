import { shortMoney } from "#domain/valuation/text/money.ts";

const million = 1_000_000;

/** A round value on an axis: `$6M`, `$1.05M`, `$500K`, `−$2M`. Ticks can be closer together than one decimal shows. */
export function tickMoney(value: number): string {
  if (value < 0) return `−${tickMoney(-value)}`;
  return value >= million ? `$${Number((value / million).toFixed(2))}M` : shortMoney(value);
}
