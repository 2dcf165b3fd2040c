import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Leads, messages, the outbox and the limits. Every query on them has an index: their cost must not grow with the table. */
export const leads: Migration = {
  async up(db: Kysely<unknown>) {
    // Nothing was ever written to it: a lead's record holds its valuation.
    await db.schema.dropTable("valuation").execute();
    await createLead(db);
    await createMessage(db);
    await createJob(db);
    await createRateLimit(db);
  },
};

async function createLead(db: Kysely<unknown>) {
  await identified(db, "lead")
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("score", "integer", (column) => column.notNull())
    .addColumn("value", "bigint", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("website", "text", (column) => column.notNull())
    .addColumn("industry", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("record", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_created_at").on("lead").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("lead_score").on("lead").columns(["score", "created_at", "id"]).execute();
  await db.schema.createIndex("lead_email").on("lead").column("email").where("email", "is not", null).execute();
}

async function createMessage(db: Kysely<unknown>) {
  await identified(db, "message")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("valuation_id", "text")
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("record", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("message_created_at").on("message").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("message_email").on("message").column("email").execute();
  await db.schema
    .createIndex("message_valuation_id")
    .on("message")
    .column("valuation_id")
    .where("valuation_id", "is not", null)
    .execute();
}

async function createJob(db: Kysely<unknown>) {
  await identified(db, "job")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().defaultTo("ready"))
    .addColumn("wanted", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("settled", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("run_at", "bigint")
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("unsettled_claims", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("lease", "text")
    .addColumn("last_error", "text")
    .addColumn("memo", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("done_at", "bigint")
    .execute();
  // These indexes hold only open jobs, so a million finished deliveries cost nothing.
  const open = sql<boolean>`run_at is not null`;
  await db.schema.createIndex("job_due").on("job").columns(["kind", "run_at"]).where(open).execute();
  // Not by time alone: PostgreSQL would then search for a kind among all waiting jobs.
  await db.schema.createIndex("job_open").on("job").columns(["state", "run_at"]).where(open).execute();
  await db.schema.createIndex("job_dead").on("job").column("kind").where(sql<boolean>`state = 'dead'`).execute();
}

async function createRateLimit(db: Kysely<unknown>) {
  await db.schema
    .createTable("rate_limit")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("reset_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rate_limit_reset_at").on("rate_limit").column("reset_at").execute();
}

function identified(db: Kysely<unknown>, table: string): CreateTableBuilder<string, "id" | "created_at"> {
  return db.schema
    .createTable(table)
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "bigint", (column) => column.notNull());
}
