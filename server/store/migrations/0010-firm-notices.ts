import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Outages of vendors, the use of daily allowances, and which deliveries come first. */
export const firmNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("vendor_outage")
      .addColumn("vendor", "text", (column) => column.primaryKey())
      .addColumn("failing_since", "bigint")
      .addColumn("told_at", "bigint")
      .addColumn("succeeded_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("daily_use")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("used", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("daily_use_pk", ["name", "day"])
      .execute();
    await db.schema
      .alterTable("job")
      .addColumn("urgent", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex("job_urgent")
      .on("job")
      .columns(["kind", "urgent", "run_at"])
      .where(sql<boolean>`run_at is not null`)
      .execute();
  },
};
