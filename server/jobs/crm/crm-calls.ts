import { callDay, mayDeliver } from "#domain/leads/crm-calls.ts";
import type { Contact } from "#domain/leads/lead-alert.ts";
import { takeOfDay, usedOfDay } from "#server/store/limits/daily-use.ts";
import type { Store } from "#server/store/open.ts";

/** The calls to the board, counted for all servers together. */
export type CrmCalls = {
  /** Counts a call that is about to be made: the vendor counts failed ones too. */
  count(): Promise<void>;
  /** Until when a lead must wait, if the calls that are left today are not for it. */
  heldBackUntil(contact: Contact): Promise<number | undefined>;
};

type Settings = { readonly store: Store; readonly daily: number; readonly now: () => number };

export function createCrmCalls({ store, daily, now }: Settings): CrmCalls {
  const today = () => ({ name: "crm calls", day: callDay(now()).day });
  return {
    count: async () => {
      await takeOfDay(store, today());
    },
    heldBackUntil: async (contact) => {
      const used = await usedOfDay(store, today());
      return mayDeliver(contact, { used, daily }) ? undefined : callDay(now()).endsAt;
    },
  };
}
