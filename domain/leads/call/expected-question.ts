import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import type { Lead } from "#domain/leads/lead.ts";

/** What the owner will ask, from what they worked out for themselves. */
export type ExpectedQuestion =
  | { readonly asks: "keep"; readonly cashAtClose: number; readonly isTaxed: boolean }
  | { readonly asks: "goal"; readonly goal: number; readonly moreProfit?: number }
  | { readonly asks: "firmness" };

export function expectedQuestion(lead: Lead, feePercent: number): ExpectedQuestion {
  const { proceeds, goal } = ownFiguresOf(lead, feePercent);
  if (goal) {
    const { routes, entries } = goal;
    return { asks: "goal", goal: entries.goal, ...(routes.is === "above" && { moreProfit: routes.profit.moreProfit }) };
  }
  if (proceeds) return { asks: "keep", cashAtClose: proceeds.cashAtClose, isTaxed: proceeds.tax !== undefined };
  return { asks: "firmness" };
}
