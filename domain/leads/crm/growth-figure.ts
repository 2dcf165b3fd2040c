const figures: ReadonlyMap<string, number> = new Map([
  ["increasing", 15],
  ["moderate", 10],
  ["flat", 5],
  ["slow", 5],
  ["declining", -5],
  ["decreasing", -5],
]);

/**
 * The growth figure for the CRM. An unknown word gives 0: the board sorts and sums this column, so a guess would look
 * like a fact, and an empty cell would drop the lead from its filters.
 */
export function growthFigure(trend: string): number {
  return figures.get(trend.trim().toLowerCase()) ?? 0;
}
