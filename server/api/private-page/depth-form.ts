import { type Context, Hono } from "hono";
import { site } from "#content/site.ts";
import { errorTable } from "#contracts/error-table.ts";
import { type DepthForm, depthFormSchema } from "#contracts/valuation/depth-form.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import type { FieldErrors } from "#domain/depth/depth-fields.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { privateRedirect } from "#server/http/private-redirect.ts";
import { saveDepth } from "#server/services/owner/save-depth.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";

type Settings = {
  readonly captureLeads?: boolean;
  /** Shows the page again with what was typed. */
  readonly showAgain: (context: Context, form: DepthForm) => Promise<Response>;
};

/** Saves a panel for browsers without script: a form on the page of the panels, which then shows that page again. */
export function depthForm(deps: Deps, { captureLeads = site.behavior.captureLeads, showAgain }: Settings) {
  const { store, log, outbox } = deps;

  /** Returns what is wrong with the fields. @throws AppError */
  async function save(context: Context, form: DepthForm): Promise<FieldErrors> {
    const id = valuationIdSchema.safeParse(context.req.param("valuationId")).data;
    if (id === undefined) throw new AppError("valuationUnknown", "no valuation's id");
    await countVisitor(context, deps, allowances.ownerChanges);
    return storeErrorsAs503(log, () => saveDepth(store, id, form, { now: Date.now() }));
  }

  return new Hono().post("/", async (context) => {
    if (!captureLeads) throw new AppError("captureOff");
    const sent = depthFormSchema.safeParse(await wholeBody(context.req.parseBody())).data;
    if (!sent) throw new AppError("badRequest", "not the form of a panel");
    const { panel, ...fields } = sent;
    const form: DepthForm = { panel, fields };
    try {
      const errors = await save(context, form);
      if (Object.keys(errors).length > 0) return showAgain(context, form);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.info({ code: error.code }, error.message);
      // The page itself says if the valuation is gone or the store does not answer.
      return showAgain(context, { ...form, failedWith: errorTable[error.code].status });
    }
    outbox.kick();
    return privateRedirect(context, `?saved=${panel}#${panel}`);
  });
}
