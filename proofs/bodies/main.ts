import { parseArgs } from "node:util";
import { deskRequests } from "../../tests/fuzz/desk-requests.ts";
import { renderedPages } from "../../tests/fuzz/rendered-pages.ts";
import {
  contentTypes,
  endpoints,
  type RequestContext,
  signedBy,
  type ValidRequest,
} from "../../tests/fuzz/valid-requests.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { mailReportToken, startFakeVendors } from "../harness/fakes.ts";
import { print } from "../harness/print.ts";
import { median } from "../harness/throughput.ts";
import { openAttackedStore } from "./attacked-store.ts";
import { limitOf, limits } from "./limits.ts";
import { type MeasuredSite, type SentRequest, startMeasuredSite } from "./measured-site.ts";
import { type WorstRequest, worstRequests } from "./worst-requests.ts";

/**
 * Main-thread time of the most expensive request to each endpoint, page, screen and form of the desk, during which all
 * visitors wait: `npm run proof:bodies`.
 */
const { values } = parseArgs({
  options: {
    limit: { type: "string", default: String(limits.usual) },
    only: { type: "string" },
    /** How many of the requests are tried on each, evenly spread: for a quick look. */
    tries: { type: "string", default: "100000" },
  },
});
const usualLimit = Number(values.limit);
const sizes = [512, 1_024, 4 * 1_024, 16 * 1_024, 32 * 1_024, 64 * 1_024, 128 * 1_024, 256 * 1_024];
/** The JIT is still optimizing. */
const warmUps = 30;
const finalists = 6;
const finalRounds = 15;
const publicUrl = "https://firm.example";

const random = seededRandom(1);

type Row = { readonly about: string; readonly worst: Finalist };
type Finalist = { readonly name: string; readonly status: number; readonly ms: number };
/** Adds what lets the request in. */
type Admit = (request: WorstRequest) => Promise<SentRequest>;

/** The largest body that is not refused for its size. */
async function largestBody(site: MeasuredSite, { method, target, body }: ValidRequest): Promise<number> {
  let largest = 0;
  if (!body) return largest;
  for (const size of sizes) {
    const sent = { name: "", method, target, contentType: contentTypes[body.kind], body: "x".repeat(size) };
    if ((await site.costOf(sent)).status === 413) break;
    largest = size;
  }
  return largest;
}

/** Runs all once, then the slowest several times, and takes their median. */
async function worstOf(site: MeasuredSite, requests: readonly WorstRequest[], admit: Admit): Promise<Finalist> {
  const [usual] = requests;
  for (let time = 0; usual && time < warmUps; time++) await site.costOf(await admit(usual));
  const tried: { request: WorstRequest; ms: number }[] = [];
  for (const request of requests) tried.push({ request, ms: (await site.costOf(await admit(request))).ms });
  const final = tried.toSorted((a, b) => b.ms - a.ms).slice(0, finalists);
  const measured: Finalist[] = [];
  for (const { request } of final) {
    const costs = [];
    for (let time = 0; time < finalRounds; time++) costs.push(await site.costOf(await admit(request)));
    measured.push({ name: request.name, status: costs[0]?.status ?? 0, ms: median(costs.map(({ ms }) => ms)) });
  }
  return measured.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: "nothing", status: 0, ms: 0 };
}

/** The first, which is as usual, and others evenly spread. */
function someOf(requests: readonly WorstRequest[]): readonly WorstRequest[] {
  const step = Math.max(1, Math.ceil(requests.length / Number(values.tries)));
  return requests.filter((_, index) => index % step === 0);
}

await ensureBuilt();
const vendors = await startFakeVendors();
// Without a model the rules read the page, on the main thread.
const { OPENAI_API_KEY: _, ...env } = vendors.env;
const webhookSecret = env["STRIPE_WEBHOOK_SECRET"] ?? "";
const store = await openAttackedStore(publicUrl);
const site = await startMeasuredSite({ ...env, ...store.env }, publicUrl);
const around: RequestContext = {
  knownIds: [store.leadId],
  reportId: store.leadId,
  ownerSite: vendors.ownerSite,
  webhookSecret,
};

type Named = readonly [about: string, make: () => Promise<ValidRequest>];

function everything(): readonly Named[] {
  return [
    ...[...Object.entries(endpoints), ...Object.entries(renderedPages)].map(
      ([about, make]): Named => [about, async () => make(random, around)],
    ),
    ...Object.entries(deskRequests).map(
      ([about, make]): Named => [about, async () => make(random, { subjects: [await store.subjects()] })],
    ),
  ].filter(([about]) => values.only === undefined || about.includes(values.only));
}

async function admitting({ session, withToken, body }: ValidRequest): Promise<Admit> {
  const cookie = session && (await store.cookieFor(session));
  const signer = body?.kind === "json" ? body.signed : undefined;
  return async (request) => ({
    ...request,
    headers: [
      ...(cookie === undefined ? [] : [["Cookie", cookie] as const]),
      ...(withToken === "api" ? [["Authorization", `Bearer ${await store.token()}`] as const] : []),
      ...(withToken === "mailReport" ? [["Authorization", `Bearer ${mailReportToken}`] as const] : []),
      ...(signer ? [signedBy(signer, Buffer.from(request.body ?? ""), webhookSecret, Date.now())] : []),
    ],
  });
}

const rows: Row[] = [];
const isOver = ({ about, worst }: Row) => worst.ms > limitOf(about, usualLimit);
try {
  print(`Main thread per request, the worst of all that was tried; the limit is ${usualLimit} ms\n`);
  print(`  ${"endpoint".padEnd(52)}${"bytes".padStart(8)}${"tried".padStart(7)}${"ms".padStart(8)}  worst`);
  for (const [about, make] of everything()) {
    const valid = await make();
    const bytes = await largestBody(site, valid);
    const requests = someOf(worstRequests(valid, bytes));
    const row = { about, worst: await worstOf(site, requests, await admitting(valid)) };
    rows.push(row);
    const { name, status, ms } = row.worst;
    const figures = `${String(bytes || "-").padStart(8)}${String(requests.length).padStart(7)}${ms.toFixed(1).padStart(8)}`;
    print(`${isOver(row) ? "! " : "  "}${about.padEnd(52)}${figures}  ${name} (${status})`);
  }
} finally {
  await site.stop();
  await store.close();
  vendors.stop();
}
const over = rows.filter(isOver);
const excepted = rows.filter((row) => row.worst.ms > usualLimit && !isOver(row));
for (const { about, worst } of excepted)
  print(`\n${about}, ${worst.ms.toFixed(1)} ms: ${limits.exceptions[about]?.why}`);
print(`\n${rows.length} endpoints, pages, screens and forms, ${over.length} above their limit`);
process.exit(over.length === 0 ? 0 : 1);
