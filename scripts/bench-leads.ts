import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { StoreSettings } from "#server/store/open.ts";
import { ensureBuilt } from "#tooling/build/ensure-built.ts";
import { bareInserts, storedRows } from "#tooling/leads/bare-inserts.ts";
import { captureLoad } from "#tooling/leads/capture-load.ts";
import { type Measured, median } from "#tooling/leads/throughput.ts";
import { freePort } from "#tooling/run/free-port.ts";
import { findPostgres, startPostgres } from "#tooling/run/private-postgres.ts";
import { startBuiltSite, untilHealthy } from "#tooling/run/serve-built-site.ts";

/** Acknowledged captures over HTTP beside a bare insert loop on the same kind of store, turn by turn: `npm run bench:leads`. */
const limitRatio = 0.5;
const clients = 32;
const turns = 4;
const seconds = 6;
const warmUpSeconds = 4;

type Turn = {
  readonly bare: Measured;
  readonly captures: Measured;
  /** As many inserts at once as there are clients, where the driver can: told, not asked for. */
  readonly atOnce?: Measured;
};

async function measure(product: StoreSettings, bare: StoreSettings): Promise<readonly Turn[]> {
  const port = await freePort();
  const server = startBuiltSite({ port, env: environment(product) });
  await untilHealthy(`http://127.0.0.1:${port}`);
  await captureLoad({ port, clients, seconds: warmUpSeconds });
  const rows = await storedRows(product);
  const loop = await bareInserts(bare, rows);
  const atOnce = bare.databaseUrl ? await bareInserts(bare, rows, clients) : undefined;
  await loop.run(warmUpSeconds / 2);

  const measured: Turn[] = [];
  for (let turn = 0; turn < turns; turn++)
    measured.push({
      bare: await loop.run(seconds),
      captures: await captureLoad({ port, clients, seconds }),
      ...(atOnce && { atOnce: await atOnce.run(seconds) }),
    });
  await loop.close();
  await atOnce?.close();
  const ended = new Promise((done) => server.once("close", done));
  server.kill("SIGTERM");
  await ended;
  return measured;
}

function environment({ dataDir, databaseUrl }: StoreSettings): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    // As in production: a line for each request is part of the work.
    LOG_LEVEL: "info",
    TRUST_PROXY: "true",
    LEAD_LIMIT: "100000000",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

/** Prints what was measured, and whether it is enough. */
function report(name: string, measured: readonly Turn[]): boolean {
  const line = (what: string, of: (turn: Turn) => Measured) => {
    const figure = (part: keyof Measured) => median(measured.map((turn) => of(turn)[part]));
    const rate = figure("perSecond").toFixed(0).padStart(7);
    print(`  ${what.padEnd(22)}${rate}/s   p50 ${milliseconds(figure("p50"))}   p99 ${milliseconds(figure("p99"))}`);
  };
  const ratio = median(measured.map(({ bare, captures }) => captures.perSecond / bare.perSecond));
  print(`${name}, ${clients} clients, medians of ${turns} turns of ${seconds} s`);
  line("bare insert loop", ({ bare }) => bare);
  if (measured.some(({ atOnce }) => atOnce)) line(`${clients} inserts at once`, ({ atOnce, bare }) => atOnce ?? bare);
  line("acknowledged captures", ({ captures }) => captures);
  const enough = ratio >= limitRatio;
  print(
    `  ${(ratio * 100).toFixed(0)}% of the bare insert loop, ${enough ? "at least" : "BELOW"} ${limitRatio * 100}%\n`,
  );
  return enough;
}

const milliseconds = (value: number) => `${value.toFixed(2).padStart(7)} ms`;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await ensureBuilt();
const outcomes: boolean[] = [];

mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(resolve(".cache/bench-leads-"));
try {
  const [product, bare] = [join(folder, "product"), join(folder, "bare")];
  outcomes.push(report("Embedded store", await measure({ dataDir: product }, { dataDir: bare })));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const programs = findPostgres();
if (programs) {
  const postgres = await startPostgres(programs, { durable: true });
  const settings = async (name: string) => ({ dataDir: folder, databaseUrl: await postgres.createDatabase(name) });
  try {
    outcomes.push(report("PostgreSQL", await measure(await settings("product"), await settings("bare"))));
  } finally {
    await postgres.stop();
  }
} else {
  print("PostgreSQL: not measured, because no PostgreSQL server is installed on this machine.");
}
process.exit(outcomes.every(Boolean) ? 0 : 1);
