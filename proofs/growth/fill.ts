import { randomBytes, randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Client } from "pg";
import { tombstoneLifetimeMs } from "../../server/store/deletions/deletion-tombstones.ts";
import { embeddedFile, openEmbeddedFile } from "../../server/store/embedded.ts";
import { openStore, type StoreSettings } from "../../server/store/open.ts";
import { copiersOf, type Row, type RowGroup } from "./copies.ts";
import { copyIn, fieldOf } from "./copy-in.ts";

const year = 365 * 24 * 60 * 60_000;
const span = 3 * year;
const leadsInBatch = 1_000;
/** One tombstone and one rate-limited visitor per this many leads. */
const leadsToTombstone = 50;
const leadsToLimit = 20;

export type FillOrder = {
  readonly samples: readonly RowGroup[];
  readonly leads: number;
  /** Time of the newest lead. */
  readonly until: number;
  readonly onProgress: (leads: number) => void;
};

type Batch = Readonly<Record<string, readonly Row[]>>;

/** Fills an empty store with copies of the samples, spread evenly over three years in order. */
export async function fillStore(settings: StoreSettings, order: FillOrder): Promise<void> {
  await (await openStore(settings)).close();
  const { databaseUrl } = settings;
  const write = databaseUrl ? await postgresWriter(databaseUrl) : embeddedWriter(embeddedFile(settings.dataDir));
  for (const { batch, upTo } of batches(databaseUrl ? withFields(order) : order)) {
    await write.rows(batch);
    order.onProgress(upTo);
    // The embedded store is synchronous, so yield to signals.
    await nextTurn();
  }
  await write.end();
}

/** Encoded once for all copies, for `copy`. */
function withFields(order: FillOrder): FillOrder {
  const fields = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, typeof value === "number" ? value : fieldOf(value)]),
    );
  const ofGroup = (group: RowGroup): RowGroup =>
    Object.fromEntries(Object.entries(group).map(([table, rows]) => [table, rows.map(fields)]));
  return { ...order, samples: order.samples.map(ofGroup) };
}

function* batches({ samples, leads, until }: FillOrder): Generator<{ batch: Batch; upTo: number }> {
  const copierOf = copiersOf(samples, leads);
  const step = span / leads;
  for (let from = 0; from < leads; from += leadsInBatch) {
    const upTo = Math.min(from + leadsInBatch, leads);
    const batch: Record<string, Row[]> = {};
    const add = (table: string, rows: readonly Row[]) => {
      batch[table] ??= [];
      batch[table].push(...rows);
    };
    for (let index = from; index < upTo; index++) {
      const at = Math.floor(until - span + (index + 1) * step);
      const copies = copierOf(index)?.({ at, newId: randomUUID }) ?? {};
      for (const [table, rows] of Object.entries(copies)) add(table, rows);
      if (index % leadsToTombstone === 0) add("forgotten", [tombstone(until, index / leads)]);
      if (index % leadsToLimit === 0) add("rate_limit", [limitRow(until, index)]);
    }
    yield { batch, upTo };
  }
}

const tombstone = (until: number, share: number): Row => ({
  hash: randomBytes(32).toString("base64url"),
  forgotten_at: Math.floor(until - tombstoneLifetimeMs * 0.9 * (1 - share)),
});

const limitRow = (until: number, index: number): Row => ({
  key: `leads 10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  hits: 1 + (index % 7),
  reset_at: until + 10 * 60_000,
});

type Writer = { rows(batch: Batch): Promise<void>; end(): Promise<void> };

/** The whole fill is one transaction without a journal: if it fails, the file is deleted. */
function embeddedWriter(path: string): Writer {
  const file = openEmbeddedFile(path);
  // Node.js refuses to go without a journal otherwise.
  file.enableDefensive(false);
  file.exec("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; begin");
  const statements = new Map<string, ReturnType<typeof file.prepare>>();
  const insertInto = (table: string, columns: readonly string[]) => {
    const text = `insert into ${table} (${columns}) values (${columns.map(() => "?")})`;
    const statement = statements.get(text) ?? file.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    rows: async (batch) => {
      for (const [table, rows] of Object.entries(batch))
        for (const row of rows) insertInto(table, Object.keys(row)).run(...Object.values(row));
    },
    end: async () => {
      // No statistics are collected, because the product collects none.
      file.exec("commit; pragma synchronous = full; pragma journal_mode = wal");
      file.close();
    },
  };
}

/** Not crash-safe until the end of the fill. */
const onlyWhileFilling = ["full_page_writes = off", "max_wal_size = '16GB'", "autovacuum = off"];

/** Two at a time: while one batch is written, the next is made. */
async function postgresWriter(connectionString: string): Promise<Writer> {
  const clients = [new Client({ connectionString }), new Client({ connectionString })];
  for (const client of clients) {
    await client.connect();
    await client.query("set synchronous_commit = off");
  }
  const [first] = clients;
  for (const setting of onlyWhileFilling) await first?.query(`alter system set ${setting}`);
  await first?.query("select pg_reload_conf()");
  let turn = 0;
  const busy = clients.map(() => Promise.resolve());
  return {
    rows: async (batch) => {
      const index = turn++ % clients.length;
      const client = clients[index];
      await busy[index];
      if (client) busy[index] = copyBatch(client, batch);
    },
    end: async () => {
      await Promise.all(busy);
      await first?.query("alter system reset all");
      await first?.query("select pg_reload_conf()");
      // As autovacuum would have done by then.
      await first?.query("vacuum (analyze)");
      await first?.query("checkpoint");
      for (const client of clients) await client.end();
    },
  };
}

async function copyBatch(client: Client, batch: Batch): Promise<void> {
  for (const [table, rows] of Object.entries(batch)) await copyIn(client, table, rows);
}
