import { draftStore } from "#app/contact/message-draft.ts";
import { clearRememberedContact } from "#app/contact/remembered-contact.ts";
import { dropDepthDrafts } from "#app/valuation/depth/depth-draft.ts";
import { browserOutbox } from "#app/valuation/leads/browser-outbox.ts";
import { dropFiguresDraft } from "#app/valuation/results/figures/figures-draft.ts";
import { sessionStore } from "#app/valuation/session-store.ts";

/** Removes the tab's copy of a valuation, which the flow would otherwise show again. */
export function clearTabCopy(valuationId: string): void {
  sessionStore().remove(valuationId);
}

/**
 * Removes what this browser keeps of a deleted valuation: unsent captures, the tab's copy, drafts and the remembered
 * contact.
 */
export function clearLocalData(valuationId: string): void {
  browserOutbox().remove(valuationId);
  clearTabCopy(valuationId);
  dropFiguresDraft(valuationId);
  dropDepthDrafts(valuationId);
  clearRememberedContact();
  draftStore("report").clear();
}
