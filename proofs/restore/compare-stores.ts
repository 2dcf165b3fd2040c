import { isDeepStrictEqual } from "node:util";
import type { Store } from "../../server/store/open.ts";

/** A row of a lead, a message, a purchase or a delivery. */
export type KeptRow = {
  readonly id: string;
  /** When it was created, in epoch milliseconds. */
  readonly createdAt: number;
  /** Increased by each change. */
  readonly version: number;
  /** Everything that must be equal in two rows of one version. */
  readonly content: unknown;
};

export type Contents = Readonly<Record<"lead" | "message" | "purchase" | "job", readonly KeptRow[]>>;

export async function contentsOf({ db }: Store): Promise<Contents> {
  const [leads, messages, purchases, jobs] = await Promise.all([
    db.selectFrom("lead").selectAll().execute(),
    db.selectFrom("message").selectAll().execute(),
    db.selectFrom("purchase").selectAll().execute(),
    db.selectFrom("job").selectAll().execute(),
  ]);
  const row = <Row extends { id: string; created_at: number }>(version: number, content: Row): KeptRow => ({
    id: content.id,
    createdAt: content.created_at,
    version,
    content,
  });
  return {
    lead: leads.map((lead) => row(lead.version, lead)),
    message: messages.map((message) => row(1, message)),
    purchase: purchases.map((purchase) => row(purchase.version, purchase)),
    // Progress of a delivery changes with time; what was requested does not.
    job: jobs.map(({ id, created_at, kind, subject, wanted }) =>
      row(wanted, { id, created_at, kind, subject, wanted }),
    ),
  };
}

/** Differences between the lost and the restored store, each with table and id. */
export type Differences = {
  /** Created before the backup began, and missing. */
  readonly missing: readonly string[];
  /** The same version with other content, or a later version than ever existed. */
  readonly altered: readonly string[];
  /** Was never in the store. */
  readonly strange: readonly string[];
};

export function differences(lost: Contents, restored: Contents, backupBeganAt: number): Differences {
  const tables = Object.keys(lost) as (keyof Contents)[];
  const inAll = (find: (table: keyof Contents) => readonly KeptRow[]) =>
    tables.flatMap((table) => find(table).map(({ id }) => `${table} ${id}`));
  const known = (rows: readonly KeptRow[]) => new Map(rows.map((row) => [row.id, row]));
  return {
    missing: inAll((table) => {
      const there = known(restored[table]);
      return lost[table].filter(({ id, createdAt }) => createdAt < backupBeganAt && !there.has(id));
    }),
    altered: inAll((table) => {
      const before = known(lost[table]);
      return restored[table].filter((row) => {
        const was = before.get(row.id);
        if (!was) return false;
        return (
          row.version > was.version || (row.version === was.version && !isDeepStrictEqual(row.content, was.content))
        );
      });
    }),
    strange: inAll((table) => {
      const before = known(lost[table]);
      return restored[table].filter(({ id }) => !before.has(id));
    }),
  };
}
