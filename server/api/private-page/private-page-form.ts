import { type Context, Hono } from "hono";
import { site } from "#content/site.ts";
import type { ErrorCode } from "#contracts/error-table.ts";
import {
  noteAddress,
  type PrivatePageAction,
  type PrivatePageForm,
  type PrivatePageNote,
  privatePageFormSchema,
} from "#contracts/leads/private-page.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import { shareParts } from "#domain/sharing/share.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "#server/http/bodies/whole-body.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { countVisitor } from "#server/http/limits/count-visitor.ts";
import { privateRedirect } from "#server/http/private-redirect.ts";
import { stopSeries } from "#server/services/mail/owner-mails.ts";
import { planReminder, stopReminder } from "#server/services/owner/reminders.ts";
import { dropScenario } from "#server/services/owner/scenarios.ts";
import { makeShare } from "#server/services/owner/shares.ts";
import { dropSnapshot } from "#server/services/owner/snapshots.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import { closeShare } from "#server/store/leads/shares.ts";

const doneNotes: Readonly<Record<PrivatePageAction, PrivatePageNote>> = {
  share: "shared",
  close: "closed",
  remind: "reminded",
  stopReminder: "stopped",
  stopEmails: "emailsStopped",
  removeScenario: "removed",
  removeSnapshot: "snapshotRemoved",
};

const wrongField: Readonly<Record<string, PrivatePageNote>> = {
  label: "labelWrong",
  day: "dayWrong",
  email: "emailWrong",
};

const refusals: Readonly<Partial<Record<ErrorCode, PrivatePageNote>>> = {
  shareDayPast: "dayWrong",
  sharesFull: "linksFull",
  reminderNoAddress: "emailMissing",
  tooManyMails: "mailsLimited",
};

/** The forms of the private page, with and without script: each ends in a redirect to the page, which says what happened. */
export function privatePageForm(deps: Deps) {
  return new Hono().post("/", async (context) => {
    const parsed = privatePageFormSchema.safeParse(await wholeBody(context.req.parseBody({ all: true })));
    const note = parsed.success ? await outcomeOf(deps, context, parsed.data) : wrongNote(parsed.error.issues);
    return privateRedirect(context, noteAddress(note));
  });
}

/** @throws AppError badRequest */
function wrongNote([issue]: readonly { readonly path?: readonly PropertyKey[] }[]): PrivatePageNote {
  const note = wrongField[String(issue?.path?.[0])];
  if (!note) throw new AppError("badRequest", "not a form of the private page");
  return note;
}

async function outcomeOf(deps: Deps, context: Context, form: PrivatePageForm): Promise<PrivatePageNote> {
  const valuationId = valuationIdSchema.safeParse(context.req.param("valuationId")).data;
  try {
    if (valuationId === undefined) throw new AppError("valuationUnknown");
    await countVisitor(context, deps, allowances.ownerChanges);
    await storeErrorsAs503(deps.log, () => carryOut(deps, valuationId, form));
    if (form.action === "remind") deps.outbox.kick();
    return doneNotes[form.action];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.info({ code: error.code }, error.message);
    return refusals[error.code] ?? "failed";
  }
}

/** @throws AppError */
async function carryOut({ store, limiter }: Deps, id: string, form: PrivatePageForm): Promise<void> {
  const now = Date.now();
  switch (form.action) {
    case "share": {
      const parts = shareParts.filter((part) => [form.part].flat().includes(part));
      await makeShare(store, id, { label: form.label, parts, day: form.day }, { now, timeZone: site.timeZone });
      return;
    }
    case "close":
      // A link that is closed already is as the owner wants it.
      await closeShare(store, { valuationId: id, hash: form.share }, { now });
      return;
    case "remind":
      return planReminder(store, limiter, id, form, { now });
    case "stopReminder":
      return stopReminder(store, id, { now });
    case "stopEmails":
      return stopSeries(store, id, { now });
    case "removeScenario":
      return dropScenario(store, id, form.name, { now });
    case "removeSnapshot":
      return dropSnapshot(store, id, form.at, { now });
  }
}
