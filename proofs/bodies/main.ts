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
import { type Cost, exceptionOf, isOver, limitMs } from "./limits.ts";
import { type MeasuredSite, type SentRequest, startMeasuredSite } from "./measured-site.ts";
import { type WorstRequest, worstRequests } from "./worst-requests.ts";

/**
 * Main-thread time of the most expensive request to each endpoint, page, screen and form of the desk, during which all
 * visitors wait: `npm run proof:bodies`.
 */
const { values } = parseArgs({
  options: {
    limit: { type: "string", default: String(limitMs) },
    only: { type: "string" },
    /** How many of the requests are tried on each, evenly spread: for a quick look. */
    tries: { type: "string", default: "100000" },
  },
});
const limit = Number(values.limit);
const sizes = [512, 1_024, 4 * 1_024, 16 * 1_024, 32 * 1_024, 64 * 1_024, 128 * 1_024, 256 * 1_024];
/** The JIT is still optimizing. */
const warmUps = 30;
const finalists = 6;
const finalRounds = 15;
const publicUrl = "https://firm.example";

const random = seededRandom(1);

type Measured = { readonly name: string; readonly status: number; readonly ms: number };
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

/** The median of several times. */
async function measured(site: MeasuredSite, request: WorstRequest, admit: Admit): Promise<Measured> {
  const costs = [];
  for (let time = 0; time < finalRounds; time++) costs.push(await site.costOf(await admit(request)));
  return { name: request.name, status: costs[0]?.status ?? 0, ms: median(costs.map(({ ms }) => ms)) };
}

type Outcome = { readonly usual: Measured; readonly worst: Measured };

/** Runs all once, then the first, which is as usual, and the slowest several times. */
async function worstOf(site: MeasuredSite, requests: readonly WorstRequest[], admit: Admit): Promise<Outcome> {
  const [first] = requests;
  if (!first) throw new Error("Nothing to send");
  for (let time = 0; time < warmUps; time++) await site.costOf(await admit(first));
  const tried: { request: WorstRequest; ms: number }[] = [];
  for (const request of requests) tried.push({ request, ms: (await site.costOf(await admit(request))).ms });
  const usual = await measured(site, first, admit);
  const final = [usual];
  for (const { request } of tried.toSorted((a, b) => b.ms - a.ms).slice(0, finalists))
    final.push(await measured(site, request, admit));
  return { usual, worst: final.toSorted((a, b) => b.ms - a.ms)[0] ?? usual };
}

/** The first, which is as usual, and others evenly spread. */
function someOf(requests: readonly WorstRequest[]): readonly WorstRequest[] {
  const step = Math.max(1, Math.ceil(requests.length / Number(values.tries)));
  return requests.filter((_, index) => index % step === 0);
}

await ensureBuilt();
const vendors = await startFakeVendors();
// Without a model the rules read the page, on the main thread. Without a CRM no delivery runs while others are measured.
const { OPENAI_API_KEY: _, MONDAY_API_TOKEN: _token, ...env } = vendors.env;
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

const rows: Cost[] = [];
const inMs = (ms: number) => ms.toFixed(1).padStart(8);
try {
  print(`Main thread per request, the worst of all that was tried; the limit is ${limit} ms\n`);
  print(
    `  ${"endpoint".padEnd(58)}${"bytes".padStart(8)}${"tried".padStart(7)}   usual   worst  (~: may take longer, see below)`,
  );
  for (const [about, make] of everything()) {
    const valid = await make();
    const bytes = await largestBody(site, valid);
    const requests = someOf(worstRequests(valid, bytes));
    const { usual, worst } = await worstOf(site, requests, await admitting(valid));
    const cost = { about, usual: usual.ms, worst: worst.ms };
    rows.push(cost);
    const mark = isOver(cost, limit) ? "! " : worst.ms > limit ? "~ " : "  ";
    const figures = `${String(bytes || "-").padStart(8)}${String(requests.length).padStart(7)}${inMs(usual.ms)}${inMs(worst.ms)}`;
    print(`${mark}${about.padEnd(58)}${figures}  ${worst.name} (${worst.status})`);
  }
} finally {
  await site.stop();
  await store.close();
  vendors.stop();
}
const over = rows.filter((cost) => isOver(cost, limit));
const reasons = rows.filter((cost) => cost.worst > limit).map(exceptionOf);
for (const why of new Set(reasons)) if (why !== undefined) print(`\n~ ${why}`);
print(`\n${rows.length} endpoints, pages, screens and forms, ${over.length} above their limit`);
process.exit(over.length === 0 ? 0 : 1);
