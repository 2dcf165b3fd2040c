import { site } from "#content/site.ts";
import type { Env } from "#server/env.ts";
import { createCrm } from "#server/gateways/monday.ts";
import type { Log } from "#server/log.ts";
import { type JobKind, jobKinds } from "#server/store/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import { crmLead } from "./crm-lead.ts";
import { crmMessage } from "./crm-message.ts";
import type { Handler } from "./worker.ts";

type Parts = { readonly env: Env; readonly store: Store; readonly log: Log };
type Handlers = Readonly<Partial<Record<JobKind, Handler>>>;

/** Who delivers what. A kind whose vendor is not set up has nobody, and its deliveries wait in the outbox. */
export function createHandlers(parts: Parts): Handlers {
  return { ...crmHandlers(parts) };
}

function crmHandlers({ env, store, log }: Parts): Handlers {
  if (!env.crm) return {};
  const { verifyMs, ...connection } = env.crm;
  const settings = { columns: env.crm.columns, timeZone: site.timeZone };
  const parts = { store, crm: createCrm(connection, { log }), settings, verifyMs };
  return { [jobKinds.crmLead]: crmLead(parts), [jobKinds.crmMessage]: crmMessage(parts) };
}
