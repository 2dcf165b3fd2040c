import type { LeadRequest } from "#contracts/leads/lead.ts";
import type { readUnsentLead, UnsentLead } from "#contracts/leads/unsent-lead.ts";

/** A capture and its stored text. */
export type StoredUnsentLead = { readonly request: LeadRequest; readonly text: string };

/** Storage for captures that the server has not acknowledged. */
export type UnsentLeads = {
  keep(request: LeadRequest): StoredUnsentLead;
  /** Ids of valuations with a stored capture. */
  ids(): readonly string[];
  find(valuationId: string): Promise<StoredUnsentLead | undefined>;
  /** Removes an acknowledged capture; a newer one of the same valuation stays. */
  drop(lead: StoredUnsentLead): void;
  /** Removes everything stored for a valuation. */
  remove(valuationId: string): void;
};

const prefix = "unsent-lead:";
export const unsentLimits = { most: 10, days: 30 } as const;
const oldest = unsentLimits.days * 24 * 60 * 60_000;

type Log = (message: string, reason: unknown) => void;
type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
type Parts = {
  readonly storage: () => StorageArea;
  /** Includes the schema, so it is loaded only when there is something to parse. */
  readonly reader: () => Promise<typeof readUnsentLead>;
  readonly now: () => number;
  readonly log: Log;
};

/**
 * Local storage with one entry per valuation, so that two tabs never overwrite each other. Storage may be disabled or
 * full; the capture is sent anyway.
 */
export function unsentLeads({ storage, reader, now, log }: Parts): UnsentLeads {
  function attempt<T>(action: (area: StorageArea) => T): T | undefined {
    try {
      return action(storage());
    } catch (reason) {
      log("The browser keeps no unsent capture", reason);
      return undefined;
    }
  }

  const keys = () =>
    attempt((area) =>
      Array.from({ length: area.length }, (_, index) => area.key(index) ?? "").filter((key) => key.startsWith(prefix)),
    ) ?? [];

  const textOf = (key: string) => attempt((area) => area.getItem(key)) ?? undefined;
  const remove = (key: string) => attempt((area) => area.removeItem(key));

  /** No visitor has this many unsent captures; keep the newest. */
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
      attempt((area) => area.setItem(key, text));
      return { request, text };
    },
    ids: () => keys().map((key) => key.slice(prefix.length)),
    async find(valuationId) {
      const key = prefix + valuationId;
      if (textOf(key) === undefined) return undefined;
      const read = await reader();
      // Read again: while the parser loaded, a newer capture may have been stored and sent, which this one would
      // overwrite.
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
    remove: (valuationId) => void remove(prefix + valuationId),
  };
}

/** Only for sorting by age; unreadable entries count as the oldest. */
function savedAt(text = ""): number {
  return Number(/"savedAt":(\d+)/.exec(text)?.[1] ?? 0);
}
