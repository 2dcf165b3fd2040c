import { type Context, Hono } from "hono";
import { deletionField, deletionQuery } from "#contracts/deletion.ts";
import { valuationIdSchema } from "#contracts/valuation-id.ts";
import type { Deps } from "#server/deps.ts";
import { bodyLimit } from "#server/http/body-limit.ts";
import { sameOriginOnly } from "#server/http/same-origin.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import { wholeBody } from "#server/http/whole-body.ts";
import type { Limit } from "#server/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { deletePerson } from "#server/usecases/delete-person.ts";
import { orUnavailable } from "#server/usecases/or-unavailable.ts";

/** Nobody has that many valuations to delete. */
export const deletionAllowance = { name: "deletions", most: 30, windowMs: 10 * 60_000 } as const satisfies Limit;

/**
 * 'Delete my data', by whoever has the private link: it is the key to all of it. What is gone already, or never was, is
 * answered alike. @throws Refusal badRequest, tooMany, unavailable
 */
export async function deleteValuation({ store, outbox, limiter, log, env }: Deps, context: Context): Promise<void> {
  const valuationId = valuationIdSchema.safeParse(context.req.param("valuationId")).data;
  if (valuationId === undefined) throw new Refusal("badRequest", "no valuation's id");
  const { onBoard } = await orUnavailable(log, async () => {
    await limiter.count(deletionAllowance, visitorAddress(context, env));
    return deletePerson(store, { valuationId }, { now: Date.now() });
  });
  if (onBoard > 0) outbox.kick();
}

/** The same for browsers without script: a form on the private page, which the page itself then answers. */
export function deletionForm(deps: Deps) {
  return new Hono().post("/", sameOriginOnly(deps.env), bodyLimit(1024), async (context) => {
    const form = await wholeBody(context.req.parseBody());
    if (form[deletionField.name] !== deletionField.value) throw new Refusal("badRequest", "not the form that deletes");
    const answer = await deleteValuation(deps, context).then(
      () => deletionQuery.done,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        deps.log.info({ code: error.code }, error.message);
        return deletionQuery.failed;
      },
    );
    // No address with the private id in it is told to anybody.
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cache-Control", "private, no-store");
    return context.redirect(`?${answer}`, 303);
  });
}
