import { draftStore } from "#app/contact/message-draft.ts";
import { forgetContact } from "#app/contact/remembered-contact.ts";
import { consoleLog } from "#app/valuation/console-log.ts";
import { browserOutbox } from "#app/valuation/leads/browser-outbox.ts";
import { dropFiguresDraft } from "#app/valuation/results/figures-draft.ts";
import { sessionStore } from "#app/valuation/session-store.ts";

/** The tab's copy of a valuation, from which the flow would show it once more. */
export function forgetInTab(valuationId: string): void {
  sessionStore(() => sessionStorage, consoleLog).forget(valuationId);
}

/** What this browser keeps of a valuation that was deleted: the tab's copy, what waits to be sent, and who asked for the report. */
export function forgetHere(valuationId: string): void {
  browserOutbox().forget(valuationId);
  forgetInTab(valuationId);
  dropFiguresDraft(valuationId);
  forgetContact();
  draftStore("report").clear();
}
