import type { LeadRequest } from "#contracts/lead.ts";
import type { readUnsentLead, UnsentLead } from "#contracts/unsent-lead.ts";

/** A capture and the text under which the browser keeps it. */
export type KeptLead = { readonly request: LeadRequest; readonly text: string };

/** Where captures wait that the firm has not acknowledged. */
export type UnsentLeads = {
  keep(request: LeadRequest): KeptLead;
  /** The valuations of which a capture may wait. */
  ids(): readonly string[];
  find(valuationId: string): Promise<KeptLead | undefined>;
  /** Once it is acknowledged. A newer capture of the same valuation stays. */
  drop(lead: KeptLead): void;
  /** Whatever waits of a valuation. */
  forget(valuationId: string): void;
};

const prefix = "unsent-lead:";
export const unsentLimits = { most: 10, days: 30 } as const;
const oldest = unsentLimits.days * 24 * 60 * 60_000;

type Log = (message: string, reason: unknown) => void;
type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
type Parts = {
  readonly storage: () => Shelf;
  /** Comes with the schema, so it is loaded only when there is something to check with it. */
  readonly reader: () => Promise<typeof readUnsentLead>;
  readonly now: () => number;
  readonly log: Log;
};

/**
 * The browser's storage, one entry a valuation, so that two tabs never write over each other's. It may be switched off or
 * full; a capture is then sent all the same.
 */
export function unsentLeads({ storage, reader, now, log }: Parts): UnsentLeads {
  function attempt<T>(action: (shelf: Shelf) => T): T | undefined {
    try {
      return action(storage());
    } catch (reason) {
      log("The browser keeps no unsent capture", reason);
      return undefined;
    }
  }

  const keys = () =>
    attempt((shelf) =>
      Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? "").filter((key) =>
        key.startsWith(prefix),
      ),
    ) ?? [];

  const textOf = (key: string) => attempt((shelf) => shelf.getItem(key)) ?? undefined;
  const remove = (key: string) => attempt((shelf) => shelf.removeItem(key));

  /** So many unsent captures are no visitor's: the newest are worth more than none. */
  function makeRoom(own: string) {
    const others = keys().filter((key) => key !== own);
    const spare = others.length + 1 - unsentLimits.most;
    if (spare <= 0) return;
    const byAge = others.map((key) => ({ key, at: savedAt(textOf(key)) })).toSorted((a, b) => a.at - b.at);
    for (const { key } of byAge.slice(0, spare)) remove(key);
  }

  return {
    keep(request) {
      const record: UnsentLead = { version: 1, savedAt: now(), request };
      const text = JSON.stringify(record);
      const key = prefix + request.valuationId;
      makeRoom(key);
      attempt((shelf) => shelf.setItem(key, text));
      return { request, text };
    },
    ids: () => keys().map((key) => key.slice(prefix.length)),
    async find(valuationId) {
      const key = prefix + valuationId;
      if (textOf(key) === undefined) return undefined;
      const read = await reader();
      // Only now: while the reader came, a newer capture may have been kept and sent, which an older one would undo.
      const text = textOf(key);
      if (text === undefined) return undefined;
      const lead = read(text);
      if (lead && lead.request.valuationId === valuationId && lead.savedAt > now() - oldest)
        return { request: lead.request, text };
      if (textOf(key) === text) remove(key);
      return undefined;
    },
    drop({ request, text }) {
      const key = prefix + request.valuationId;
      if (textOf(key) === text) remove(key);
    },
    forget: (valuationId) => void remove(prefix + valuationId),
  };
}

/** Only to tell old from new: what cannot be read counts as the oldest. */
function savedAt(text = ""): number {
  return Number(/"savedAt":(\d+)/.exec(text)?.[1] ?? 0);
}
