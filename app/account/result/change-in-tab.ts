import { consoleLog } from "#app/valuation/console-log.ts";
import { type SessionStore, sessionStore } from "#app/valuation/session-store.ts";
import type { ValuationSession } from "#contracts/valuation-session.ts";

type Change = Partial<Pick<Extract<ValuationSession, { at: "results" }>, "inputs" | "valuedAt" | "corrections">>;

const ofTab = () => sessionStore(() => sessionStorage, consoleLog);

/** The tab's copy of a valuation, which the flow shows again on the way back from its private page. */
export async function changeInTab(
  valuationId: string,
  change: Change,
  store: Pick<SessionStore, "read" | "write"> = ofTab(),
): Promise<void> {
  const session = await store.read();
  if (session?.at === "results" && session.valuationId === valuationId) store.write({ ...session, ...change });
}
