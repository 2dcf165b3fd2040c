import { Hono } from "hono";
import { funnelParametersSchema } from "#contracts/api/parameters.ts";
import { readFunnel } from "#server/services/api/read-funnel.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import type { ApiParts } from "./bearer-token.ts";
import { readParameters } from "./read-parameters.ts";

/** The funnel by week, for the firm's own systems. */
export function apiFunnel({ store, log, requireToken }: ApiParts) {
  return new Hono().get("/", async (context) => {
    await requireToken(context, "funnel:read");
    const asked = readParameters(context, funnelParametersSchema);
    return context.json(await storeErrorsAs503(log, () => readFunnel(store, asked, { now: Date.now() })));
  });
}
