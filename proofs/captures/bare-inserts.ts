import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { embeddedFile, openEmbeddedFile } from "../../server/store/embedded.ts";
import { openStore, type StoreSettings } from "../../server/store/open.ts";
import { type Measured, measured } from "../harness/throughput.ts";

export type BareInserts = {
  run(seconds: number): Promise<Measured>;
  close(): Promise<void>;
};

/** Where a capture writes, and the column that names its lead. */
const tables = [
  ["lead", "id"],
  ["lead_word", "lead_id"],
  ["job", "subject"],
  ["event", "subject"],
] as const;

type Value = string | number | null;
type Rows = { readonly table: string; readonly columns: readonly string[]; readonly values: readonly Value[][] };
/** Everything that one capture wrote. */
export type Written = { readonly id: string; readonly rows: readonly Rows[] };

const mostLeads = 500;

export async function writtenByCaptures(settings: StoreSettings): Promise<readonly Written[]> {
  const store = await openStore(settings);
  try {
    const leads = await store.db.selectFrom("lead").select("id").limit(mostLeads).execute();
    return await Promise.all(
      leads.map(async ({ id }) => ({
        id,
        rows: await Promise.all(
          tables.map(async ([table, lead]) => {
            const found = await store.db.selectFrom(table).selectAll().where(lead, "=", id).execute();
            const columns = Object.keys(found[0] ?? {});
            return { table, columns, values: found.map((row) => Object.values(row) as Value[]) };
          }),
        ),
      })),
    );
  } finally {
    await store.close();
  }
}

/**
 * Writes what captures write with the bare driver: the same rows under new ids, those of a capture committed together,
 * one after the other, in a separate store.
 */
export async function bareInserts(settings: StoreSettings, written: readonly Written[]): Promise<BareInserts> {
  await (await openStore(settings)).close();
  let count = 0;
  const next = (): readonly Rows[] => {
    const capture = written[count++ % written.length];
    if (!capture) throw new Error("No capture to repeat");
    const id = randomUUID();
    return capture.rows.map(({ table, columns, values }) => ({
      table,
      columns,
      values: values.map((row) =>
        row.map((value, at) => {
          if (table === "event" && columns[at] === "id") return randomUUID();
          return typeof value === "string" ? value.replace(capture.id, id) : value;
        }),
      ),
    }));
  };
  return settings.databaseUrl
    ? intoPostgres(settings.databaseUrl, next)
    : intoEmbedded(embeddedFile(settings.dataDir), next);
}

type Next = () => readonly Rows[];

function intoEmbedded(path: string, next: Next): BareInserts {
  const file = openEmbeddedFile(path);
  const statements = new Map<string, ReturnType<typeof file.prepare>>();
  const insertInto = ({ table, columns }: Rows) => {
    const known = statements.get(table);
    if (known) return known;
    const made = file.prepare(`insert into ${table} (${columns}) values (${columns.map(() => "?")})`);
    statements.set(table, made);
    return made;
  };
  const [begin, commit] = [file.prepare("begin immediate"), file.prepare("commit")];
  const work = () => {
    const all = next();
    begin.run();
    for (const rows of all) for (const row of rows.values) insertInto(rows).run(...row);
    commit.run();
  };
  return {
    run: (seconds) => measured(seconds, 1, () => ({ work, close: async () => undefined })),
    close: async () => file.close(),
  };
}

function intoPostgres(connectionString: string, next: Next): BareInserts {
  const pool = new Pool({ connectionString, max: 1 });
  /** One statement for all rows of a table, prepared once for each number of them. */
  const insert = ({ table, columns, values }: Rows) => {
    const row = (_: unknown, at: number) =>
      `(${columns.map((_column, place) => `$${at * columns.length + place + 1}`)})`;
    return {
      name: `${table} ${values.length}`,
      text: `insert into ${table} (${columns}) values ${values.map(row)}`,
      values: values.flat(),
    };
  };
  const work = async () => {
    const client = await pool.connect();
    const all = next();
    await client.query("begin");
    for (const rows of all) if (rows.values.length > 0) await client.query(insert(rows));
    await client.query("commit");
    client.release();
  };
  return {
    run: (seconds) => measured(seconds, 1, () => ({ work, close: async () => undefined })),
    close: () => pool.end(),
  };
}
