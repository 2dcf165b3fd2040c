import { Hono } from "hono";
import { eventParametersSchema } from "#contracts/api/parameters.ts";
import { listEvents } from "#server/services/api/list-events.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import type { ApiParts } from "./bearer-token.ts";
import { readParameters } from "./read-parameters.ts";

/** What happened, for the firm's own systems to ask for again and again. */
export function apiEvents({ store, log, requireToken }: ApiParts) {
  return new Hono().get("/", async (context) => {
    await requireToken(context, "events:read");
    const asked = readParameters(context, eventParametersSchema);
    return context.json(await storeErrorsAs503(log, () => listEvents({ store, log }, asked)));
  });
}
