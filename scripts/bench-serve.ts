import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { currentBuild } from "#tooling/build/build-folders.ts";
import { ensureBuilt } from "#tooling/build/ensure-built.ts";
import { freePort } from "#tooling/run/free-port.ts";
import { cacheRules, checkRule, knownOf } from "#tooling/serve/cache-rules.ts";
import { type LoadOrder, load } from "#tooling/serve/load.ts";
import { findNginx, startNginx } from "#tooling/serve/nginx.ts";
import { end, type Peer, pidOf, startBareNode, startOurs, untilAnswering } from "#tooling/serve/peers.ts";
import { costOf } from "#tooling/serve/process-cost.ts";
import { samePages } from "#tooling/serve/same-pages.ts";
import { storeValuations } from "#tooling/serve/stored-valuations.ts";
import { type Measured, print, tellGoal, tellRatio, tellTurns } from "#tooling/serve/tables.ts";
import { failedIn, measuredTurn, type Turn } from "#tooling/serve/turns.ts";

/** Pages a second and a CPU second beside bare Node and nginx, and private pages beside the plain framework: `npm run bench:serve`. */
const quick = process.argv.includes("--quick");
const turns = quick ? 3 : 5;
const seconds = quick ? 2 : 4;
const connections = 32;
/** Until then Node still works out how to run a server's code best. */
const warmUp = 20_000;
/** Rendering is work for one thread: more who wait would only wait longer. */
const readers = 8;
const goalToBareNode = 0.8;
const goalToPlainPages = 3;
const flood = { amount: 10_000, connections: 256 };
const memory = { warmUp: 30_000, amount: quick ? 50_000 : 200_000, limitMb: 24 };
/** First views in a turn, each of a valuation that nobody has looked at. */
const firstViews = quick ? 100 : 400;
/** Views again go round so many valuations. */
const seenAgain = 50;

const asks = { "Accept-Encoding": "gzip, deflate, br, zstd", Accept: "text/html" };
const compressedHome = resolve(currentBuild, "client/index.html.br");

type Contestant = { readonly name: string; readonly peer: Peer; readonly order: () => Omit<LoadOrder, "port"> };

/** Each in turn, round after round, after one round that does not count; where that is too short, after so many requests. */
async function compete(
  contestants: readonly Contestant[],
  { wanted = "200", warmUp = 0 }: { readonly wanted?: string; readonly warmUp?: number } = {},
): Promise<readonly Measured[]> {
  const measured = contestants.map(({ name }) => ({ name, turns: [] as Turn[] }));
  for (const { peer, order } of contestants) {
    const { paths, connections, headers = {} } = order();
    if (warmUp > 0) await load({ port: peer.port, paths, connections, headers, amount: warmUp });
  }
  for (let turn = -1; turn < turns; turn++)
    for (const [index, { peer, order }] of contestants.entries()) {
      const result = await measuredTurn(pidOf(peer), () => load({ port: peer.port, ...order() }), wanted);
      if (turn >= 0) measured[index]?.turns.push(result);
    }
  return measured;
}

async function publicPages(ours: Peer, peers: readonly Omit<Contestant, "order">[]): Promise<boolean> {
  const order = () => ({ paths: ["/"], connections, seconds, headers: asks });
  const contestants = [{ name: "ours", peer: ours, order }, ...peers.map((peer) => ({ ...peer, order }))];
  const [own, bare, nginx] = await compete(contestants, { warmUp });
  if (!own || !bare) return false;
  tellTurns(
    `The home page, ${connections} connections, medians of ${turns} turns of ${seconds} s (brotli, all three the same bytes;\nours with ETag, policy and all other headers, bare node and nginx with the least that a browser needs)`,
    [own, bare, ...(nginx ? [nginx] : [])],
  );
  const met = tellRatio(own, bare, goalToBareNode);
  if (nginx) tellRatio(own, nginx);
  else print("  nginx is not installed here, so it is left out (Debian: apt-get install nginx-light)");
  return met && failedIn(own.turns) === 0;
}

async function heldPages(ours: Peer): Promise<boolean> {
  const { homeTag } = await knownOf(`http://127.0.0.1:${ours.port}`);
  const headers = { ...asks, "If-None-Match": homeTag };
  const order = () => ({ paths: ["/"], connections, seconds, headers });
  const [own] = await compete([{ name: "ours, 304", peer: ours, order }], { wanted: "304" });
  if (!own) return false;
  tellTurns("The same for visitors who have the page already", [own]);
  return failedIn(own.turns) === 0;
}

async function privatePages(ours: Peer, plain: Peer, ids: readonly string[]): Promise<boolean> {
  const paths = ids.map((id) => `/valuation/result/${id}`);
  const again = () => ({ paths: paths.slice(0, seenAgain), connections: readers, seconds, headers: asks });
  const repeated = await compete([
    { name: "ours", peer: ours, order: again },
    { name: "plain framework path", peer: plain, order: again },
  ]);
  tellTurns(`A private result, looked at again (${seenAgain} valuations, ${readers} connections)`, repeated);
  const met = ratioTold(repeated, goalToPlainPages);

  const next = { ours: seenAgain, plain: seenAgain };
  const first = (who: keyof typeof next) => () => {
    const from = next[who];
    next[who] += firstViews;
    return { paths: paths.slice(from, next[who]), connections: readers, amount: firstViews, headers: asks };
  };
  const distinct = await compete([
    { name: "ours", peer: ours, order: first("ours") },
    { name: "plain framework path", peer: plain, order: first("plain") },
  ]);
  tellTurns(`A private result, looked at for the first time (${firstViews} valuations a turn, each once)`, distinct);
  ratioTold(distinct);
  const same = await samePages(ours.port, plain.port, paths.slice(0, 25));
  return [met, tellGoal("the same but for the nonce, 25 valuations", same.join("; ") || "all equal", same.length === 0)]
    .concat([...repeated, ...distinct].map((measured) => failedIn(measured.turns) === 0))
    .every(Boolean);
}

function ratioTold([ours, plain]: readonly Measured[], goal?: number): boolean {
  return ours !== undefined && plain !== undefined && tellRatio(ours, plain, goal);
}

async function steadiness(ours: Peer): Promise<boolean> {
  print("");
  print("Many at once, and for long");
  const { answers, errors, statuses } = await load({ port: ours.port, paths: ["/"], headers: asks, ...flood });
  const good = statuses["200"] ?? 0;
  const lost = errors + answers - good;
  const calm = tellGoal(
    `${flood.amount} requests over ${flood.connections} connections`,
    `${lost} errors of 0 allowed`,
    lost === 0 && good >= flood.amount,
  );
  const { asset } = await knownOf(`http://127.0.0.1:${ours.port}`);
  const order = { port: ours.port, paths: ["/", "/about", asset, "/robots.txt"], connections, headers: asks };
  await load({ ...order, amount: memory.warmUp });
  const before = costOf(pidOf(ours))?.residentMb;
  const run = await load({ ...order, amount: memory.amount });
  const after = costOf(pidOf(ours))?.residentMb;
  if (before === undefined || after === undefined) {
    print("  this system does not tell what a process takes of the memory");
    return calm;
  }
  const figure = `${before.toFixed(0)} MB after ${memory.warmUp}, ${after.toFixed(0)} MB at the end; at most ${memory.limitMb} MB more allowed`;
  const flat = tellGoal(`memory over ${run.answers} requests`, figure, after - before <= memory.limitMb);
  return calm && flat && run.errors === 0;
}

async function caching(ours: Peer, valuationId: string): Promise<boolean> {
  const origin = `http://127.0.0.1:${ours.port}`;
  const rules = cacheRules({ ...(await knownOf(origin)), valuationId, unknownId: randomUUID() });
  print("");
  print("Who may keep an answer, and for how long");
  const met: boolean[] = [];
  for (const rule of rules) {
    const faults = await checkRule(origin, rule);
    met.push(faults.length === 0);
    print(
      `  ${rule.kind.padEnd(30)}${String(rule.status).padEnd(6)}${(rule.headers["cache-control"] ?? "").padEnd(38)}${faults.join("; ") || "ok"}`,
    );
  }
  return met.every(Boolean);
}

await ensureBuilt();
mkdirSync(".cache", { recursive: true });
const folder = mkdtempSync(resolve(".cache/bench-serve-"));
const running: Peer[] = [];
const started = async (peer: Peer | Promise<Peer>) => {
  const one = await peer;
  running.push(one);
  return one;
};
process.once("exit", () => {
  for (const { child } of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const [dataDir, plainDataDir] = [join(folder, "data"), join(folder, "plain-data")];
const ids = await storeValuations(dataDir, seenAgain + firstViews * (turns + 1));
cpSync(dataDir, plainDataDir, { recursive: true });
const ours = await started(startOurs(dataDir));
const peers = [{ name: "bare node:http", peer: await started(startBareNode(compressedHome)) }];
const nginx = findNginx();
if (nginx) {
  const peer = startNginx(nginx, { folder: join(folder, "nginx"), port: await freePort(), file: compressedHome });
  peers.push({ name: versionOf(nginx), peer: await started(peer) });
}
for (const { peer } of peers) await untilAnswering(peer);

const met = [
  await caching(ours, ids[0] ?? ""),
  await publicPages(ours, peers),
  await heldPages(ours),
  await steadiness(await started(startOurs(join(folder, "fresh-data")))),
];
// The same built server, told to keep no page: React Router's handler alone.
const plain = await started(startOurs(plainDataDir, { PAGE_MEMORY_MB: "0" }));
met.push(await privatePages(ours, plain, ids));
for (const peer of running) await end(peer);
process.exitCode = met.every(Boolean) ? 0 : 1;

function versionOf(program: string): string {
  return execFileSync("sh", ["-c", `"${program}" -v 2>&1`], { encoding: "utf8" }).replace(
    /^.*?(nginx\/\S+)[\s\S]*$/,
    "$1",
  );
}
