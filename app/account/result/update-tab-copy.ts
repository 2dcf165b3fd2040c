import { type SessionStore, sessionStore } from "#app/valuation/session-store.ts";
import type { ValuationSession } from "#contracts/valuation/valuation-session.ts";

type Change = Partial<
  Pick<Extract<ValuationSession, { at: "results" }>, "inputs" | "valuedAt" | "corrections" | "depth">
>;

/** Updates the tab's copy of a valuation, which the flow shows when the owner goes back from the private page. */
export async function updateTabCopy(
  valuationId: string,
  change: Change,
  store: Pick<SessionStore, "read" | "write"> = sessionStore(),
): Promise<void> {
  const session = await store.read();
  if (session?.at === "results" && session.valuationId === valuationId) store.write({ ...session, ...change });
}
