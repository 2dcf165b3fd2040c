import type { CaptureOutcome } from "#app/valuation/services.ts";

/** The last save of a panel, and the status of its capture. */
export type DepthSave = {
  /** When it was saved, ISO 8601; identifies its captures. */
  readonly at: string;
  readonly lead: "pending" | CaptureOutcome["lead"];
};

type Settled = { readonly lead: CaptureOutcome["lead"]; readonly depthAt?: string | undefined };

/** A capture carries every saved panel, so one with this save has its status. */
export function saveAfter(save: DepthSave | null, { lead, depthAt }: Settled): DepthSave | null {
  if (save === null || depthAt !== save.at || save.lead === lead) return save;
  return { ...save, lead };
}
