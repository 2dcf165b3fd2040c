import { Hono } from "hono";
import { site } from "#content/site.ts";
import { mondayCaptureRequestSchema } from "#contracts/leads/monday-capture.ts";
import { valuationIdIn } from "#domain/leads/crm/crm-payload.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { jsonBody } from "#server/http/bodies/json-body.ts";
import { withLeadLimit } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { recordSettingsOf } from "#server/services/crm-settings.ts";
import { findCrmItem } from "#server/services/leads/find-crm-item.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

type Settings = { readonly captureLeads: boolean };

/**
 * Returns the CRM item of a lead. The outbox creates it from our own record; what is sent here only identifies the
 * lead.
 */
export function mondayCaptureApi(deps: Deps, { captureLeads }: Settings = site.behavior) {
  const { store, outbox, log, env } = deps;
  const allowance = withLeadLimit("crmItems", env.leadLimit);
  const settings = recordSettingsOf(env);
  return new Hono().post("/", async (context) => {
    if (!captureLeads) throw new AppError("captureOff");
    const { columnValues } = await jsonBody(context, mondayCaptureRequestSchema);
    const valuationId = valuationIdIn(columnValues);
    if (valuationId === undefined) throw new AppError("badRequest", "no valuation in the notes");
    await countVisitor(context, deps, allowance);
    const item = await storeErrorsAs503(log, () => findCrmItem(store, valuationId, settings));
    if (item.state === "waiting") outbox.kick();
    return context.json({ item }, item.state === "waiting" ? 202 : 200);
  });
}
