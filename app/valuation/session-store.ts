import type { ValuationSession } from "#contracts/valuation-session.ts";

/** Where a started valuation outlives a reload. */
export type SessionStore = {
  /** True when something finished may be kept: it decides only which waiting screen is shown. */
  mayHoldResult(): boolean;
  read(): Promise<ValuationSession | undefined>;
  write(session: ValuationSession | undefined): void;
  /** Once a valuation was deleted, or gives way to another: nothing of it stays in the tab. */
  forget(valuationId: string): void;
};

const key = "valuation";

type Log = (message: string, reason: unknown) => void;
type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The tab's own storage: gone with the tab, never sent anywhere. It may be switched off or full; the flow then goes on
 * without it. The schema is loaded only when there is something to check with it.
 */
export function sessionStore(storage: () => Tab, log: Log): SessionStore {
  function attempt<T>(action: (tab: Tab) => T): T | undefined {
    try {
      return action(storage());
    } catch (reason) {
      log("The tab keeps no session", reason);
      return undefined;
    }
  }

  const kept = () => attempt((tab) => tab.getItem(key)) ?? "";

  function write(session: ValuationSession | undefined) {
    attempt((tab) => (session ? tab.setItem(key, JSON.stringify(session)) : tab.removeItem(key)));
  }

  return {
    mayHoldResult: () => kept().includes('"at":"results"'),
    async read() {
      const text = kept();
      if (text === "") return undefined;
      try {
        const { readValuationSession } = await import("#contracts/valuation-session.ts");
        const session = readValuationSession(text);
        if (session === undefined) write(undefined);
        return session;
      } catch (reason) {
        log("The kept session could not be read", reason);
        return undefined;
      }
    },
    write,
    forget(valuationId) {
      if (kept().includes(valuationId)) write(undefined);
    },
  };
}
