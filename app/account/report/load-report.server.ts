import { data } from "react-router";
import type { LoaderArgs } from "#app/account/result/load-valuation.server.ts";
import { reportContext } from "#app/context.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";

/** Loads the report behind a private link, or null with HTTP 404; the page then says so. */
export async function loadReport({ params, context }: LoaderArgs) {
  const id = valuationIdSchema.safeParse(params["valuationId"]).data;
  const report = id && (await context.get(reportContext).find(id));
  return data(id && report ? { id, report } : null, { status: report ? 200 : 404 });
}
