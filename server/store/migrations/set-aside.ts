import { type Kysely, sql } from "kysely";
import { deskSetting, setDeskSetting } from "#server/store/desk/people/settings.ts";
import type { Tables } from "#server/store/schema.ts";

/** The version that can run on the tables of this one, and the last migration that it knows. */
export const versionBefore = { version: "0.3.0", lastMigration: "0026_message_answers" } as const;

/** In a table that the version before has too. */
const setting = "migrations-set-aside";

type Executed = { readonly name: string; readonly timestamp: string };

/**
 * Lets the version before start on this store: it refuses one with migrations that it does not know. The tables stay
 * as they are, because a migration only adds to them. Returns how many migrations were set aside.
 */
export async function setMigrationsAside(db: Kysely<Tables>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Executed>`delete from kysely_migration
      where name > ${versionBefore.lastMigration} returning name, timestamp`.execute(tx);
    if (rows.length > 0) await setDeskSetting(tx, setting, JSON.stringify(rows));
    return rows.length;
  });
}

/** Before migrating: what was set aside for the version before has been executed. Several servers may do this at once. */
export async function putMigrationsBack(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "desk_setting")) return;
  if ((await deskSetting({ db }, setting)) === undefined) return;
  await db.transaction().execute(async (tx) => {
    const kept = await tx.deleteFrom("desk_setting").where("name", "=", setting).returning("value").executeTakeFirst();
    const executed = JSON.parse(kept?.value ?? "[]") as readonly Executed[];
    for (const { name, timestamp } of executed)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(tx);
  });
}
