import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { embeddedFile, openEmbeddedFile } from "../../server/store/embedded.ts";
import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { openStore, type StoreSettings } from "../../server/store/open.ts";
import type { JobRow, LeadRow } from "../../server/store/schema.ts";
import { type Measured, measured } from "../harness/throughput.ts";

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

const jobColumns = ["id", "created_at", "kind", "subject", "run_at"] as const satisfies readonly (keyof JobRow)[];

/**
 * Writes what a capture writes with the bare driver: the same rows under new ids with a delivery each, committed
 * together, one after the other, in a separate store.
 */
export async function bareInserts(settings: StoreSettings, rows: readonly LeadRow[]): Promise<BareInserts> {
  await (await openStore(settings)).close();
  const prepared = rows.map((row) => columns.slice(1).map((column) => row[column]));
  let count = 0;
  const next = () => {
    const id = randomUUID();
    const at = Date.now();
    return {
      lead: [id, ...(prepared[count++ % prepared.length] ?? [])],
      job: [`${jobKinds.crmLead}:${id}`, at, jobKinds.crmLead, id, at],
    };
  };
  return settings.databaseUrl
    ? intoPostgres(settings.databaseUrl, next)
    : intoEmbedded(embeddedFile(settings.dataDir), next);
}

type Values = readonly (string | number | null)[];
type Next = () => { readonly lead: Values; readonly job: Values };

const insert = (table: string, into: readonly string[], mark: (index: number) => string) =>
  `insert into ${table} (${into}) values (${into.map((_, index) => mark(index))})`;

function intoEmbedded(path: string, next: Next): BareInserts {
  const file = openEmbeddedFile(path);
  const lead = file.prepare(insert("lead", columns, () => "?"));
  const job = file.prepare(insert("job", jobColumns, () => "?"));
  const [begin, commit] = [file.prepare("begin immediate"), file.prepare("commit")];
  const work = () => {
    const values = next();
    begin.run();
    lead.run(...values.lead);
    job.run(...values.job);
    commit.run();
  };
  return {
    run: (seconds) => measured(seconds, 1, () => ({ work, close: async () => undefined })),
    close: async () => file.close(),
  };
}

function intoPostgres(connectionString: string, next: Next): BareInserts {
  const pool = new Pool({ connectionString, max: 1 });
  const parameter = (index: number) => `$${index + 1}`;
  const lead = { name: "lead", text: insert("lead", columns, parameter) };
  const job = { name: "job", text: insert("job", jobColumns, parameter) };
  const work = async () => {
    const client = await pool.connect();
    const values = next();
    await client.query("begin");
    await client.query({ ...lead, values: [...values.lead] });
    await client.query({ ...job, values: [...values.job] });
    await client.query("commit");
    client.release();
  };
  return {
    run: (seconds) => measured(seconds, 1, () => ({ work, close: async () => undefined })),
    close: () => pool.end(),
  };
}
