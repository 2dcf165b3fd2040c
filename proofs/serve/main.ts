import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { knownOf } from "../../tests/support/cache-rules.ts";
import { currentBuild } from "../../tooling/build/build-folders.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { print } from "../harness/print.ts";
import { processCost } from "../harness/process-cost.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { type LoadOrder, load } from "./load.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { type Peer, startBareNode, startOurs } from "./peers.ts";
import { failedIn, measuredRound, type Round } from "./rounds.ts";
import { samePages } from "./same-pages.ts";
import { storeValuations } from "./stored-valuations.ts";
import { type Measured, printGoal, printRatio, printRounds } from "./tables.ts";

/**
 * Pages per second and per CPU second compared with bare Node.js and nginx, and private pages compared with the plain
 * framework: `npm run proof:serve`.
 */
const quick = process.argv.includes("--quick");
const rounds = quick ? 3 : 5;
const seconds = quick ? 2 : 4;
const connections = 32;
/** Until then the JIT is still optimizing the server's code. */
const warmUp = 20_000;
/** Rendering uses one thread: more clients would only wait longer. */
const readers = 8;
const goalToBareNode = 0.8;
const goalToPlainPages = 3;
const flood = { amount: 10_000, connections: 256 };
const memory = { warmUp: 30_000, amount: quick ? 50_000 : 200_000, limitMb: 24 };
/** First views per round, each of a valuation that was not viewed before. */
const firstViews = quick ? 100 : 400;
/** Repeated views cycle through this many valuations. */
const seenAgain = 50;

const asks = { "Accept-Encoding": "gzip, deflate, br, zstd", Accept: "text/html" };
const compressedHome = resolve(currentBuild, "client/index.html.br");

type Contestant = { readonly name: string; readonly peer: Peer; readonly order: () => Omit<LoadOrder, "port"> };

/** All in turn, round after round, after one warm-up round; if that is too short, after a number of requests. */
async function compete(
  contestants: readonly Contestant[],
  { wanted = "200", warmUp = 0 }: { readonly wanted?: string; readonly warmUp?: number } = {},
): Promise<readonly Measured[]> {
  const measured = contestants.map(({ name }) => ({ name, rounds: [] as Round[] }));
  for (const { peer, order } of contestants) {
    const { paths, connections, headers = {} } = order();
    if (warmUp > 0) await load({ port: peer.port, paths, connections, headers, amount: warmUp });
  }
  for (let round = -1; round < rounds; round++)
    for (const [index, { peer, order }] of contestants.entries()) {
      const result = await measuredRound(peer.pid(), () => load({ port: peer.port, ...order() }), wanted);
      if (round >= 0) measured[index]?.rounds.push(result);
    }
  return measured;
}

async function publicPages(ours: Peer, peers: readonly Omit<Contestant, "order">[]): Promise<boolean> {
  const order = () => ({ paths: ["/"], connections, seconds, headers: asks });
  const contestants = [{ name: "ours", peer: ours, order }, ...peers.map((peer) => ({ ...peer, order }))];
  const [own, bare, nginx] = await compete(contestants, { warmUp });
  if (!own || !bare) return false;
  printRounds(
    `The home page, ${connections} connections, medians of ${rounds} rounds of ${seconds} s (brotli, all three the same bytes;\nours with ETag, policy and all other headers, bare node and nginx with the least that a browser needs)`,
    [own, bare, ...(nginx ? [nginx] : [])],
  );
  const met = printRatio(own, bare, goalToBareNode);
  if (nginx) printRatio(own, nginx);
  else print("  nginx is not installed here, so it is left out (Debian: apt-get install nginx-light)");
  return met && failedIn(own.rounds) === 0;
}

async function heldPages(ours: Peer): Promise<boolean> {
  const { homeTag } = await knownOf(`http://127.0.0.1:${ours.port}`);
  const headers = { ...asks, "If-None-Match": homeTag };
  const order = () => ({ paths: ["/"], connections, seconds, headers });
  const [own] = await compete([{ name: "ours, 304", peer: ours, order }], { wanted: "304" });
  if (!own) return false;
  printRounds("The same for visitors who have the page already", [own]);
  return failedIn(own.rounds) === 0;
}

async function privatePages(ours: Peer, plain: Peer, ids: readonly string[]): Promise<boolean> {
  const paths = ids.map((id) => `/valuation/result/${id}`);
  const again = () => ({ paths: paths.slice(0, seenAgain), connections: readers, seconds, headers: asks });
  const repeated = await compete([
    { name: "ours", peer: ours, order: again },
    { name: "plain framework path", peer: plain, order: again },
  ]);
  printRounds(`A private result, looked at again (${seenAgain} valuations, ${readers} connections)`, repeated);
  const met = printedRatio(repeated, goalToPlainPages);

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
  printRounds(`A private result, looked at for the first time (${firstViews} valuations a round, each once)`, distinct);
  printedRatio(distinct);
  const same = await samePages(ours.port, plain.port, paths.slice(0, 25));
  return [
    met,
    printGoal("the same but for the nonce, 25 valuations", same.join("; ") || "all equal", same.length === 0),
  ]
    .concat([...repeated, ...distinct].map((measured) => failedIn(measured.rounds) === 0))
    .every(Boolean);
}

function printedRatio([ours, plain]: readonly Measured[], goal?: number): boolean {
  return ours !== undefined && plain !== undefined && printRatio(ours, plain, goal);
}

async function steadiness(ours: Peer): Promise<boolean> {
  print("");
  print("Many at once, and for long");
  const { answers, errors, statuses } = await load({ port: ours.port, paths: ["/"], headers: asks, ...flood });
  const good = statuses["200"] ?? 0;
  const lost = errors + answers - good;
  const calm = printGoal(
    `${flood.amount} requests over ${flood.connections} connections`,
    `${lost} errors of 0 allowed`,
    lost === 0 && good >= flood.amount,
  );
  const { asset } = await knownOf(`http://127.0.0.1:${ours.port}`);
  const order = { port: ours.port, paths: ["/", "/about", asset, "/robots.txt"], connections, headers: asks };
  await load({ ...order, amount: memory.warmUp });
  const before = processCost(ours.pid())?.residentMb;
  const run = await load({ ...order, amount: memory.amount });
  const after = processCost(ours.pid())?.residentMb;
  if (before === undefined || after === undefined) {
    print("  this system does not report the memory of a process");
    return calm;
  }
  const figure = `${before.toFixed(0)} MB after ${memory.warmUp}, ${after.toFixed(0)} MB at the end; at most ${memory.limitMb} MB more allowed`;
  const flat = printGoal(`memory over ${run.answers} requests`, figure, after - before <= memory.limitMb);
  return calm && flat && run.errors === 0;
}

await ensureBuilt();
const folder = temporaryFolder("serve");
const [dataDir, plainDataDir] = [join(folder, "data"), join(folder, "plain-data")];
const ids = await storeValuations(dataDir, seenAgain + firstViews * (rounds + 1));
cpSync(dataDir, plainDataDir, { recursive: true });
const ours = await startOurs(dataDir);
const fresh = await startOurs(join(folder, "fresh-data"));
// The same built server without its cache of private pages: React Router's handler alone.
const plain = await startOurs(plainDataDir, { PAGE_MEMORY_MB: "0" });
const peers = [{ name: "bare node:http", peer: await startBareNode(compressedHome) }];
const nginx = findNginx();
if (nginx) peers.push({ name: "nginx", peer: await startNginx(nginx, join(folder, "nginx"), compressedHome) });

const met = [
  await publicPages(ours, peers),
  await heldPages(ours),
  await steadiness(fresh),
  await privatePages(ours, plain, ids),
];
for (const { stop } of [ours, fresh, plain, ...peers.map(({ peer }) => peer)]) await stop();
process.exit(met.every(Boolean) ? 0 : 1);
