import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What happened to each sale, who bought it, whether an event announced it, and since when a delivery has been
 * failing.
 */
export const sales: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("purchase")
      .addColumn("refunded", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("purchase").addColumn("buyer_email", "text").execute();
    await db.schema.alterTable("purchase").addColumn("announced_at", "bigint").execute();
    await db.schema.alterTable("job").addColumn("failing_since", "bigint").execute();
    await db.schema
      .createIndex("purchase_buyer_email")
      .on("purchase")
      .expression(sql`lower(buyer_email)`)
      .where(sql<boolean>`buyer_email is not null`)
      .execute();
    await db.schema
      .createTable("sale_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("purchase_id", "text", (column) => column.notNull().references("purchase.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("refunded", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sale_event_purchase_id").on("sale_event").column("purchase_id").execute();
    // Checkouts that an earlier version opened are checked as well.
    await sql`insert into job (id, created_at, kind, subject, run_at)
      select 'payment-check:' || id, created_at, 'payment-check', id, created_at
      from purchase where source = 'stripe' and state = 'pending'`.execute(db);
  },
};
