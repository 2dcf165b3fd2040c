import { Hono } from "hono";
import { leadParametersSchema } from "#contracts/api/parameters.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import { AppError } from "#server/http/app-error.ts";
import { findApiLead, listApiLeads } from "#server/services/api/list-leads.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import type { ApiParts } from "./bearer-token.ts";
import { readParameters } from "./read-parameters.ts";

/** Leads for the firm's own systems. */
export function apiLeads({ store, log, requireToken }: ApiParts) {
  return new Hono()
    .get("/", async (context) => {
      await requireToken(context, "leads:read");
      const asked = readParameters(context, leadParametersSchema);
      return context.json(await storeErrorsAs503(log, () => listApiLeads(store, asked)));
    })
    .get("/:id", async (context) => {
      await requireToken(context, "leads:read");
      const { data: id } = valuationIdSchema.safeParse(context.req.param("id"));
      if (id === undefined) throw new AppError("apiLeadUnknown");
      return context.json(await storeErrorsAs503(log, () => findApiLead(store, id)));
    });
}
