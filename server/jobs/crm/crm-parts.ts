import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import { recordSettingsOf } from "#server/services/crm-settings.ts";
import type { Store } from "#server/store/open.ts";
import { openCrm } from "#server/vendors/open-crm.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { createCrmQuota } from "./crm-quota.ts";
import { createCrmPeople, type ReadCrmPeople } from "./fields/crm-people.ts";

type Given = { readonly env: Env; readonly store: Store; readonly log: Log; readonly now: () => number };

export type CrmParts = CrmJobSettings & { readonly people: ReadCrmPeople };

/** What deliveries to the CRM and looks at it share; undefined if no CRM is set up. */
export async function openCrmParts({ env, store, log, now }: Given): Promise<CrmParts | undefined> {
  if (!env.crm) return undefined;
  const { verifyMs, dailyCalls: daily } = env.crm;
  const calls = createCrmQuota({ store, daily, now });
  const crm = await openCrm(env.crm, { log, countCall: calls.count });
  const people = createCrmPeople({ store, crm, now });
  return { store, crm, calls, people, settings: recordSettingsOf(env), verifyMs, now };
}
