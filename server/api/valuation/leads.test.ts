import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { industries } from "#content/registry/industries.ts";
import { leadAnswerSchema, readStoredLead } from "#contracts/leads/lead.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { readEnv } from "#server/env.ts";
import { AppError } from "#server/http/app-error.ts";
import { brokenStore, expectError, postFixture, signedCapture, stringsIn } from "#server/http/post.fixture.ts";
import { leadsApi } from "./leads.ts";

const { site, post, store, lines, kicks, countOf } = postFixture("/api/leads");
const readAnalysis = fullCapture.businessAnalysis as BusinessAnalysis;

async function storedLead() {
  const { record } = await store().db.selectFrom("lead").select("record").executeTakeFirstOrThrow();
  return readStoredLead(record);
}

const storedOverview = async () => (await storedLead())?.businessAnalysis?.overview;

describe("a capture", () => {
  test("is answered 201 once it is stored, then 200, and the outbox is woken once", async () => {
    const app = site();
    const first = await post(app, { ...fullCapture, valuation: { adjustedValuation: 1 } });
    const body: unknown = await first.json();
    expect([first.status, leadAnswerSchema.parse(body)]).toEqual([
      201,
      { valuationId: fullCapture.valuationId, stored: true },
    ]);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await store().db.selectFrom("lead").select("value").execute()).toEqual([
      { value: leadOf(fullCapture, { now: 0 }).valuation.adjustedValuation },
    ]);
    const again = await post(app, fullCapture);
    expect([again.status, await again.json()]).toEqual([200, body]);
    expect([await countOf("lead"), kicks()]).toEqual([1, 1]);
  });

  test("keeps an analysis that this site signed, and drops any other", async () => {
    const app = site();
    const forged = { ...readAnalysis, overview: "Your account was charged. Call +1 900 555 0199." };
    await post(app, { ...fullCapture, businessAnalysis: forged });
    expect(await storedOverview()).toBeUndefined();
    await post(app, signedCapture);
    expect(await storedOverview()).toBe(readAnalysis.overview);
    await post(app, { ...fullCapture, businessAnalysis: forged });
    expect(await storedOverview()).toBe(readAnalysis.overview);
  });

  test("keeps the industry page that led to it, and drops one that does not exist", async () => {
    const app = site();
    const { key } = industries[0].valuation;
    await post(app, { ...fullCapture, industryKey: key });
    await post(app, { ...fullCapture, industryKey: "no-such-industry" });
    expect((await storedLead())?.industryKey).toBe(key);
  });

  test.each([
    [true, "onItsWay"],
    [false, "waiting"],
  ])("says what becomes of the report if mail is on: %s", async (isMailConfigured, reportMail) => {
    const response = await post(site({ isMailConfigured }), { ...fullCapture, sendReport: true });
    expect(leadAnswerSchema.parse(await response.json()).reportMail).toBe(reportMail);
  });

  test("that is sent again after a lost answer does not count as another mail of the day", async () => {
    const app = site();
    const request = { ...fullCapture, sendReport: true };
    for (let turn = 0; turn < 6; turn++) {
      const answer = leadAnswerSchema.parse(await (await post(app, request)).json());
      expect(answer.reportMail).toBe("onItsWay");
    }
  });

  test("leaves nothing of the record in the log, whether it is stored, refused or fails", async () => {
    const failing = site({ store: brokenStore(store()) });
    const request = { ...fullCapture, sendReport: true };
    const answers = [
      await post(site(), request),
      await post(failing, request),
      await post(site(), { ...request, valuationId: "private-id-of-nobody", admin: "owner" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 503, 400]);
    expect(lines.length).toBeGreaterThanOrEqual(6);
    const log = lines.join("").toLowerCase();
    // Short words such as a growth trend may be in a log for other reasons, and two-digit figures are times.
    const said = [...stringsIn(request), "private-id-of-nobody"].filter((text) => text.length > 5);
    expect(said.length).toBeGreaterThan(25);
    expect(said.filter((text) => log.includes(text.toLowerCase()))).toEqual([]);
  });
});

describe("what is refused", () => {
  test.each([
    ["no JSON", "{", {}],
    ["JSON that is not called so", JSON.stringify(fullCapture), { "Content-Type": "text/plain" }],
    ["a form of another site", JSON.stringify(fullCapture), { "Content-Type": "application/x-www-form-urlencoded" }],
    ["another record", { valuationId: fullCapture.valuationId }, {}],
    ["an unknown field", { ...fullCapture, leadScore: 65 }, {}],
    ["a website that is no address", { ...fullCapture, website: "https://my company" }, {}],
    ["figures out of bounds", { ...fullCapture, financialInputs: { preTaxProfit: -1 } }, {}],
  ])("%s: 400", async (_name, body, headers) => {
    await expectError(await post(site(), body, headers), "badRequest");
    expect(await countOf("lead")).toBe(0);
  });

  test("a page of another site: 403", async () => {
    await expectError(await post(site(), fullCapture, { Origin: "https://evil.example" }), "crossOrigin");
    await expectError(await post(site(), fullCapture, { "Sec-Fetch-Site": "cross-site" }), "crossOrigin");
    expect(await countOf("lead")).toBe(0);
  });

  test("a body above the limit: 413", async () => {
    await expectError(await post(site(), { ...fullCapture, valuation: "x".repeat(256 * 1024) }), "tooLarge");
  });

  test("everything if capture is switched off: 404", async () => {
    const app = leadsApi(testDeps(), { captureLeads: false }).onError((error, context) =>
      context.text(error instanceof AppError ? error.code : "", 404),
    );
    expect(await (await app.request("/", { method: "POST", body: "{}" })).text()).toBe("captureOff");
  });

  test("GET: 404", async () => {
    await expectError(await site().request("http://localhost:8888/api/leads"), "notFound");
  });
});

describe("a store that fails", () => {
  test("is answered 503, so that the browser keeps the capture, and the outbox is not woken", async () => {
    await expectError(await post(site({ store: brokenStore(store()) }), fullCapture), "unavailable");
    expect(kicks()).toBe(0);
  });

  test("is answered 503 also if it fails while counting", async () => {
    const gone = async () => Promise.reject(new Error("gone"));
    const limiter = { count: gone, countVisitor: gone };
    await expectError(await post(site({ limiter }), fullCapture), "unavailable");
  });
});

describe("limits", () => {
  test("30 in ten minutes per visitor, with the time to wait; others are not affected", async () => {
    const app = site({ variables: { TRUST_PROXY: "true" } });
    const from = (address: string) => post(app, fullCapture, { "X-Forwarded-For": address });
    for (let n = 0; n < 30; n++) expect((await from("1.2.3.4")).ok).toBe(true);
    const refused = await from("1.2.3.4");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(590);
    await expectError(refused, "tooMany");
    expect((await from("1.2.3.5")).ok).toBe(true);
  });

  test("LEAD_LIMIT in ten minutes in all, to which a refused visitor does not add", async () => {
    const app = site({ variables: { TRUST_PROXY: "true", LEAD_LIMIT: "31" } });
    const from = (address: string) =>
      post(app, { ...fullCapture, valuationId: randomUUID() }, { "X-Forwarded-For": address });
    for (let n = 0; n < 40; n++) await from("1.1.1.1");
    const said = [];
    for (let n = 0; n < 20; n++) said.push((await from(`2.2.${n}.2`)).status);
    // One more in all, and half as many again for new visitors.
    expect(said).toEqual([...Array(1 + 15).fill(201), ...Array(4).fill(429)]);
  });

  test("3,000 by default", () => {
    expect(readEnv({}).leadLimit).toBe(3_000);
  });
});
