import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { apiScopes } from "#domain/api/api-token.ts";
import { analyzePage } from "#domain/website/analyzer/analyze.ts";
import { createApp } from "#server/app.ts";
import { testDeps, unlimited } from "#server/deps.fixture.ts";
import { AppError } from "#server/http/app-error.ts";
import { createBookingService } from "#server/services/bookings/booking-service.ts";
import { makeToken } from "#server/services/desk/api-tokens.ts";
import { createAnalysisService } from "#server/services/leads/analyze-website.ts";
import { createLeadService } from "#server/services/leads/capture-lead.ts";
import { createMessageService } from "#server/services/leads/store-message.ts";
import { createReportService } from "#server/services/reports/make-report.ts";
import { fakeAccount } from "#tests/fakes/stripe.ts";
import { type FuzzCase, fuzzCases, inWords, requestOf } from "#tests/fuzz/fuzz-case.ts";
import { markedId } from "#tests/fuzz/marks.ts";
import { judgePrinted } from "#tests/fuzz/printed-log.ts";
import { endpoints, knownLead } from "#tests/fuzz/valid-requests.ts";
import { faults } from "#tests/fuzz/verdict.ts";
import { seededRandom } from "#tests/support/random.ts";
import { shopFixture } from "#tests/support/shop.fixture.ts";

const shop = shopFixture();
const lines: string[] = [];
const random = seededRandom(20_261_115);
const around = {
  knownIds: [markedId(random), markedId(random)] as const,
  reportId: markedId(random),
  ownerSite: "http://localhost:4020",
  webhookSecret: fakeAccount.webhookSecret,
  mailReportToken: "a-token-of-more-than-thirty-two-characters",
  now: shop.now,
};

/** Everything except the network: real services on a real store, and no limit that would hide them. */
function attackedSite() {
  const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const store = shop.store;
  const parts = { store, limiter: unlimited, log };
  const deps = testDeps({
    ...parts,
    variables: { MAIL_REPORT_TOKEN: around.mailReportToken },
    leads: createLeadService({ ...parts, isMailConfigured: true }),
    messages: createMessageService(parts),
    payments: shop.payments(),
    bookings: createBookingService({
      store,
      log,
      secrets: { calendly: [around.webhookSecret], cal: [around.webhookSecret] },
      now: shop.now,
    }),
    analysisService: createAnalysisService({ ...parts, readByRules: analyzePage }),
    reports: createReportService({
      store,
      log,
      renderer: { render: async () => new Uint8Array(2), close: async () => undefined, version: "1" },
    }),
    reader: {
      read: async (url) => {
        if (!URL.canParse(url)) throw new AppError("addressInvalid");
        return "<p>A page</p>";
      },
    },
  });
  return createApp(deps, async () => new Response("a page", { headers: { "Content-Type": "text/html" } }));
}

const limits = () => ({
  secrets: [fakeAccount.secretKey, fakeAccount.webhookSecret, around.mailReportToken, apiToken],
  origins: [shop.fake.url],
});
let apiToken = "";
let app: ReturnType<typeof attackedSite>;
beforeEach(async () => {
  const owner = { id: "m", name: "Owner", email: "owner@firm.example", role: "owner" } as const;
  const token = { name: "Fuzz", scopes: apiScopes, lifetime: "never" };
  apiToken = (await makeToken(shop.store, owner, token, { now: Date.now() })).secret;
  app = attackedSite();
  for (const id of [...around.knownIds, around.reportId]) {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(knownLead(random, id));
    expect((await app.request("http://localhost:8888/api/leads", { method: "POST", headers, body })).status).toBe(201);
  }
});
afterAll(() => expect(Object.keys(Object.prototype)).toEqual([]));

async function judged(fuzzed: FuzzCase, request: Request): Promise<readonly string[]> {
  const response = await app.request(request);
  const body = Buffer.from(await response.arrayBuffer());
  const answer = { status: response.status, headers: [...response.headers], body, keepsOpen: true };
  // The address as the request has it: malformed parts were normalized on the way.
  const { pathname, search } = new URL(request.url);
  return faults({ target: pathname + search }, answer, limits()).map((fault) => `${fault}: ${inWords(fuzzed)}`);
}

test("1,000 generated requests: no failure of ours, no leak, nothing private in the log", async () => {
  await fc.assert(
    fc.asyncProperty(fuzzCases({ ...around, apiTokens: [apiToken] }), async (fuzzed) => {
      const request = requestOf(fuzzed);
      fc.pre(request !== undefined);
      expect(await judged(fuzzed, request)).toEqual([]);
    }),
    { numRuns: 1_000, seed: 20_261_115 },
  );
  expect(judgePrinted(lines.join("")).findings).toEqual([]);
}, 20_000);

test("every endpoint of the application is among those that are attacked", () => {
  // Forms of pages are posted to the page's own address.
  const mounted = app.routes
    .filter(({ method, path }) => method !== "ALL" && (path.startsWith("/api/") || method !== "GET"))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`);
  expect(mounted.length).toBeGreaterThan(15);
  expect(new Set(mounted)).toEqual(new Set(Object.keys(endpoints)));
});
