import type { Kysely } from "kysely";
import { readStoredLead } from "#contracts/lead.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { isHot } from "#domain/leads/lead-score.ts";
import type { LinkMailAnswer } from "#domain/leads/link-mail.ts";
import type { MergedLead } from "#domain/leads/merge-lead.ts";
import { forgottenAmong } from "#server/store/forgotten.ts";
import { type JobKind, jobKinds } from "#server/store/job-kinds.ts";
import { jobId, type Wish } from "#server/store/jobs.ts";
import { holdLeads, type KnownRow, type VersionedLead, writeLeads } from "#server/store/leads.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/** `changed`: the firm's board must hear of it. */
export type Edited = MergedLead & { readonly linkMail?: LinkMailAnswer["says"] };

export type LeadEdit = {
  readonly id: string;
  /** What becomes of the lead; undefined where there is none to edit. Asked again if another instance was quicker. */
  readonly edit: (known: Lead | undefined) => Edited | undefined;
};

export type Outcome = {
  readonly created: boolean;
  readonly linkMail: LinkMailAnswer["says"] | undefined;
  /** The valuation was deleted: nothing was stored. */
  readonly forgotten?: true;
};

export type Kept = {
  /** One for each edit, in their order. */
  readonly outcomes: readonly Outcome[];
  /** What must be wished in the same transaction. */
  readonly wishes: readonly Wish[];
};

const mostTurns = 5;

/** Edits leads in the caller's transaction; edits of one lead build on each other in their order. */
export async function keepLeads(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  edits: readonly LeadEdit[],
): Promise<Kept> {
  const open = Map.groupBy(edits, ({ id }) => id);
  const outcomes = new Map<LeadEdit, Outcome>();
  const wishes: Wish[] = [];
  for (let turn = 0; open.size > 0; turn++) {
    if (turn >= mostTurns) throw new Error("Another instance is always quicker");
    // Most are new, so they are taken for new at first: what is known already is not overwritten, and then looked at.
    const rows = turn === 0 ? new Map<string, KnownRow>() : await holdLeads(tx, engine, [...open.keys()]);
    const folds = [...open].map(([id, ofLead]) => foldEdits(id, ofLead, rows.get(id)));
    const written = await writeLeads(
      tx,
      folds.flatMap(({ next }) => next ?? []),
    );
    const done = folds.filter(({ id, next }) => (next ? written.has(id) : turn > 0));
    const forgotten = await dropForgotten(tx, done);
    for (const { id, outcomes: told } of done) {
      open.delete(id);
      for (const [edit, outcome] of told) outcomes.set(edit, forgotten.has(id) ? wasForgotten : outcome);
    }
    wishes.push(
      ...(await wishesOf(
        tx,
        done.filter(({ id }) => !forgotten.has(id)),
      )),
    );
  }
  return { outcomes: edits.flatMap((edit) => outcomes.get(edit) ?? []), wishes };
}

const wasForgotten: Outcome = { created: false, linkMail: undefined, forgotten: true };

/**
 * Takes back what was stored anew of deleted valuations. Looked for only after it was written: a capture that meets a
 * deletion waits for its end there, and so cannot miss that it happened.
 */
async function dropForgotten(tx: Kysely<Tables>, folds: readonly Fold[]): Promise<ReadonlySet<string>> {
  const forgotten = await forgottenAmong(
    tx,
    folds.flatMap(({ id, isNew, next }) => (isNew && next ? [id] : [])),
  );
  if (forgotten.size > 0)
    await tx
      .deleteFrom("lead")
      .where("id", "in", [...forgotten])
      .execute();
  return forgotten;
}

type Fold = {
  readonly id: string;
  readonly isNew: boolean;
  /** What is to be written, if anything is. */
  readonly next: VersionedLead | undefined;
  readonly outcomes: ReadonlyMap<LeadEdit, Outcome>;
  readonly kinds: ReadonlySet<JobKind>;
};

function foldEdits(id: string, edits: readonly LeadEdit[], row: KnownRow | undefined): Fold {
  const before = row && readStoredLead(row.record);
  const outcomes = new Map<LeadEdit, Outcome>();
  const kinds = new Set<JobKind>();
  let lead = before;
  for (const edit of edits) {
    const edited = edit.edit(lead);
    outcomes.set(edit, { created: !row && !lead && edited !== undefined, linkMail: edited?.linkMail });
    if (!edited) continue;
    for (const kind of kindsOf(lead, edited)) kinds.add(kind);
    lead = edited.lead;
  }
  const next =
    lead && lead !== before ? { lead: withRow(lead, before, row), version: (row?.version ?? 0) + 1 } : undefined;
  return { id, isNew: !row, next, outcomes, kinds };
}

function kindsOf(known: Lead | undefined, { lead, changed, linkMail }: Edited): readonly JobKind[] {
  const turnsHot = isHot(lead.leadScore) && !(known && isHot(known.leadScore));
  return [
    ...(changed ? [jobKinds.crmLead] : []),
    ...(turnsHot ? [jobKinds.mailAlert] : []),
    ...(linkMail === "new" ? [jobKinds.mailLink] : []),
  ];
}

/** A record that cannot be read any more is replaced, but not what its row still says of the person. */
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

/** The firm is alerted once for a lead, however often its score crosses the line. */
async function wishesOf(tx: Kysely<Tables>, folds: readonly Fold[]): Promise<readonly Wish[]> {
  const maybeAlerted = folds.filter(({ isNew, kinds }) => !isNew && kinds.has(jobKinds.mailAlert)).map(alertId);
  const alerted = new Set(
    maybeAlerted.length === 0
      ? []
      : (await tx.selectFrom("job").select("id").where("id", "in", maybeAlerted).execute()).map(({ id }) => id),
  );
  return folds.flatMap((fold) =>
    [...fold.kinds]
      .filter((kind) => kind !== jobKinds.mailAlert || !alerted.has(alertId(fold)))
      .map((kind) => ({ kind, subject: fold.id, ...(kind === jobKinds.crmLead && sinceOf(fold)) })),
  );
}

/** The list of leads finds a lead's delivery by the time that both have. */
function sinceOf({ next }: Fold): Pick<Wish, "since"> {
  return next ? { since: next.lead.createdAt } : {};
}

function alertId({ id }: Fold): string {
  return jobId({ kind: jobKinds.mailAlert, subject: id });
}
