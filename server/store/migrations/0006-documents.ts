import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Finished documents, so that none is made twice. They are deleted with their lead. */
export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("document")
      .addColumn("valuation_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
      .addColumn("tier", "text", (column) => column.notNull())
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("document_key", ["valuation_id", "tier", "format"])
      .execute();
  },
};
