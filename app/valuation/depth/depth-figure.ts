import { depthFigureWords as words } from "#content/depth/figures.ts";
import type { DepthPanelId } from "#content/depth/panels.ts";
import { publishedMultiples } from "#content/depth/published-multiples.ts";
import { site } from "#content/site.ts";
import { addBacksOf } from "#domain/depth/add-backs.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { goalRoutes } from "#domain/depth/goal-price.ts";
import { hasProceedsEntries, proceedsOf } from "#domain/depth/proceeds.ts";
import { publishedRangeText, secondOpinionOf } from "#domain/depth/published-deals.ts";
import { saleReadinessOf } from "#domain/depth/sale-readiness.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import type { PanelProps } from "./panel-props.ts";

/** A panel's own figure and what it means. */
export type DepthFigure = { readonly figure: string; readonly means: string };

type Given = Pick<PanelProps, "valuation" | "inputs" | "industry" | "now"> & { readonly entries: DepthEntries };

/** The figure in a panel's line; undefined before there is one. */
export function depthFigure(id: DepthPanelId, given: Given): DepthFigure | undefined {
  return figures[id](given);
}

const figures: Readonly<Record<DepthPanelId, (given: Given) => DepthFigure | undefined>> = {
  addBacks({ valuation, entries }) {
    const found = addBacksOf(valuation, entries.addBacks ?? {});
    return found && { figure: shortMoney(found.documented.value), means: words.documented };
  },
  proceeds({ valuation, entries: { proceeds = {} } }) {
    if (!hasProceedsEntries(proceeds)) return undefined;
    const { cashAtClose, tax } = proceedsOf(valuation.adjustedValuation, proceeds, site.valuation.successFeePercent);
    return { figure: shortMoney(cashAtClose), means: tax ? words.cashAfterTax : words.cashBeforeTax };
  },
  secondOpinion({ valuation, industry, now }) {
    const { range } = secondOpinionOf(valuation, { references: publishedMultiples, industry, now });
    return range && { figure: publishedRangeText(range), means: words.published };
  },
  readiness({ entries }) {
    const { score } = saleReadinessOf(entries.readiness ?? {});
    return score === undefined ? undefined : { figure: words.score(score), means: words.beside };
  },
  goal({ inputs, entries: { goal } }) {
    if (!goal) return undefined;
    const routes = goalRoutes(inputs, goal.goal);
    if (routes.is === "reachedToday") return { figure: words.reached, means: words.goal(shortMoney(goal.goal)) };
    return {
      figure: words.moreProfit(signedMoney(routes.profit.moreProfit)),
      means: words.goal(shortMoney(goal.goal)),
    };
  },
};
