import type { ValuationSession } from "#contracts/valuation/valuation-session.ts";
import { consoleLog } from "./console-log.ts";

/** Keeps a started valuation across a reload. */
export type SessionStore = {
  /** True when a finished valuation may be stored; only decides which waiting screen is shown. */
  mayHoldResult(): boolean;
  read(): Promise<ValuationSession | undefined>;
  write(session: ValuationSession | undefined): void;
  /** Called when a valuation was deleted or replaced: removes its entry. */
  remove(valuationId: string): void;
};

const key = "valuation";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Session storage: gone with the tab, never sent. It may be disabled or full; the flow works without it. The schema is
 * loaded only when there is something to parse.
 */
export function sessionStore(storage: () => Tab = () => sessionStorage, log = consoleLog): SessionStore {
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
        const { readValuationSession } = await import("#contracts/valuation/valuation-session.ts");
        const session = readValuationSession(text);
        if (session === undefined) write(undefined);
        return session;
      } catch (reason) {
        log("The kept session could not be read", reason);
        return undefined;
      }
    },
    write,
    remove(valuationId) {
      if (kept().includes(valuationId)) write(undefined);
    },
  };
}
