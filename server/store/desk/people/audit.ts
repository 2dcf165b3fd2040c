import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Member } from "#domain/desk/people/member.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/** The CRM board, the public site (an owner or a schedule), or `npm run desk` and `npm run leads`. */
type OtherActor = "board" | "site" | "command";
export type Actor = Pick<Member, "id"> | OtherActor;

export type AuditEntry = {
  readonly at: number;
  readonly actor: Actor;
  readonly action: string;
  readonly subject: string;
  /** Never personal data of an owner: names of stages, dates, ids of colleagues. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type ReadAuditEntry = {
  readonly id: string;
  readonly at: number;
  /** A member's id, or `board`, `site` or `command`. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly from: string | null;
  readonly to: string | null;
};

const columns = ["id", "at", "actor", "action", "subject", "before as from", "after as to"] as const;

/** Adds an entry in the transaction of the change. @returns its id */
export async function recordAudit(tx: Kysely<Tables>, entry: AuditEntry): Promise<string> {
  const { at, actor, action, subject, from = null, to = null } = entry;
  const id = randomUUID();
  await tx
    .insertInto("desk_audit")
    .values({
      id,
      at,
      actor: typeof actor === "string" ? actor : actor.id,
      action,
      subject,
      before: from,
      after: to,
    })
    .execute();
  return id;
}

export function findAudit({ db }: Pick<Store, "db">, id: string): Promise<ReadAuditEntry | undefined> {
  return db.selectFrom("desk_audit").select(columns).where("id", "=", id).executeTakeFirst();
}

/** What happened to a lead or member, newest first. */
export function auditOf({ db }: Pick<Store, "db">, subject: string, most = 500): Promise<readonly ReadAuditEntry[]> {
  return db
    .selectFrom("desk_audit")
    .select(columns)
    .where("subject", "=", subject)
    .orderBy("at", "desc")
    .limit(most)
    .execute();
}

/** When this lead was merged into another, and taken out again; the entry's subject is the other one. Newest first. */
export function mergesOf({ db }: Pick<Store, "db">, leadId: string, most = 500): Promise<readonly ReadAuditEntry[]> {
  return (
    db
      .selectFrom("desk_audit")
      .select(columns)
      // As in the index.
      .where(sql<boolean>`action in ('mergeLeads', 'splitLead')`)
      .where("before", "=", leadId)
      .orderBy("at", "desc")
      .limit(most)
      .execute()
  );
}

/** Those of these leads that were merged into another one, whether or not that was undone. */
export async function everMerged(tx: Kysely<Tables>, leads: readonly string[]): Promise<readonly string[]> {
  if (leads.length === 0) return [];
  const rows = await tx
    .selectFrom("desk_audit")
    .select("before")
    .distinct()
    // As in the index.
    .where(sql<boolean>`action in ('mergeLeads', 'splitLead')`)
    .where("before", "in", leads)
    .execute();
  return rows.flatMap(({ before }) => before ?? []);
}

/** The newest entry of one action about a lead. */
export function lastAudit(
  { db }: Pick<Store, "db">,
  { subject, action }: { readonly subject: string; readonly action: string },
): Promise<ReadAuditEntry | undefined> {
  return db
    .selectFrom("desk_audit")
    .select(columns)
    .where("subject", "=", subject)
    .where("action", "=", action)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type AuditPlace = { readonly at: number; readonly id: string };
export type AuditFilter = {
  readonly since?: number | undefined;
  readonly actor?: string | undefined;
  /** The last entry of the page before. */
  readonly after?: AuditPlace | undefined;
};

/** One page of the log, newest first. */
export function auditPage(
  { db }: Pick<Store, "db">,
  { since, actor, after }: AuditFilter,
  most: number,
): Promise<readonly ReadAuditEntry[]> {
  let page = db.selectFrom("desk_audit").select(columns).orderBy("at", "desc").orderBy("id", "desc").limit(most);
  if (since !== undefined) page = page.where("at", ">=", since);
  if (actor !== undefined) page = page.where("actor", "=", actor);
  if (after) page = page.where((eb) => eb(eb.refTuple("at", "id"), "<", eb.tuple(after.at, after.id)));
  return page.execute();
}

/** Entries are kept for two years; the database refuses to remove younger ones. */
export const auditKeptMs = 730 * 86_400_000;

export async function pruneAudit({ db }: Pick<Store, "db">, { now }: { readonly now: number }): Promise<void> {
  await db
    .deleteFrom("desk_audit")
    .where("at", "<=", now - auditKeptMs - 86_400_000)
    .execute();
}
