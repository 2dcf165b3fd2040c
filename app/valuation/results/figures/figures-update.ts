import type { CaptureOutcome } from "#app/valuation/services.ts";

/** A change of figures: the value before it, and the status of its capture. */
export type FiguresUpdate = {
  readonly before: number;
  readonly lead: "pending" | CaptureOutcome["lead"];
  /** When the new figures were entered; identifies their captures. */
  readonly valuedAt: string;
};

type Settled = { readonly lead: CaptureOutcome["lead"]; readonly valuedAt: string };

/** A capture carries the whole lead, so one with these figures has their status. */
export function updateAfter(update: FiguresUpdate | null, { lead, valuedAt }: Settled): FiguresUpdate | null {
  if (update === null || valuedAt !== update.valuedAt || update.lead === lead) return update;
  return { ...update, lead };
}
