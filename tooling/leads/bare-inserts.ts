import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { embeddedFile, openEmbeddedFile } from "#server/store/embedded.ts";
import { openStore, type StoreSettings } from "#server/store/open.ts";
import type { LeadRow } from "#server/store/schema.ts";
import { type Measured, measured } from "./throughput.ts";

export type BareInserts = {
  run(seconds: number): Promise<Measured>;
  close(): Promise<void>;
};

const columns = [
  "id",
  "created_at",
  "updated_at",
  "version",
  "score",
  "value",
  "company",
  "website",
  "industry",
  "email",
  "phone",
  "record",
] as const satisfies readonly (keyof LeadRow)[];

/** Rows as captures wrote them. */
export async function storedRows(settings: StoreSettings): Promise<readonly LeadRow[]> {
  const store = await openStore(settings);
  try {
    return await store.db.selectFrom("lead").selectAll().limit(500).execute();
  } finally {
    await store.close();
  }
}

/** The same rows under new ids into the same table of a store of its own: one statement each, through the bare driver. */
export async function bareInserts(
  settings: StoreSettings,
  rows: readonly LeadRow[],
  clients: number,
): Promise<BareInserts> {
  await (await openStore(settings)).close();
  const prepared = rows.map((row) => columns.slice(1).map((column) => row[column]));
  let count = 0;
  const next = () => [randomUUID(), ...(prepared[count++ % prepared.length] ?? [])];
  return settings.databaseUrl
    ? intoPostgres(settings.databaseUrl, next, clients)
    : intoEmbedded(embeddedFile(settings.dataDir), next);
}

type Values = () => (string | number | null)[];

/** The driver is synchronous, so however many clients there are, they are one loop. */
function intoEmbedded(path: string, next: Values): BareInserts {
  const file = openEmbeddedFile(path);
  const statement = file.prepare(`insert into lead (${columns}) values (${columns.map(() => "?")})`);
  const work = () => void statement.run(...next());
  return {
    run: (seconds) => measured(seconds, 1, () => ({ work, close: async () => undefined })),
    close: async () => file.close(),
  };
}

function intoPostgres(connectionString: string, next: Values, clients: number): BareInserts {
  const pool = new Pool({ connectionString, max: clients });
  const text = `insert into lead (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`;
  const work = () => pool.query({ name: "insert", text, values: next() }).then(() => undefined);
  return {
    run: (seconds) => measured(seconds, clients, () => ({ work, close: async () => undefined })),
    close: () => pool.end(),
  };
}
