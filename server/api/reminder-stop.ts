import { Hono } from "hono";
import { oneClickField } from "#contracts/mail-stop.ts";
import { valuationIdSchema } from "#contracts/valuation-id.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { stopReminder } from "#server/services/owner/reminders.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

/**
 * The one-click stop of mail programs (RFC 8058): they post without a visitor's page, so the origin is not checked.
 * Known and unknown ids are answered alike.
 */
export function reminderStopApi(deps: Deps) {
  return new Hono().post("/:valuationId", async (context) => {
    const form = await wholeBody(context.req.parseBody());
    const valuationId = valuationIdSchema.safeParse(context.req.param("valuationId")).data;
    if (valuationId === undefined || form[oneClickField.name] !== oneClickField.value)
      throw new AppError("badRequest", "not a one-click stop");
    await countVisitor(context, deps, allowances.ownerChanges);
    await storeErrorsAs503(deps.log, () => stopReminder(deps.store, valuationId, { now: Date.now() }));
    return context.json({ stopped: true });
  });
}
