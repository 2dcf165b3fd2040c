import type { LeadAccess, Outcome } from "#app/desk/lead/lead-access.ts";
import { valueText } from "#content/desk/leads/changes.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { errorTable } from "#contracts/error-table.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { type ChangeResult, changeLead } from "#server/services/desk/leads/change-lead.ts";
import { deleteLead } from "#server/services/desk/leads/delete-lead.ts";
import { closeReport, openReport, redeliver, sendLink } from "#server/services/desk/leads/lead-actions.ts";
import { leadFacts } from "#server/services/desk/leads/lead-facts.ts";
import { mergeLeads, splitLead } from "#server/services/desk/leads/merge-leads.ts";
import { writeNote } from "#server/services/desk/leads/write-note.ts";
import { allowMail } from "#server/services/mail/suppressions.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";

type Parts = {
  readonly store: Store;
  readonly member: () => Promise<Member>;
  readonly outbox: { kick(): void };
  /** A CRM is set up. */
  readonly hasBoard: boolean;
  /** Adds refusals to the audit log. */
  readonly logged: <T>(work: Promise<T>) => Promise<T>;
  readonly now?: () => number;
};

/** A lead's page for one signed-in member. What is refused is told in words; only failures are thrown. */
export function createLeadAccess({ store, member, outbox, hasBoard, logged, now = Date.now }: Parts): LeadAccess {
  /** Runs a use case, and wakes the worker: most of them have something to deliver. */
  async function outcomeOf(work: (by: Member, at: { readonly now: number }) => Promise<string | undefined>) {
    const outcome = await refusalsAsWords(() => logged(member().then((by) => work(by, { now: now() }))));
    outbox.kick();
    return outcome;
  }
  const said = (note: string | undefined) => () => note;
  return {
    read: async (id) => leadFacts(store, await member(), id, { now: now(), hasBoard }),
    change: (leadId, change, readAt) =>
      outcomeOf(async (by, at) => {
        const result = await changeLead(store, by, { leadId, change, readAt, at: at.now });
        return changeNote(result, await memberNames(store), at.now);
      }),
    note: (note) => outcomeOf((by, at) => writeNote(store, by, note, at).then(said(undefined))),
    sendLink: (id) => outcomeOf((by, at) => sendLink(store, by, id, at).then(said(leadWords.done.sendLink))),
    openReport: (id, edition, { mail }) =>
      outcomeOf(async (by, at) => {
        const wasOpen = await openReport(store, by, { id, package: edition, mail }, at);
        if (mail) return leadWords.done.mailReport;
        return wasOpen ? leadWords.done.wasOpen : leadWords.done.openReport;
      }),
    closeReport: (id, edition) =>
      outcomeOf(
        async (by, at) => leadWords.done.closeReport[await closeReport(store, by, { id, package: edition }, at)],
      ),
    redeliver: (id) => outcomeOf((by, at) => redeliver(store, by, id, at).then(said(leadWords.done.redeliver))),
    merge: async (keep, other) => {
      const outcome = await outcomeOf((by, at) =>
        mergeLeads(store, by, { keep, other }, at).then(said(leadWords.done.merge)),
      );
      return outcome.error === undefined ? { ...outcome, merged: other } : outcome;
    },
    split: (keep, other) =>
      outcomeOf((by, at) => splitLead(store, by, { keep, other }, at).then(said(leadWords.done.split))),
    allowMail: (id) => outcomeOf((by, at) => allowMail(store, by, id, at).then(said(leadWords.done.allowMail))),
    remove: (leadId, typed) =>
      outcomeOf((by, at) => deleteLead(store, by, { leadId, typed }, at).then(said(undefined))),
  };
}

export async function refusalsAsWords(work: () => Promise<string | undefined>): Promise<Outcome> {
  try {
    const note = await work();
    return note === undefined ? {} : { note };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message } = errorTable[error.code];
    if (status >= 500) throw error;
    return { error: message, status };
  }
}

/** What a colleague had set meanwhile, so that nothing is replaced silently. */
function changeNote(
  { now: stands, replaced, lost }: ChangeResult,
  names: ReadonlyMap<string, string>,
  now: number,
): string | undefined {
  const shown = (value: string) => valueText(value, { names, now });
  if (lost) return leadWords.lost(shown(stands.value), names.get(stands.by));
  return replaced && leadWords.replaced(shown(replaced.value), names.get(replaced.by));
}
