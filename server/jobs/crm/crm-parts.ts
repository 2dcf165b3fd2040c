import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import type { Store } from "#server/store/open.ts";
import { createCrm } from "#server/vendors/monday.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { createCrmQuota } from "./crm-quota.ts";
import { crmSettingsOf } from "./crm-settings.ts";
import { createCrmPeople, type ReadCrmPeople } from "./fields/crm-people.ts";

type Given = { readonly env: Env; readonly store: Store; readonly log: Log; readonly now: () => number };

export type CrmParts = CrmJobSettings & { readonly people: ReadCrmPeople };

/** What deliveries to the CRM and looks at it share; undefined if no CRM is set up. */
export function createCrmParts({ env, store, log, now }: Given): CrmParts | undefined {
  if (!env.crm) return undefined;
  const { verifyMs, dailyCalls: daily, lookMs: _, ...connection } = env.crm;
  const calls = createCrmQuota({ store, daily, now });
  const crm = createCrm(connection, { log, countCall: calls.count });
  const people = createCrmPeople({ store, crm, now });
  return { store, crm, calls, people, settings: crmSettingsOf(env), verifyMs, now };
}
