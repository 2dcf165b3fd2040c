import type { Kysely } from "kysely";
import { site } from "#content/site.ts";
import { type LeadChange, type LeadField, maxSelected } from "#contracts/desk-lead.ts";
import { isLater } from "#domain/desk/board/last-write-wins.ts";
import { reminderTime } from "#domain/desk/leads/follow-up-reminder.ts";
import type { BulkResult } from "#domain/desk/leads/lead-list.ts";
import type { Member } from "#domain/desk/people/member.ts";
import type { DeskAction } from "#domain/desk/people/roles.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import {
  type DeskFields,
  type FieldUpdate,
  lockDeskFields,
  noFollowUp,
  updateDeskFields,
} from "#server/store/desk/leads/lead-fields.ts";
import { type Actor, recordAudit } from "#server/store/desk/people/audit.ts";
import { findMember } from "#server/store/desk/people/members.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

const actions = {
  stage: "changeStage",
  owner: "assignLead",
  followUp: "setFollowUp",
} as const satisfies Readonly<Record<LeadField, DeskAction>>;

/** A field as it stands: its value, and who set it when. An empty value is nobody, or no day. */
export type FieldState = { readonly value: string; readonly at: number; readonly by: string };

export function fieldOf(row: DeskFields, field: LeadField): FieldState {
  if (field === "stage") return { value: row.stage, at: row.stage_at, by: row.stage_by };
  if (field === "owner") return { value: row.owner_id, at: row.owner_at, by: row.owner_by };
  const value = row.follow_up_on === noFollowUp ? "" : row.follow_up_on;
  return { value, at: row.follow_up_at, by: row.follow_up_by };
}

function updateOf(change: LeadChange, at: number, by: string): FieldUpdate {
  if (change.field === "stage") return { stage: change.to, stage_at: at, stage_by: by };
  if (change.field === "owner") return { owner_id: change.to, owner_at: at, owner_by: by };
  return { follow_up_on: change.to === "" ? noFollowUp : change.to, follow_up_at: at, follow_up_by: by };
}

export type ChangeResult = {
  /** As it stands after this change. */
  readonly now: FieldState;
  /** What a colleague had set since the form was read: this change came later and replaced it. */
  readonly replaced?: FieldState;
  /** A later change was there already, so this one was only recorded. */
  readonly lost?: true;
  /** It stood there already. */
  readonly same?: true;
};

export type MadeBy = Member | "board" | "site" | "command";

type Request = {
  readonly leadId: string;
  readonly change: LeadChange;
  /** When the field was last changed, as the form showed it. */
  readonly readAt?: number | undefined;
  /** When the change was made. */
  readonly at: number;
};

/**
 * Sets stage, owner or follow-up, and enqueues them for the CRM. The later change wins, field by field; the one that
 * loses stands in the audit log too. @throws AppError roleRefused, deskLeadUnknown, deskMemberUnknown
 */
export async function changeLead(store: Pick<Store, "db" | "engine">, by: MadeBy, request: Request) {
  await checkChange(store, by, request.change);
  return store.db.transaction().execute(async (tx) => {
    const [row] = await lockDeskFields(tx, store.engine, [request.leadId]);
    if (!row) throw new AppError("deskLeadUnknown");
    return applyChange(tx, by, row, request);
  });
}

/** The same change for several leads, in one transaction. @throws AppError roleRefused, deskMemberUnknown, tooLarge */
export async function changeLeads(
  store: Pick<Store, "db" | "engine">,
  by: Member,
  { leadIds, change, at }: { readonly leadIds: readonly string[]; readonly change: LeadChange; readonly at: number },
): Promise<BulkResult> {
  await checkChange(store, by, change);
  const ids = checkSelection(leadIds);
  return store.db.transaction().execute(async (tx) => {
    const rows = ids.length === 0 ? [] : await lockDeskFields(tx, store.engine, ids);
    const result = { done: 0, same: 0, gone: ids.length - rows.length, later: 0 };
    for (const row of rows) {
      const { lost, same } = await applyChange(tx, by, row, { leadId: row.id, change, at });
      result[lost ? "later" : same ? "same" : "done"] += 1;
    }
    return result;
  });
}

/** Each lead once. @throws AppError tooLarge */
export function checkSelection(leadIds: readonly string[]): readonly string[] {
  if (leadIds.length > maxSelected) throw new AppError("tooLarge");
  return [...new Set(leadIds)];
}

async function checkChange(store: Pick<Store, "db">, by: MadeBy, change: LeadChange): Promise<void> {
  if (typeof by !== "string") requireRole(by, actions[change.field]);
  if (change.field === "owner" && change.to !== "" && !(await findMember(store, change.to)))
    throw new AppError("deskMemberUnknown");
}

const actorOf = (by: MadeBy): Actor => (typeof by === "string" ? by : { id: by.id });

/** The same in the caller's transaction, for a row that it has locked. */
export async function applyChange(
  tx: Kysely<Tables>,
  by: MadeBy,
  row: DeskFields,
  { leadId, change, readAt, at }: Request,
): Promise<ChangeResult> {
  const before = fieldOf(row, change.field);
  const action = actions[change.field];
  const actor = actorOf(by);
  const isStale = readAt !== undefined && readAt !== before.at;
  // The day that a lead begins with is nobody's choice until a member chooses it.
  const isNobodysChoice = change.field === "followUp" && before.by === "";
  const isSame = before.value === change.to;
  if (isSame && (!isNobodysChoice || before.value === "" || typeof by === "string")) return { now: before, same: true };
  if (!isLater({ at }, before)) {
    await recordAudit(tx, { at, actor, action: `${action}Late`, subject: leadId, from: before.value, to: change.to });
    return { now: before, lost: true };
  }
  const name = typeof actor === "string" ? actor : actor.id;
  await updateDeskFields(tx, leadId, updateOf(change, at, name));
  const from = isSame ? "" : before.value;
  await recordAudit(tx, { at, actor, action, subject: leadId, from, to: change.to });
  // What came from the board is there already.
  if (by !== "board")
    await enqueue(tx, [{ kind: jobKinds.crmLeadFields, subject: leadId, since: row.created_at }], { now: at });
  await recordEvents(tx, [{ type: "lead.updated", subject: leadId, at }]);
  if (change.field === "followUp") await planFollowUpMail(tx, leadId, change.to, at);
  return { now: { value: change.to, at, by: name }, ...(isStale && { replaced: before }) };
}

/** One job per lead: it finds the day that stands when it runs. */
async function planFollowUpMail(tx: Kysely<Tables>, leadId: string, on: string, at: number): Promise<void> {
  const runAt = on === "" ? undefined : reminderTime({ on, chosenAt: at }, site.timeZone);
  if (runAt !== undefined) await enqueue(tx, [{ kind: jobKinds.mailFollowUp, subject: leadId, runAt }], { now: at });
}
