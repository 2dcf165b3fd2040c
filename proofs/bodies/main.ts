import { parseArgs } from "node:util";
import { pathOf } from "../../content/registry.ts";
import { endpointNames } from "../../server/http/endpoint-names.ts";
import { markedId } from "../../tests/fuzz/marks.ts";
import { endpoints, knownLead, type RequestContext, type ValidRequest } from "../../tests/fuzz/valid-requests.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { startFakeVendors } from "../harness/fakes.ts";
import { print } from "../harness/print.ts";
import { median } from "../harness/throughput.ts";
import { type MeasuredSite, startMeasuredSite } from "./measured-site.ts";
import { type WorstRequest, worstRequests } from "./worst-requests.ts";

/**
 * Main-thread time of the most expensive request to each endpoint, during which all visitors wait: `npm run
 * proof:bodies`.
 */
const { values } = parseArgs({ options: { limit: { type: "string", default: "10" }, only: { type: "string" } } });
const limitMs = Number(values.limit);
const sizes = [512, 1_024, 4 * 1_024, 16 * 1_024, 32 * 1_024, 64 * 1_024, 128 * 1_024, 256 * 1_024];
/** The JIT is still optimizing. */
const warmUps = 30;
const finalists = 6;
const finalRounds = 15;

const random = seededRandom(1);

type Row = { readonly about: string; readonly bytes: number; readonly tried: number; readonly worst: Finalist };
type Finalist = { readonly name: string; readonly status: number; readonly ms: number };

/** The largest body that is not refused for its size. */
async function largestBody(site: MeasuredSite, { method, target, body }: ValidRequest): Promise<number> {
  let largest = 0;
  if (!body) return largest;
  const contentType = body.kind === "json" ? "application/json" : "application/x-www-form-urlencoded";
  for (const size of sizes) {
    const { status } = await site.costOf({ name: "", method, target, contentType, body: "x".repeat(size) });
    if (status === 413) break;
    largest = size;
  }
  return largest;
}

/** Runs all once, then the slowest several times, and takes their median. */
async function worstOf(site: MeasuredSite, requests: readonly WorstRequest[]): Promise<Finalist> {
  const [usual] = requests;
  for (let time = 0; usual && time < warmUps; time++) await site.costOf(usual);
  const tried: { request: WorstRequest; ms: number }[] = [];
  for (const request of requests) tried.push({ request, ms: (await site.costOf(request)).ms });
  const final = tried.toSorted((a, b) => b.ms - a.ms).slice(0, finalists);
  const measured: Finalist[] = [];
  for (const { request } of final) {
    const costs = [];
    for (let time = 0; time < finalRounds; time++) costs.push(await site.costOf(request));
    measured.push({ name: request.name, status: costs[0]?.status ?? 0, ms: median(costs.map(({ ms }) => ms)) });
  }
  return measured.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: "nothing", status: 0, ms: 0 };
}

/** Pages that are rendered for a request. */
const pages: Readonly<Record<string, () => ValidRequest>> = {
  "GET /search": () => ({ method: "GET", target: `${pathOf("search")}?q=fee` }),
  "GET /no-such-page": () => ({ method: "GET", target: "/no-such-page" }),
  "GET /valuation/success": () => ({ method: "GET", target: `${pathOf("valuationSuccess")}?session_id=cs_test_1` }),
};

function everything(around: RequestContext): readonly (readonly [string, ValidRequest])[] {
  const missing = endpointNames.filter((name) => !Object.keys(endpoints).some((key) => key.includes(`/api/${name}`)));
  if (missing.length > 0) throw new Error(`No valid request is known for ${missing.join(", ")}`);
  return [
    ...Object.entries(endpoints).map(([about, make]) => [about, make(random, around)] as const),
    ...Object.entries(pages).map(([about, make]) => [about, make()] as const),
  ].filter(([about]) => values.only === undefined || about.includes(values.only));
}

async function fill({ address }: MeasuredSite, id: string): Promise<void> {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": "10.0.0.1" };
  const body = JSON.stringify(knownLead(random, id));
  const answer = await fetch(`${address}/api/leads`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The site did not take a lead: ${answer.status}`);
}

await ensureBuilt();
const vendors = await startFakeVendors();
// Without a model the rules read the page, on the main thread.
const { OPENAI_API_KEY: _, ...env } = vendors.env;
const site = await startMeasuredSite(env);
const rows: Row[] = [];
try {
  const id = markedId(random);
  await fill(site, id);
  const around = { knownIds: [id], reportId: id, ownerSite: vendors.ownerSite, webhookSecret: "unknown" } as const;
  print(`Main thread per request, the worst of all that was tried; the limit is ${limitMs} ms\n`);
  print(`  ${"endpoint".padEnd(44)}${"bytes".padStart(8)}${"tried".padStart(7)}${"ms".padStart(8)}  worst`);
  for (const [about, valid] of everything(around)) {
    const bytes = await largestBody(site, valid);
    const requests = worstRequests(valid, bytes);
    const worst = await worstOf(site, requests);
    rows.push({ about, bytes, tried: requests.length, worst });
    const figures = `${String(bytes || "-").padStart(8)}${String(requests.length).padStart(7)}${worst.ms.toFixed(1).padStart(8)}`;
    print(`${worst.ms > limitMs ? "! " : "  "}${about.padEnd(44)}${figures}  ${worst.name} (${worst.status})`);
  }
} finally {
  await site.stop();
  vendors.stop();
}
const over = rows.filter(({ worst }) => worst.ms > limitMs);
print(`\n${rows.length} endpoints and pages, ${over.length} above ${limitMs} ms`);
process.exit(over.length === 0 ? 0 : 1);
