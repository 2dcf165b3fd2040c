import { type Context, Hono } from "hono";
import { oneClickField } from "#contracts/mail-stop.ts";
import { valuationIdSchema } from "#contracts/valuation-id.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { turnOffByToken } from "#server/services/mail/member-mails.ts";
import { stopSeries } from "#server/services/mail/owner-mails.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

/**
 * The one-click stop of mail programs (RFC 8058): they post without a visitor's page, so the origin is not checked.
 * Known and unknown ids and tokens are answered alike.
 */
export function mailStopApi(deps: Deps) {
  const { store, log } = deps;

  async function answer(context: Context, stop: () => Promise<void>): Promise<Response> {
    const form = await wholeBody(context.req.parseBody());
    if (form[oneClickField.name] !== oneClickField.value) throw new AppError("badRequest", "not a one-click stop");
    await countVisitor(context, deps, allowances.ownerChanges);
    await storeErrorsAs503(log, stop);
    return context.json({ stopped: true });
  }

  return new Hono()
    .post("/owner/:valuationId", (context) => {
      const id = valuationIdSchema.safeParse(context.req.param("valuationId")).data;
      if (id === undefined) throw new AppError("badRequest", "not a one-click stop");
      return answer(context, () => stopSeries(store, id, { now: Date.now() }));
    })
    .post("/member/:token", (context) =>
      answer(context, () => turnOffByToken(store, context.req.param("token"), { now: Date.now() })),
    );
}
