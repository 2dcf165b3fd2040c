const figures: ReadonlyMap<string, number> = new Map([
  ["increasing", 15],
  ["moderate", 10],
  ["flat", 5],
  ["slow", 5],
  ["declining", -5],
  ["decreasing", -5],
]);

/**
 * The growth figure that the CRM gets. A word outside the list gives 0, "no growth known": the board sorts and sums this
 * column, so a guess would stand there as a fact, and a gap would drop the lead from its filters.
 */
export function growthFigure(trend: string): number {
  return figures.get(trend.trim().toLowerCase()) ?? 0;
}
