import { waterfallCaptions as captions, proceedsFields, type waterfallNames } from "#content/depth/proceeds.ts";
import type { ProceedsKey } from "#domain/depth/depth-bounds.ts";
import { signedEbitdaMoney } from "#domain/depth/depth-money.ts";
import type { Proceeds, ProceedsEntries } from "#domain/depth/proceeds.ts";
import { ebitdaMoney, shortMoney } from "#domain/valuation/text/money.ts";

export type WaterfallStep = {
  readonly id: keyof typeof waterfallNames;
  /** A level starts at zero; a step leads from one level to the next; what is deferred is not cash at close. */
  readonly kind: "level" | "final" | "step" | "deferred";
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly caption?: string;
};

export const percentText = (percent: number) => `${percent}%`;

/** From the price to cash at close. Steps without an amount stay, so that the drawing keeps its form. */
export function waterfallSteps(
  proceeds: Proceeds,
  entries: ProceedsEntries,
  feePercent: number,
): readonly WaterfallStep[] {
  const { price, debt, cash, workingCapitalGap, fee, beforeTax, later, atRisk, tax, cashAtClose } = proceeds;
  const steps: WaterfallStep[] = [];
  let level = 0;
  const reach = (id: WaterfallStep["id"], to: number, caption?: string, kind: "level" | "final" = "level") => {
    level = to;
    steps.push({ id, kind, from: 0, to, text: ebitdaMoney(to), ...(caption && { caption }) });
  };
  const move = (id: WaterfallStep["id"], amount: number, caption: string, kind: "step" | "deferred" = "step") => {
    const from = level;
    level += amount;
    steps.push({ id, kind, from, to: level, text: signedEbitdaMoney(amount), caption });
  };
  reach("price", price, captions.price);
  move("debt", -debt, captions.debt);
  move("cash", cash, captions.cash);
  move("workingCapital", -workingCapitalGap, workingCapitalCaption(workingCapitalGap));
  move("fee", -fee, captions.fee(percentText(feePercent)));
  reach("beforeTax", beforeTax);
  move("later", -later, partsText(entries, ["escrow", "sellerNote"]) || captions.nothingLater, "deferred");
  move("atRisk", -atRisk, partsText(entries, ["earnOut", "rollover"]) || captions.nothingAtRisk, "deferred");
  if (tax) move("tax", -tax.atClose, captions.tax(percentText(tax.rate)));
  reach("cashAtClose", cashAtClose, finalCaption(proceeds), "final");
  return steps;
}

function finalCaption({ tax, isOverdrawn }: Proceeds): string {
  if (isOverdrawn) return captions.missing;
  return tax ? captions.inAccount : captions.untaxed;
}

function workingCapitalCaption(gap: number): string {
  if (gap === 0) return captions.normal;
  return gap > 0 ? captions.underNormal(shortMoney(gap)) : captions.overNormal(shortMoney(-gap));
}

function partsText(entries: ProceedsEntries, keys: readonly ProceedsKey[]): string {
  return keys
    .filter((key) => entries[key])
    .map((key) => `${proceedsFields[key].label} ${shortMoney(entries[key])}`)
    .join(", ");
}
