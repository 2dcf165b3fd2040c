import type { Context } from "hono";
import { oneClickField } from "#contracts/leads/mail-stop.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

/**
 * The one-click stop of mail programs (RFC 8058): they post without a visitor's page, so the origin is not checked.
 * Known and unknown ids and tokens are answered alike. @throws AppError badRequest, tooMany, unavailable
 */
export async function oneClickStop(deps: Deps, context: Context, stop: () => Promise<void>): Promise<Response> {
  const form = await wholeBody(context.req.parseBody());
  if (form[oneClickField.name] !== oneClickField.value) throw new AppError("badRequest", "not a one-click stop");
  await countVisitor(context, deps, allowances.ownerChanges);
  await storeErrorsAs503(deps.log, stop);
  return context.json({ stopped: true });
}

/** The id in the address of the stop. @throws AppError badRequest */
export function stoppedValuation(context: Context): string {
  const id = valuationIdSchema.safeParse(context.req.param("valuationId")).data;
  if (id === undefined) throw new AppError("badRequest", "not a one-click stop");
  return id;
}
