import type { Kysely } from "kysely";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { isReachable } from "#domain/contact/contact-details.ts";
import type { EventType } from "#domain/events/event-types.ts";
import { leadEventsBetween } from "#domain/events/lead-events.ts";
import type { UpdatedLead } from "#domain/leads/apply-capture.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { alertTime } from "#domain/leads/lead-alert.ts";
import { ownContactOf } from "#domain/leads/merged-contact.ts";
import type { PrivateLinkRequestResult } from "#domain/leads/private-page/private-link-requests.ts";
import { funnelCounts } from "#server/services/funnel/lead-funnel.ts";
import { deletedAmong } from "#server/store/deletions/deletion-tombstones.ts";
import type { DayCount } from "#server/store/desk/funnel.ts";
import type { NewEvent } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { JobRequest } from "#server/store/jobs/jobs.ts";
import { type KnownRow, lockLeads, type VersionedLead, writeLeads } from "#server/store/leads/leads.ts";
import { updateMergedContact } from "#server/store/leads/merged-contact.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/** `changed`: the firm's board must be updated. */
export type Edited = UpdatedLead & { readonly linkRequest?: PrivateLinkRequestResult["outcome"] };

export type LeadEdit = {
  readonly id: string;
  /** Returns the new lead; undefined if there is none to edit. Called again after a write conflict. */
  readonly edit: (known: Lead | undefined) => Edited | undefined;
};

export type Outcome = {
  readonly created: boolean;
  readonly linkRequest: PrivateLinkRequestResult["outcome"] | undefined;
  /** The valuation was deleted: nothing was stored. */
  readonly deleted?: true;
};

export type StoredLeads = {
  /** One per edit, in order. */
  readonly outcomes: readonly Outcome[];
  /** What must be enqueued in the same transaction. */
  readonly requests: readonly JobRequest[];
  /** What must be recorded as events in the same transaction. */
  readonly events: readonly NewEvent[];
  /** What must be added to the funnel in the same transaction, after everything else. */
  readonly counts: readonly DayCount[];
};

const maxAttempts = 5;

/** Edits leads in the caller's transaction; edits of one lead are applied in order. */
export async function storeLeads(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  edits: readonly LeadEdit[],
): Promise<StoredLeads> {
  const open = Map.groupBy(edits, ({ id }) => id);
  const outcomes = new Map<LeadEdit, Outcome>();
  const requests: JobRequest[] = [];
  const events: NewEvent[] = [];
  const counts: DayCount[] = [];
  for (let attempt = 0; open.size > 0; attempt++) {
    if (attempt >= maxAttempts) throw new Error(`Gave up after ${maxAttempts} write conflicts`);
    // Most leads are new, so inserting is tried first: an existing lead is not overwritten, and then read.
    const rows = attempt === 0 ? new Map<string, KnownRow>() : await lockLeads(tx, engine, [...open.keys()]);
    const folds = [...open].map(([id, ofLead]) => foldEdits(id, ofLead, rows.get(id)));
    const written = await writeLeads(
      tx,
      folds.flatMap(({ next }) => next ?? []),
    );
    const done = folds.filter(({ id, next }) => (next ? written.has(id) : attempt > 0));
    const deleted = await dropDeleted(tx, done);
    for (const { id, outcomes: told } of done) {
      open.delete(id);
      for (const [edit, outcome] of told) outcomes.set(edit, deleted.has(id) ? wasDeleted : outcome);
    }
    const stored = done.filter(({ id }) => !deleted.has(id));
    const told = [...stored, ...(await updateKeptLeads(tx, engine, stored))];
    requests.push(...told.flatMap((each) => each.requests));
    events.push(...told.flatMap((each) => each.events));
    counts.push(...told.flatMap((each) => each.counts));
  }
  return { outcomes: edits.flatMap((edit) => outcomes.get(edit) ?? []), requests, events, counts };
}

/** What the owner of a merged lead leaves later reaches the lead that was kept. */
async function updateKeptLeads(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  folds: readonly Fold[],
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const { next, keeper } of folds) {
    if (!next || keeper === null) continue;
    const at = next.lead.updatedAt;
    for (const subject of await updateMergedContact(tx, engine, [keeper], { now: at }))
      told.push({
        requests: [{ kind: jobKinds.crmLead, subject }],
        events: [{ type: "lead.updated", subject, at }],
        counts: [],
      });
  }
  return told;
}

const wasDeleted: Outcome = { created: false, linkRequest: undefined, deleted: true };

/**
 * Removes again what was stored for deleted valuations. Checked after the write: a capture that runs into a deletion
 * waits there until it ends, and so cannot miss it.
 */
async function dropDeleted(tx: Kysely<Tables>, folds: readonly Fold[]): Promise<ReadonlySet<string>> {
  const deleted = await deletedAmong(
    tx,
    folds.flatMap(({ id, isNew, next }) => (isNew && next ? [id] : [])),
  );
  if (deleted.size > 0)
    await tx
      .deleteFrom("lead")
      .where("id", "in", [...deleted])
      .execute();
  return deleted;
}

/** What follows from a change. */
type Told = Pick<StoredLeads, "requests" | "events" | "counts">;

type Fold = Told & {
  readonly id: string;
  readonly isNew: boolean;
  /** The lead that it was merged into: it has the contact details too. */
  readonly keeper: string | null;
  /** What to write, if anything. */
  readonly next: VersionedLead | undefined;
  readonly outcomes: ReadonlyMap<LeadEdit, Outcome>;
};

function foldEdits(id: string, edits: readonly LeadEdit[], row: KnownRow | undefined): Fold {
  const before = row && readStoredLead(row.record);
  const outcomes = new Map<LeadEdit, Outcome>();
  const all: Edited[] = [];
  let lead = before;
  for (const edit of edits) {
    const edited = edit.edit(lead);
    outcomes.set(edit, { created: !row && !lead && edited !== undefined, linkRequest: edited?.linkRequest });
    if (!edited) continue;
    all.push(edited);
    lead = edited.lead;
  }
  const next =
    lead && lead !== before ? { lead: withRow(lead, before, row), version: (row?.version ?? 0) + 1 } : undefined;
  const fold = { id, isNew: !row, keeper: row?.merged_into ?? null, next, outcomes };
  if (!next) return { ...fold, requests: [], events: [], counts: [] };
  const requests = requestsOf(before, next.lead, all);
  const types: readonly EventType[] = row && !before ? ["lead.updated"] : leadEventsBetween(before, next.lead);
  const events = types.map((type) => ({ type, subject: id, at: next.lead.updatedAt }));
  return { ...fold, requests, events, counts: funnelCounts({ row, lead: before }, next.lead) };
}

/** The jobs that follow from a lead's change. */
function requestsOf(before: Lead | undefined, lead: Lead, edits: readonly Edited[]): readonly JobRequest[] {
  const subject = lead.valuationId;
  const alertAt = alertTime(before, lead);
  // The list of leads finds a lead's delivery by their common time.
  const delivery = { kind: jobKinds.crmLead, subject, since: lead.createdAt, urgent: isReachable(ownContactOf(lead)) };
  return [
    ...(edits.some(({ changed }) => changed) ? [delivery] : []),
    ...(alertAt === undefined ? [] : [{ kind: jobKinds.mailAlert, subject, runAt: alertAt }]),
    ...(edits.some(({ linkRequest }) => linkRequest === "new") ? [{ kind: jobKinds.mailLink, subject }] : []),
  ];
}

/** A record that cannot be parsed is replaced, but the contact columns of its row are kept. */
function withRow(lead: Lead, before: Lead | undefined, row: KnownRow | undefined): Lead {
  if (before || !row) return lead;
  const userEmail = lead.userEmail ?? row.email;
  const userPhone = lead.userPhone ?? row.phone;
  return {
    ...lead,
    createdAt: row.created_at,
    ...(userEmail !== null && { userEmail }),
    ...(userPhone !== null && { userPhone }),
  };
}
