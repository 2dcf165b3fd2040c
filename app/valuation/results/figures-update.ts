import type { CaptureOutcome } from "#app/valuation/services.ts";

/** A change of the figures: the value before it, and how far it is on its way to the private link. */
export type FiguresUpdate = {
  readonly before: number;
  readonly lead: "pending" | CaptureOutcome["lead"];
  /** When the new figures were given, by which its captures are known. */
  readonly valuedAt: string;
};

type Settled = { readonly lead: CaptureOutcome["lead"]; readonly valuedAt: string };

/** A capture carries the whole lead: one with these figures says what became of them. */
export function updateAfter(update: FiguresUpdate | null, { lead, valuedAt }: Settled): FiguresUpdate | null {
  if (update === null || valuedAt !== update.valuedAt || update.lead === lead) return update;
  return { ...update, lead };
}
