import { z } from "zod";
import type { Store } from "#server/store/open.ts";

/** When the CRM board was last looked at for changes, for all servers together. */

const name = "board-look";
const lookSchema = z.object({
  /** When the last look began. */
  at: z.number(),
  /** The last change on the board that was seen, by the board's clock. */
  since: z.number(),
});
type Look = z.output<typeof lookSchema>;

/** Begins a look, unless a server has begun one in the given time. */
export async function startLook(
  { db }: Pick<Store, "db">,
  { now, everyMs }: { readonly now: number; readonly everyMs: number },
): Promise<Look | undefined> {
  const row = await db.selectFrom("desk_setting").select("value").where("name", "=", name).executeTakeFirst();
  const last = row && lookSchema.parse(JSON.parse(row.value));
  if (last && now < last.at + everyMs) return undefined;
  const next = { at: now, since: last?.since ?? 0 };
  const value = JSON.stringify(next);
  // Of two servers that read the same row one writes it.
  const written = row
    ? await db
        .updateTable("desk_setting")
        .set({ value })
        .where("name", "=", name)
        .where("value", "=", row.value)
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

/** Remembers how far a look came, unless another one has begun since. */
export async function finishLook({ db }: Pick<Store, "db">, look: Look, since: number): Promise<void> {
  await db
    .updateTable("desk_setting")
    .set({ value: JSON.stringify({ at: look.at, since }) })
    .where("name", "=", name)
    .where("value", "=", JSON.stringify(look))
    .execute();
}
