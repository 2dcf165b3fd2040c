import { type Context, Hono } from "hono";
import type { Kysely } from "kysely";
import { deletionField, deletionQuery } from "#contracts/leads/deletion.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { privateRedirect } from "#server/http/private-redirect.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import type { RemovalResult } from "#server/store/deletions/removal.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import type { Tables } from "#server/store/schema.ts";

/**
 * 'Delete my data', for everyone who has the private link. Deleted and unknown ids are answered alike. @throws
 * AppError badRequest, tooMany, unavailable
 */
export async function deleteValuation(deps: Deps, context: Context): Promise<void> {
  const { store, outbox, log } = deps;
  const valuationId = valuationIdSchema.safeParse(context.req.param("valuationId")).data;
  if (valuationId === undefined) throw new AppError("badRequest", "no valuation's id");
  await countVisitor(context, deps, allowances.deletions);
  const now = Date.now();
  // The audit log records that a lead was deleted, but not which one.
  const entry = { at: now, actor: "site", action: "deletedByLink", subject: "valuation" } as const;
  const onRemoved = (tx: Kysely<Tables>, { leads }: RemovalResult) =>
    Promise.all(leads.map(() => recordAudit(tx, entry)));
  const { onBoard } = await storeErrorsAs503(log, () => deletePerson(store, { valuationId }, { now, onRemoved }));
  if (onBoard > 0) outbox.kick();
}

/** The same for browsers without script: a form on the private page, which then redirects to that page. */
export function deletionForm(deps: Deps) {
  return new Hono().post("/", async (context) => {
    const form = await wholeBody(context.req.parseBody());
    if (form[deletionField.name] !== deletionField.value) throw new AppError("badRequest", "not the form that deletes");
    const answer = await deleteValuation(deps, context).then(
      () => deletionQuery.done,
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        deps.log.info({ code: error.code }, error.message);
        return deletionQuery.failed;
      },
    );
    return privateRedirect(context, `?${answer}`);
  });
}
