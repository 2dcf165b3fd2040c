import { Hono } from "hono";
import { site } from "#content/site.ts";
import { mondayCaptureRequestSchema } from "#contracts/monday-capture.ts";
import { valuationIdIn } from "#domain/leads/crm-payload.ts";
import { withLeadLimit } from "#server/allowances.ts";
import { crmSettingsOf } from "#server/crm-settings.ts";
import type { Deps } from "#server/deps.ts";
import { countVisitor } from "#server/http/count-visitor.ts";
import { jsonBody } from "#server/http/json-body.ts";
import { Refusal } from "#server/refusal.ts";
import { findCrmItem } from "#server/usecases/find-crm-item.ts";
import { orUnavailable } from "#server/usecases/or-unavailable.ts";

type Settings = { readonly captureLeads: boolean };

/** Call 3: says which item a lead has. The outbox makes it from our own record; what is sent here only says whose it is. */
export function mondayCaptureApi(deps: Deps, { captureLeads }: Settings = site.behaviour) {
  const { store, outbox, log, env } = deps;
  const allowance = withLeadLimit("crmItems", env.leadLimit);
  const settings = crmSettingsOf(env);
  return new Hono().post("/", async (context) => {
    if (!captureLeads) throw new Refusal("captureOff");
    const { columnValues } = await jsonBody(context, mondayCaptureRequestSchema);
    const valuationId = valuationIdIn(columnValues);
    if (valuationId === undefined) throw new Refusal("badRequest", "no valuation in the notes");
    await countVisitor(context, deps, allowance);
    const item = await orUnavailable(log, () => findCrmItem(store, valuationId, settings));
    if (item.state === "waiting") outbox.kick();
    return context.json({ item }, item.state === "waiting" ? 202 : 200);
  });
}
