import type { Kysely } from "kysely";
import type { Stage } from "#domain/desk/leads/stages.ts";
import type { Store } from "#server/store/open.ts";
import type { LeadNoteRow, LeadRow, Tables } from "#server/store/schema.ts";

/** In `follow_up_on` of a lead without a follow-up, so that those sort last. */
export const noFollowUp = "9999-12-31";

const columns = [
  "id",
  "created_at",
  "company",
  "company_key",
  "website",
  "email",
  "merged_into",
  "stage",
  "stage_at",
  "stage_by",
  "owner_id",
  "owner_at",
  "owner_by",
  "follow_up_on",
  "follow_up_at",
  "follow_up_by",
] as const satisfies readonly (keyof LeadRow)[];

export type DeskFields = Pick<LeadRow, (typeof columns)[number]>;

/** What the firm noted about these leads, locked for the caller's transaction. */
export function lockDeskFields(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  ids: readonly string[],
): Promise<readonly DeskFields[]> {
  return (
    tx
      .selectFrom("lead")
      .select(columns)
      .where("id", "in", ids)
      // A fixed order prevents deadlocks between instances.
      .$if(engine === "postgres", (query) => query.orderBy("id").forUpdate())
      .execute()
  );
}

export function readDeskFields({ db }: Pick<Store, "db">, id: string): Promise<DeskFields | undefined> {
  return db.selectFrom("lead").select(columns).where("id", "=", id).executeTakeFirst();
}

const idsPerStatement = 500;

/** The same for several leads; those that do not exist are left out. */
export async function readAllDeskFields(
  { db }: Pick<Store, "db">,
  ids: readonly string[],
): Promise<readonly DeskFields[]> {
  const found: DeskFields[] = [];
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    const part = ids.slice(from, from + idsPerStatement);
    found.push(...(await db.selectFrom("lead").select(columns).where("id", "in", part).execute()));
  }
  return found;
}

export type FieldUpdate =
  | { readonly stage: Stage; readonly stage_at: number; readonly stage_by: string }
  | { readonly owner_id: string; readonly owner_at: number; readonly owner_by: string }
  | { readonly follow_up_on: string; readonly follow_up_at: number; readonly follow_up_by: string };

export async function updateDeskFields(tx: Kysely<Tables>, id: string, update: FieldUpdate): Promise<void> {
  await tx.updateTable("lead").set(update).where("id", "=", id).execute();
}

/** The leads that were merged into this one. */
export async function mergedInto(db: Kysely<Tables>, id: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("lead").select("id").where("merged_into", "=", id).orderBy("id").execute();
  return rows.map((row) => row.id);
}

/** The lead that stands in the lists for this one: the one that it was merged into, or itself. */
export function listedLead(
  { db }: Pick<Store, "db">,
  id: string,
): Promise<{ readonly id: string; readonly company: string } | undefined> {
  return db
    .selectFrom("lead")
    .leftJoin("lead as kept", "kept.id", "lead.merged_into")
    .select(({ fn }) => [
      fn.coalesce("kept.id", "lead.id").as("id"),
      fn.coalesce("kept.company", "lead.company").as("company"),
    ])
    .where("lead.id", "=", id)
    .executeTakeFirst();
}

export async function isMerged({ db }: Pick<Store, "db">, id: string): Promise<boolean> {
  const row = await db.selectFrom("lead").select("merged_into").where("id", "=", id).executeTakeFirst();
  return (row?.merged_into ?? null) !== null;
}

/** The other lead, and what was merged into it before, now belong to the lead that is kept. Returns their ids. */
export async function setMerged(
  tx: Kysely<Tables>,
  { keep, other }: { readonly keep: string; readonly other: string },
): Promise<readonly string[]> {
  const moved = await tx
    .updateTable("lead")
    .set({ merged_into: keep })
    .where((eb) => eb.or([eb("id", "=", other), eb("merged_into", "=", other)]))
    .returning("id")
    .execute();
  return moved.map(({ id }) => id);
}

/** The lead is separate again, with these merged into it. */
export async function setSeparate(tx: Kysely<Tables>, id: string, merged: readonly string[]): Promise<void> {
  await tx.updateTable("lead").set({ merged_into: null }).where("id", "=", id).execute();
  if (merged.length > 0) await tx.updateTable("lead").set({ merged_into: id }).where("id", "in", merged).execute();
}

/** False if a note with this id exists. */
export async function insertNote(tx: Kysely<Tables>, note: LeadNoteRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("lead_note")
    .values(note)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The notes about these leads, newest first. */
export function notesOf(
  { db }: Pick<Store, "db">,
  leads: readonly string[],
  most = 500,
): Promise<readonly LeadNoteRow[]> {
  if (leads.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("lead_note")
    .selectAll()
    .where("lead_id", "in", leads)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
}

export type NoteSummary = { readonly count: number; readonly last: string };

/** How many notes there are about each of these leads and what was merged into it, and the text of the newest. */
export async function noteSummaries(
  { db }: Pick<Store, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NoteSummary>> {
  if (ids.length === 0) return new Map();
  const merged = await db.selectFrom("lead").select("id").where("merged_into", "in", ids).execute();
  const rows = await db
    .selectFrom("lead")
    .select(["id", "merged_into"])
    .select((eb) => {
      const notes = eb.selectFrom("lead_note").whereRef("lead_note.lead_id", "=", "lead.id");
      const newest = notes.orderBy("lead_note.created_at", "desc").limit(1);
      return [
        notes.select(({ fn }) => fn.countAll<number>().as("count")).as("count"),
        newest.select("lead_note.text").as("last"),
        newest.select("lead_note.created_at").as("at"),
      ];
    })
    .where("id", "in", [...ids, ...merged.map(({ id }) => id)])
    .execute();
  const found = new Map<string, NoteSummary & { readonly at: number }>();
  for (const { id, merged_into, count, last, at } of rows) {
    if (last === null || at === null) continue;
    const key = merged_into ?? id;
    const other = found.get(key);
    const newer = other && other.at > at ? other : { last, at };
    found.set(key, { last: newer.last, at: newer.at, count: Number(count) + (other?.count ?? 0) });
  }
  return found;
}
