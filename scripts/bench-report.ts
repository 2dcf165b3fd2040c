import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Piscina } from "piscina";
import { z } from "zod";
import { leadRequestSchema } from "#contracts/lead.ts";
import { leadOf } from "#domain/leads/lead.ts";
import type { Report } from "#domain/report/report.ts";
import type { RenderTask, WorkerSettings } from "#server/documents/render-worker.ts";
import { cutNames, fontFile } from "#server/documents/report/kit.ts";
import { reportAt } from "#server/services/read-report.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import { openStore } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { currentBuild } from "#tooling/build/build-folders.ts";
import { ensureBuilt, localAddress } from "#tooling/build/ensure-built.ts";
import { seededRandom } from "#tooling/leads/random.ts";
import { sampleCapture } from "#tooling/leads/sample-captures.ts";
import { type Measured, measured, median } from "#tooling/leads/throughput.ts";
import { nameOf } from "#tooling/report/kit.ts";
import { drawingsOf } from "#tooling/report/page-drawing.ts";
import type { PeerSettings } from "#tooling/report/pdfkit-worker.ts";
import { type Visits, visits } from "#tooling/report/visitor.ts";
import { freePort } from "#tooling/run/free-port.ts";
import { madeUpVisitor } from "#tooling/run/made-up-visitor.ts";
import { startBuiltSite, untilHealthy } from "#tooling/run/serve-built-site.ts";

/** Reports a second beside a peer that draws the same pages, and what a visitor's page waits meanwhile: `npm run bench:report`. */
const limitAddedMs = 50;
const turns = 3;
const seconds = 10;
const warmUpSeconds = 4;
/** A page every so often, and this many who wait for a report at any time. */
const everyMs = 20;
const waiting = 3;
const leads = 400;

const random = seededRandom(1);
const sampleLead = () =>
  leadOf(z.parse(leadRequestSchema, sampleCapture(random, randomUUID())), { now: Date.UTC(2025, 10, 3) });

const print = (line: string) => process.stdout.write(`${line}\n`);
const milliseconds = (value: number) => `${value.toFixed(1).padStart(6)} ms`;

/** One thread each, turn by turn, from the built worker and from the peer's. */
async function throughput(): Promise<void> {
  const report: Report = reportAt(sampleLead(), "exitReadiness");
  const kitFolder = resolve(currentBuild, "server/report-kit");
  const ours = new Piscina<RenderTask, Uint8Array>({
    filename: resolve(currentBuild, "server/render-worker.js"),
    workerData: { kitFolder, siteUrl: localAddress } satisfies WorkerSettings,
    maxThreads: 1,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const bytes = await ours.run({ format: "pdf", report });
  const drawing = drawingsOf(bytes);
  const fonts = Object.fromEntries(cutNames.map((cut) => [nameOf(cut), fontFile(cut)]));
  const peer = new Piscina<typeof drawing, Uint8Array>({
    filename: resolve("tooling/report/pdfkit-worker.ts"),
    workerData: { fonts, folder: kitFolder } satisfies PeerSettings,
    maxThreads: 1,
  });
  const peerBytes = await peer.run(drawing);
  const loop = (run: () => Promise<unknown>) => (time: number) =>
    measured(time, 1, () => ({ work: async () => void (await run()), close: async () => undefined }));
  const [makeOurs, makePeers] = [loop(() => ours.run({ format: "pdf", report })), loop(() => peer.run(drawing))];
  for (const make of [makeOurs, makePeers]) await make(warmUpSeconds);
  const results: { ours: Measured; peer: Measured }[] = [];
  for (let turn = 0; turn < turns; turn++)
    results.push({ ours: await makeOurs(seconds), peer: await makePeers(seconds) });
  await Promise.all([ours.destroy(), peer.destroy()]);

  const line = (name: string, size: number, of: (turn: (typeof results)[number]) => Measured) => {
    const figure = (part: keyof Measured) => median(results.map((turn) => of(turn)[part]));
    const rate = `${figure("perSecond").toFixed(2)}/s`.padStart(10);
    print(`  ${name.padEnd(34)}${rate}   p50 ${milliseconds(figure("p50"))}   ${Math.round(size / 1_000)} KB`);
  };
  print(`A report of ${drawing.length} pages, one thread, medians of ${turns} turns of ${seconds} s`);
  line("ours: laid out and drawn", bytes.length, (turn) => turn.ours);
  line("pdfkit: the same pages, drawn only", peerBytes.length, (turn) => turn.peer);
}

/** Valuations whose full report is open and was never made. */
async function seed(dataDir: string): Promise<string[]> {
  const store = await openStore({ dataDir });
  const stored = Array.from({ length: leads }, sampleLead);
  await writeLeads(
    store.db,
    stored.map((lead) => ({ lead, version: 1 })),
  );
  for (const { valuationId } of stored)
    await insertPurchase(store.db, {
      id: randomUUID(),
      valuationId,
      package: "exitReadiness",
      source: "firm",
      state: "paid",
      now: 1,
    });
  await store.close();
  return stored.map(({ valuationId }) => valuationId);
}

/** Owners who fetch their reports, several at a time, until they are told to stop. Returns how many they got. */
function owners(port: number, ids: string[]) {
  let stopped = false;
  let got = 0;
  const loop = async () => {
    while (!stopped) {
      const id = ids.pop();
      if (!id) throw new Error("There are not enough valuations for this machine: raise the number");
      const headers = { "X-Forwarded-For": madeUpVisitor(ids.length) };
      const answer = await fetch(`http://127.0.0.1:${port}/api/download/report/${id}`, { headers });
      const { byteLength } = await answer.arrayBuffer();
      if (!answer.ok || byteLength < 10_000) throw new Error(`A report was answered with ${answer.status}`);
      got += 1;
    }
  };
  const all = Promise.all(Array.from({ length: waiting }, loop));
  return {
    stop: async () => {
      stopped = true;
      await all;
      return got;
    },
  };
}

type Turn = { readonly quiet: Visits; readonly loaded: Visits; readonly made: number };

async function pageTurns(port: number, path: string, ids: string[]): Promise<readonly Turn[]> {
  const order = { port, path, seconds, everyMs };
  const measuredTurns: Turn[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const quiet = await visits(order);
    const load = owners(port, ids);
    const loaded = await visits(order);
    measuredTurns.push({ quiet, loaded, made: await load.stop() });
  }
  return measuredTurns;
}

/** Prints what was measured, and whether a visitor waits little enough. */
function tell(name: string, measuredTurns: readonly Turn[]): boolean {
  const of = (part: "quiet" | "loaded", figure: "p50" | "p99") =>
    median(measuredTurns.map((turn) => turn[part][figure]));
  const added = median(measuredTurns.map(({ quiet, loaded }) => loaded.p99 - quiet.p99));
  const made = measuredTurns.reduce((sum, turn) => sum + turn.made, 0) / (turns * seconds);
  print(`${name}, asked for every ${everyMs} ms`);
  print(
    `  without reports                   p50 ${milliseconds(of("quiet", "p50"))}   p99 ${milliseconds(of("quiet", "p99"))}`,
  );
  print(
    `  while ${made.toFixed(1)} reports a second are made  p50 ${milliseconds(of("loaded", "p50"))}   p99 ${milliseconds(of("loaded", "p99"))}`,
  );
  const enough = added < limitAddedMs;
  print(`  added at p99 ${milliseconds(added)}, ${enough ? "below" : "NOT BELOW"} ${limitAddedMs} ms`);
  return enough;
}

await ensureBuilt();
await throughput();

mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(resolve(".cache/bench-report-"));
const dataDir = join(folder, "data");
try {
  const ids = await seed(dataDir);
  const [own = ""] = ids;
  const port = await freePort();
  const server = startBuiltSite({ port, env: { DATA_DIR: dataDir, TRUST_PROXY: "true", LOG_LEVEL: "info" } });
  await untilHealthy(`http://127.0.0.1:${port}`);
  const warm = owners(port, ids);
  await visits({ port, path: "/", seconds: warmUpSeconds, everyMs });
  await warm.stop();
  const enough = [
    tell("The home page, from memory", await pageTurns(port, "/", ids)),
    tell("A private result, rendered", await pageTurns(port, `/valuation/result/${own}`, ids)),
  ];
  const ended = new Promise((done) => server.once("close", done));
  server.kill("SIGTERM");
  await ended;
  process.exitCode = enough.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
