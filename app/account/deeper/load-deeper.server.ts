import { data } from "react-router";
import { findResult, type LoaderArgs } from "#app/account/result/load-valuation.server.ts";
import { depthFormContext } from "#app/context.ts";

/** The valuation with its saved panels, and a form that was sent without script but could not be read or saved. */
export async function loadDeeper({ params, context }: LoaderArgs) {
  const stored = await findResult(params["valuationId"], context);
  if (!stored) return data(null, { status: 404 });
  const form = context.get(depthFormContext);
  return data({ stored, ...(form && { form }) }, { status: form ? (form.failedWith ?? 422) : 200 });
}
