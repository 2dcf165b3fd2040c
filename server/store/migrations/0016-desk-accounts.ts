import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Accounts of the desk. The first six tables have the columns that better-auth asks for; its times are ISO text and
 * its flags 0 or 1. The others are ours, with times in epoch milliseconds.
 */
export const deskAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    const table = (name: string) =>
      db.schema.createTable(name).addColumn("id", "text", (column) => column.primaryKey());
    const dated = <Of extends CreateTableBuilder<string, string>>(of: Of) =>
      of
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull());
    const ofUser = <Of extends CreateTableBuilder<string, string>>(of: Of) =>
      of.addColumn("user_id", "text", (column) => column.notNull().references("desk_user.id").onDelete("cascade"));

    await dated(table("desk_user"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("email_verified", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("image", "text")
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("locked", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("two_factor_enabled", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("removed_at", "bigint")
      .execute();

    await ofUser(dated(table("desk_session")))
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("ip_address", "text")
      .addColumn("user_agent", "text")
      .addColumn("method", "text")
      .execute();
    await db.schema.createIndex("desk_session_user").on("desk_session").column("user_id").execute();

    await ofUser(dated(table("desk_credential")))
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("provider_id", "text", (column) => column.notNull())
      .addColumn("access_token", "text")
      .addColumn("refresh_token", "text")
      .addColumn("id_token", "text")
      .addColumn("access_token_expires_at", "text")
      .addColumn("refresh_token_expires_at", "text")
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addUniqueConstraint("desk_credential_account", ["provider_id", "account_id"])
      .execute();
    await db.schema.createIndex("desk_credential_user").on("desk_credential").column("user_id").execute();

    await dated(table("desk_verification"))
      .addColumn("identifier", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("desk_verification_identifier").on("desk_verification").column("identifier").execute();

    await ofUser(table("desk_two_factor"))
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("backup_codes", "text", (column) => column.notNull())
      .addColumn("verified", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("failed_verification_count", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("locked_until", "text")
      .execute();
    await db.schema.createIndex("desk_two_factor_user").on("desk_two_factor").column("user_id").execute();

    await ofUser(table("desk_passkey"))
      .addColumn("name", "text")
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("counter", "integer", (column) => column.notNull())
      .addColumn("device_type", "text", (column) => column.notNull())
      .addColumn("backed_up", "integer", (column) => column.notNull())
      .addColumn("transports", "text")
      .addColumn("created_at", "text")
      .addColumn("aaguid", "text")
      .execute();
    await db.schema.createIndex("desk_passkey_user").on("desk_passkey").column("user_id").execute();

    await db.schema
      .createTable("desk_link")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("role", "text")
      .addColumn("made_by", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("desk_used_code")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("used_at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("desk_setting")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();

    await table("desk_audit")
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("before", "text")
      .addColumn("after", "text")
      .execute();
    await db.schema.createIndex("desk_audit_at").on("desk_audit").columns(["at", "id"]).execute();
    await db.schema.createIndex("desk_audit_subject").on("desk_audit").columns(["subject", "at"]).execute();
    for (const statement of isPostgres(db) ? postgresGuard : embeddedGuard) await sql.raw(statement).execute(db);
  },
};

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Two years: younger entries of the audit log cannot be removed, and none can be changed. */
const keptMs = 730 * 86_400_000;

const embeddedGuard = [
  `create trigger desk_audit_no_update before update on desk_audit
    begin select raise(abort, 'the audit log is append-only'); end`,
  `create trigger desk_audit_no_delete before delete on desk_audit
    when old.at > unixepoch() * 1000 - ${keptMs}
    begin select raise(abort, 'the audit log is append-only'); end`,
];

const postgresGuard = [
  `create function desk_audit_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at <= extract(epoch from now()) * 1000 - ${keptMs} then return old; end if;
      raise exception 'the audit log is append-only';
    end $$`,
  `create trigger desk_audit_guard before update or delete on desk_audit
    for each row execute function desk_audit_guard()`,
  `create trigger desk_audit_no_truncate before truncate on desk_audit
    for each statement execute function desk_audit_guard()`,
];
