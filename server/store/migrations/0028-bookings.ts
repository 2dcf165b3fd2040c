import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { fillReferences } from "#server/store/bookings/booking-references.ts";
import type { Tables } from "#server/store/schema.ts";

/** Calls that were booked in the firm's calendar, deleted with their lead; and by which name the calendar knows a lead. */
export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("booking")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("vendor", "text", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.references("lead.id").onDelete("cascade"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("starts_at", "bigint")
      .addColumn("moved_from", "bigint")
      .addColumn("name", "text")
      .addColumn("email", "text")
      .addColumn("phone", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addColumn("booked_at", "bigint")
      .addColumn("ended_at", "bigint")
      .addColumn("vendor_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("booking_lead_id").on("booking").columns(["lead_id", "starts_at"]).execute();
    await db.schema
      .createIndex("booking_starts_at")
      .on("booking")
      .columns(["starts_at", "id"])
      .where(sql<boolean>`state = 'booked'`)
      .execute();
    await db.schema.createIndex("booking_email").on("booking").expression(sql`lower(email)`).execute();
    await db.schema.createIndex("booking_updated_at").on("booking").column("updated_at").execute();
    await db.schema
      .alterTable("lead")
      .addColumn("booking_ref", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema.createIndex("lead_booking_ref").on("lead").column("booking_ref").execute();
    await fillReferences(db as Kysely<Tables>);
  },
};
