import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { leadRequestSchema } from "../../contracts/leads/lead.ts";
import { leadOf } from "../../domain/leads/lead.ts";
import { writeLeads } from "../../server/store/leads/leads.ts";
import { insertPurchase } from "../../server/store/payments/purchases.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { print } from "../harness/print.ts";
import { processCost } from "../harness/process-cost.ts";
import { type Site, startSite } from "../harness/site.ts";
import { withStore } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { median } from "../harness/throughput.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import { type Visits, visits } from "./visitor.ts";

/** How much longer a visitor waits for a page while PDF reports are made: `npm run proof:report`. */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const seconds = Number(values.seconds);
const limitAddedMs = 50;
const rounds = 3;
const warmUpSeconds = 4;
/** Interval of page requests, and number of visitors waiting for a report at any time. */
const everyMs = 20;
const waiting = 3;
const leads = 450;
/** Reports whose processor time is measured. */
const costed = 30;
const wishedMs = 250;

const milliseconds = (value: number) => `${value.toFixed(1).padStart(6)} ms`;

/** Valuations whose full report is paid for and was never made. */
function seed(dataDir: string): Promise<string[]> {
  const random = seededRandom(1);
  const now = Date.UTC(2025, 10, 3);
  const stored = Array.from({ length: leads }, () =>
    leadOf(z.parse(leadRequestSchema, sampleCapture(random, randomUUID())), { now }),
  );
  return withStore({ dataDir }, async ({ db }) => {
    await writeLeads(
      db,
      stored.map((lead) => ({ lead, version: 1 })),
    );
    for (const { valuationId } of stored)
      await insertPurchase(db, {
        id: randomUUID(),
        valuationId,
        package: "exitReadiness",
        source: "firm",
        state: "paid",
        now: 1,
      });
    return stored.map(({ valuationId }) => valuationId);
  });
}

async function download(address: string, ids: string[]): Promise<void> {
  const id = ids.pop();
  if (!id) throw new Error("There are not enough valuations for this machine: raise the number");
  const headers = { "X-Forwarded-For": visitorAddress(ids.length) };
  const answer = await fetch(`${address}/api/download/report/${id}`, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok || byteLength < 10_000) throw new Error(`A report was answered with ${answer.status}`);
}

/** Owners who download their reports in parallel until they are stopped. Returns how many they got. */
function startOwners(address: string, ids: string[]) {
  let stopped = false;
  let got = 0;
  const loop = async () => {
    while (!stopped) {
      await download(address, ids);
      got += 1;
    }
  };
  const all = Promise.all(Array.from({ length: waiting }, loop));
  return async () => {
    stopped = true;
    await all;
    return got;
  };
}

/** Processor time of the whole server per report, one after the other, with nobody else there. */
async function printReportCost(site: Pick<Site, "address" | "pid">, ids: string[]): Promise<void> {
  const used = () => processCost(site.pid())?.cpuMs ?? Number.NaN;
  const before = used();
  for (let made = 0; made < costed; made++) await download(site.address, ids);
  const each = (used() - before) / costed;
  print(`A report of ten pages takes${milliseconds(each)} of processor time (mean of ${costed})`);
  if (each > wishedMs) print(`  more than ${wishedMs} ms: docs/decisions/2026-11-15-report-documents.md says why`);
}

type Round = { readonly quiet: Visits; readonly loaded: Visits; readonly made: number };

async function measure(address: string, path: string, ids: string[]): Promise<readonly Round[]> {
  const order = { url: address + path, seconds, everyMs };
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const quiet = await visits(order);
    const stopOwners = startOwners(address, ids);
    const loaded = await visits(order);
    measured.push({ quiet, loaded, made: await stopOwners() });
  }
  return measured;
}

/** Prints the measurements and whether the goal is met. */
function report(name: string, measured: readonly Round[]): boolean {
  const of = (part: "quiet" | "loaded", figure: "p50" | "p99") => median(measured.map((round) => round[part][figure]));
  const line = (what: string, part: "quiet" | "loaded") =>
    print(`  ${what.padEnd(40)}p50 ${milliseconds(of(part, "p50"))}   p99 ${milliseconds(of(part, "p99"))}`);
  const added = median(measured.map(({ quiet, loaded }) => loaded.p99 - quiet.p99));
  const made = measured.reduce((sum, round) => sum + round.made, 0) / (rounds * seconds);
  print(`${name}, one request every ${everyMs} ms`);
  line("without reports", "quiet");
  line(`while ${made.toFixed(1)} reports a second are made`, "loaded");
  const enough = added < limitAddedMs;
  print(`  added at p99 ${milliseconds(added)}, ${enough ? "below" : "NOT BELOW"} ${limitAddedMs} ms`);
  return enough;
}

await ensureBuilt();
const dataDir = join(temporaryFolder("report"), "data");
const ids = await seed(dataDir);
const [own = ""] = ids;
const site = await startSite({ env: { DATA_DIR: dataDir } });
const stopOwners = startOwners(site.address, ids);
await visits({ url: site.address, seconds: warmUpSeconds, everyMs });
await stopOwners();
await printReportCost(site, ids);
const enough = [
  report("The home page, from memory", await measure(site.address, "/", ids)),
  report("A private result, rendered", await measure(site.address, `/valuation/result/${own}`, ids)),
];
await site.stop();
process.exit(enough.every(Boolean) ? 0 : 1);
