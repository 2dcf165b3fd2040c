/** $9.9M, $350K, $999. Half a step rounds up, and what rounds to the next unit is printed in it: 999,950 is $1.0M. */
export function shortMoney(amount: number | undefined): string {
  const known = amount !== undefined && Number.isFinite(amount) ? Math.round(amount) : 0;
  const sign = known < 0 ? "−" : "";
  return `${sign}$${shortAmount(Math.abs(known))}`;
}

function shortAmount(dollars: number): string {
  const thousands = Math.round(dollars / 1_000);
  if (dollars < 1_000) return String(dollars);
  if (thousands < 1_000) return `${thousands}K`;
  return `${(Math.round(dollars / 100_000) / 10).toFixed(1)}M`;
}

/** From a lower to a higher amount: $8.4M–$11.4M. */
export const moneyRange = (low: number, high: number): string => `${shortMoney(low)}–${shortMoney(high)}`;
