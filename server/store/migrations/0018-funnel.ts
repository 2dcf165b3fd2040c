import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The funnel's counts, the deliveries per hour, and what the firm's list of sales sorts by. */
export const funnel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("funnel_count")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("step", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("industry", "text", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("funnel_count_pk", ["day", "step", "page", "source", "industry"])
      .execute();
    await db.schema
      .createTable("funnel_mark")
      .addColumn("valuation_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
      .addColumn("step", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("funnel_mark_pk", ["valuation_id", "step"])
      .execute();
    await db.schema
      .createTable("delivery_hour")
      .addColumn("hour", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("arrived", "integer", (column) => column.notNull())
      .addColumn("failed", "integer", (column) => column.notNull())
      .addColumn("total_ms", "bigint", (column) => column.notNull())
      .addColumn("slowest_ms", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("delivery_hour_pk", ["hour", "kind"])
      .execute();
    await db.schema
      .createIndex("purchase_paid_at")
      .on("purchase")
      .columns(["paid_at", "id"])
      .where(sql<boolean>`paid_at is not null`)
      .execute();
    await db.schema
      .createIndex("purchase_disputed")
      .on("purchase")
      .column("paid_at")
      .where(sql<boolean>`state = 'disputed'`)
      .execute();
  },
};
