import { sql } from "kysely";
import type { EventType } from "#domain/events/event-types.ts";
import type { Store } from "#server/store/open.ts";
import type { EventRow } from "#server/store/schema.ts";

/**
 * Events in the order in which other systems read them. An event gets its number when it is first read: by then it is
 * committed, so no event appears before one that was read already, whatever the clocks of several servers say and
 * however long a transaction took.
 */

type Reading = Pick<Store, "db">;
export type NumberedEvent = EventRow & { readonly seq: number };

/** How many events one reading numbers or looks at, at most. */
const mostExamined = 1_000;

/** Numbers what is new. */
export async function numberEvents({ db }: Reading): Promise<void> {
  const next = await db.selectFrom("event").select("id").where("seq", "is", null).orderBy("id").limit(1).execute();
  if (next.length === 0) return;
  await db.transaction().execute(async (tx) => {
    // Locks the row, so that of several readers one numbers. The newest events may be deleted: their numbers are not
    // given again.
    const { last } = await tx
      .insertInto("event_counter")
      .values({ name: "event", last: 0 })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ last: sql<number>`event_counter.last` }))
      .returning("last")
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ seq: number }>`update event set seq = entry.seq from (
        select id, ${sql.lit(last)} + row_number() over (order by id) as seq
        from (select id from event where seq is null order by id limit ${sql.lit(mostExamined)}) as "some"
      ) as entry where event.id = entry.id returning event.seq`.execute(tx);
    const given = Math.max(last, ...rows.map(({ seq }) => seq));
    await tx.updateTable("event_counter").set({ last: given }).where("name", "=", "event").execute();
  });
}

/** The last number given. */
export async function lastNumber({ db }: Reading): Promise<number> {
  const row = await db.selectFrom("event_counter").select("last").where("name", "=", "event").executeTakeFirst();
  return row?.last ?? 0;
}

/** Undefined if the event is gone or was never read. */
export async function numberOf({ db }: Reading, id: string): Promise<number | undefined> {
  const row = await db.selectFrom("event").select("seq").where("id", "=", id).executeTakeFirst();
  return row?.seq ?? undefined;
}

export type EventSpan = {
  /** Events with a higher number. */
  readonly after: number;
  readonly types?: readonly EventType[] | undefined;
  readonly most: number;
};

export type EventPage = {
  readonly events: readonly NumberedEvent[];
  /** Where the next page begins. */
  readonly next: number;
  readonly hasMore: boolean;
};

/** One page; short if most of the events that it looked at are of other types. */
export async function eventPage({ db }: Reading, { after, types, most }: EventSpan): Promise<EventPage> {
  const examined = types === undefined ? most : mostExamined;
  const rows = await db
    .selectFrom("event")
    .select(["id", "type", "subject", "at", sql<number>`seq`.as("seq")])
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(examined + 1)
    .execute();
  const found = rows.slice(0, examined).filter(({ type }) => types?.includes(type) ?? true);
  const events = found.slice(0, most);
  const last = found.length > most ? events.at(-1) : rows.slice(0, examined).at(-1);
  return { events, next: last?.seq ?? after, hasMore: rows.length > examined || found.length > most };
}
