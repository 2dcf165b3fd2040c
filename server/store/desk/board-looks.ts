import { z } from "zod";
import type { Store } from "#server/store/open.ts";

/** When the CRM board was last looked at for changes, for all servers together. */

const name = "board-look";
const lookSchema = z.object({
  /** When the last look began. */
  at: z.number(),
  /** The last change on the board that was seen, by the board's clock. */
  since: z.number(),
  /** When a look last found a stage that the desk does not have. */
  unknownStageAt: z.number().optional(),
});
type Look = z.output<typeof lookSchema>;

async function storedLook({
  db,
}: Pick<Store, "db">): Promise<{ readonly value: string; readonly look: Look } | undefined> {
  const row = await db.selectFrom("desk_setting").select("value").where("name", "=", name).executeTakeFirst();
  return row && { value: row.value, look: lookSchema.parse(JSON.parse(row.value)) };
}

export async function lastLook(store: Pick<Store, "db">): Promise<Look | undefined> {
  return (await storedLook(store))?.look;
}

/** Begins a look, unless a server has begun one in the given time. */
export async function startLook(
  store: Pick<Store, "db">,
  { now, everyMs }: { readonly now: number; readonly everyMs: number },
): Promise<Look | undefined> {
  const { db } = store;
  const last = await storedLook(store);
  if (last && now < last.look.at + everyMs) return undefined;
  const next: Look = { since: 0, ...last?.look, at: now };
  const value = JSON.stringify(next);
  // Of two servers that read the same row one writes it.
  const written = last
    ? await db
        .updateTable("desk_setting")
        .set({ value })
        .where("name", "=", name)
        .where("value", "=", last.value)
        .returning("name")
        .executeTakeFirst()
    : await db
        .insertInto("desk_setting")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .returning("name")
        .executeTakeFirst();
  return written && next;
}

/** Remembers what a look found, unless another one has begun since. */
export async function finishLook(
  { db }: Pick<Store, "db">,
  look: Look,
  found: Pick<Look, "since" | "unknownStageAt">,
): Promise<void> {
  await db
    .updateTable("desk_setting")
    .set({ value: JSON.stringify({ ...look, ...found }) })
    .where("name", "=", name)
    .where("value", "=", JSON.stringify(look))
    .execute();
}
