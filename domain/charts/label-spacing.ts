/** Moves labels apart that would overlap, as little as needed, within 0 and 100. The order of the input is kept. */
export function spacedLabels(positions: readonly number[], gap: number): readonly number[] {
  const order = positions.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, (placed.at(-1) ?? -gap) + gap));
  // What was pushed past the end goes back, and pushes its neighbors.
  let limit = 100;
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.min(placed[index] ?? limit, limit);
    limit = (placed[index] ?? limit) - gap;
  }
  const result = [...positions];
  for (const [rank, { index }] of order.entries()) result[index] = placed[rank] ?? 0;
  return result;
}
