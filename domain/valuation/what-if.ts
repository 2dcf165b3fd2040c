import { profitBounds } from "./financial-inputs.ts";
import { formula } from "./formula.ts";
import { type Bracket, brackets } from "./multiples.ts";

/** The width of the band on either side of a bracket's edge, where buyers' prices rise more evenly than the formula. */
const edgeShare = 0.07;

/** The edge between two size brackets, with the profits of its band. */
export type BracketEdge = {
  readonly below: Bracket;
  readonly above: Bracket;
  readonly from: number;
  readonly to: number;
};

export const bracketEdges: readonly BracketEdge[] = brackets.slice(1).map((above, index) => {
  const profit = above.from / formula.ebitdaOfProfit;
  return {
    below: brackets[index] ?? brackets[0],
    above,
    from: profit * (1 - edgeShare),
    to: profit * (1 + edgeShare),
  };
});

export function edgeAt(profit: number): BracketEdge | undefined {
  return bracketEdges.find(({ from, to }) => profit >= from && profit <= to);
}

const minReach = 1_000_000;

/** The highest profit of the what-if panel: about twice today's, so that slider and axis stay fixed. */
export function whatIfReach(todaysProfit: number): number {
  const twice = Math.ceil((2 * todaysProfit) / 100_000) * 100_000;
  return Math.min(Math.max(twice, minReach), profitBounds.max);
}
