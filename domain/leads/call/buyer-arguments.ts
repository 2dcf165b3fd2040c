import type { ReadinessKey } from "#domain/depth/depth-bounds.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { type Objection, objectionsOf } from "#domain/report/objections.ts";

/** What a buyer will say against the price: an objection to the figures, or one to an answer of the owner's. */
export type BuyerArgument =
  | { readonly from: "figures"; readonly objection: Objection }
  | { readonly from: "answers"; readonly key: ReadinessKey; readonly answer: "no" | "partly" };

/** As many as fit on the printed page beside the questions. */
export const mostArguments = 5;
const mostObjections = 3;

/** The costliest objections, then what the owner's answers leave open, then the other objections. */
export function buyerArguments(lead: Lead, feePercent: number): readonly BuyerArgument[] {
  const objections = objectionsOf(lead.financialInputs).map((objection) => ({ from: "figures", objection }) as const);
  const open = ownFiguresOf(lead, feePercent).readiness?.open ?? [];
  return [
    ...objections.slice(0, mostObjections),
    ...open.map(({ key, answer }) => ({ from: "answers", key, answer }) as const),
    ...objections.slice(mostObjections),
  ].slice(0, mostArguments);
}
