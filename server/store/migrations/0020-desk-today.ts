import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** For Today: the order of calls by index, and when each member was last there. */
export const deskToday: Migration = {
  async up(db: Kysely<unknown>) {
    // The score from which a lead is hot is `hotLeadScore`; a test holds both to the same number.
    const indexes = {
      lead_hot_phone: sql`(case when stage = 'new' and score >= 55 and phone is not null then value end)`,
      lead_hot_email: sql`(case when stage = 'new' and score >= 55 and phone is null and email is not null
        then value end)`,
    };
    for (const [name, value] of Object.entries(indexes))
      await sql`create index ${sql.ref(name)} on lead (${value}, id)
        where merged_into is null and ${value} is not null`.execute(db);
    await db.schema
      .createTable("desk_visit")
      .addColumn("member_id", "text", (column) => column.primaryKey())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addColumn("before_at", "bigint")
      .execute();
  },
};
