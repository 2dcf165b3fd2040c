import type { Contact } from "#domain/contact/contact-details.ts";
import { mayDeliver, quotaDay } from "#domain/leads/crm/crm-quota.ts";
import { dailyUse, takeFromDailyAllowance } from "#server/store/limits/daily-use.ts";
import type { Store } from "#server/store/open.ts";

/** Calls to the CRM, counted for all servers together. */
export type CrmQuota = {
  /** Counts a call before it is made: the vendor counts failed calls too. */
  count(): Promise<void>;
  /** When a lead may be delivered, if today's remaining calls are reserved for others. */
  heldBackUntil(contact: Contact): Promise<number | undefined>;
};

type Settings = { readonly store: Store; readonly daily: number; readonly now: () => number };

export function createCrmQuota({ store, daily, now }: Settings): CrmQuota {
  const today = () => ({ name: "crm calls", day: quotaDay(now()).day });
  return {
    count: async () => {
      await takeFromDailyAllowance(store, today());
    },
    heldBackUntil: async (contact) => {
      const used = await dailyUse(store, today());
      return mayDeliver(contact, { used, daily }) ? undefined : quotaDay(now()).endsAt;
    },
  };
}
