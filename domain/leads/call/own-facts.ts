import { readinessKeys } from "#domain/depth/depth-bounds.ts";
import type { DepthPanel } from "#domain/depth/depth-entries.ts";
import { signedNumber } from "#domain/depth/depth-money.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";

/** A saved panel in one line, for the call brief and the CRM. */
export type OwnFact = { readonly panel: DepthPanel; readonly label: string; readonly value: string };

type Figures<Panel extends DepthPanel> = NonNullable<OwnFigures[Panel]>;

function addBacksText({ lines, documented, provable, papers, crossesBracket }: Figures<"addBacks">): string {
  const listed = shortMoney(lines.reduce((sum, { amount }) => sum + amount, 0));
  const kept = crossesBracket ? " (another size bracket, but the multiple of the estimate)" : "";
  return `${listed} a year, ${papers.have} of ${papers.needed} documented; value ${shortMoney(documented.value)} if all are${kept}, ${shortMoney(provable.value)} with the documents of today`;
}

function proceedsText({ cashAtClose, tax, later, atRisk, isOverdrawn }: Figures<"proceeds">): string {
  const taxed = tax ? `after ${tax.rate}% tax` : "before tax";
  const parts = [
    `${shortMoney(cashAtClose)} cash at close ${taxed}`,
    ...(later > 0 ? [`${shortMoney(later)} later`] : []),
    ...(atRisk > 0 ? [`${shortMoney(atRisk)} at risk`] : []),
    ...(isOverdrawn ? ["the deductions are more than the price"] : []),
  ];
  return parts.join(", ");
}

function readinessText({ score, answered, counts }: Figures<"readiness">): string {
  const reached = score === undefined ? `${answered} of ${readinessKeys.length} answered` : `${score} of 100`;
  return `${reached}; ${counts.yes} yes, ${counts.partly} partly, ${counts.no} no`;
}

function goalText({ entries, routes, waiting }: Figures<"goal">): string {
  const { goal, growthRate, returnRate } = entries;
  const years = waiting.paysLess.byPrice;
  const wait =
    years.length === 0
      ? "no wait of up to five years brings less than selling today"
      : `a wait of ${years.join(", ")} year${years.join() === "1" ? "" : "s"} brings less than selling today`;
  return `${shortMoney(goal)}, ${needed(routes)}; at ${signedNumber(growthRate)}% growth and a ${signedNumber(returnRate)}% return a year ${wait}, by price alone`;
}

function needed(routes: Figures<"goal">["routes"]): string {
  if (routes.is === "reachedToday") return "reached today";
  const { profit, both } = routes;
  const orBoth = both ? ` or ${shortMoney(both.moreProfit)} more with ${both.recurring}% recurring` : "";
  return `needs ${shortMoney(profit.moreProfit)} more profit${orBoth}`;
}

/** One fact per saved panel. None of them changes the estimate. */
export function ownFacts({ addBacks, proceeds, readiness, goal }: OwnFigures): readonly OwnFact[] {
  return [
    ...(addBacks ? [{ panel: "addBacks", label: "Add-backs listed", value: addBacksText(addBacks) } as const] : []),
    ...(proceeds ? [{ panel: "proceeds", label: "Would keep", value: proceedsText(proceeds) } as const] : []),
    ...(readiness ? [{ panel: "readiness", label: "Readiness", value: readinessText(readiness) } as const] : []),
    ...(goal ? [{ panel: "goal", label: "Goal price", value: goalText(goal) } as const] : []),
  ];
}

/** The lines of the CRM's notes; none if nothing was saved. */
export function ownNotes(own: OwnFigures): readonly string[] {
  const facts = ownFacts(own).map(({ label, value }) => `${label}: ${value}`);
  return facts.length === 0 ? [] : ["Entered by the owner, without effect on the estimate:", ...facts];
}
