import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** In SQLite `insert or replace` removes the earlier row without its triggers for updates and deletions. */
export const deskAuditReplace: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    await sql`create trigger desk_audit_no_replace before insert on desk_audit
      when exists (select 1 from desk_audit where id = new.id)
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
  },
};
