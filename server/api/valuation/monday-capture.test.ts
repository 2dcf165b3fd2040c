import { beforeEach, describe, expect, test } from "vitest";
import { mondayCaptureAnswerSchema } from "#contracts/leads/monday-capture.ts";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { crmPayload } from "#domain/leads/crm/crm-payload.ts";
import { captured, fullCapture, newYork, resultLink, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { brokenStore, expectError, postFixture, signedCapture, stringsIn } from "#server/http/post.fixture.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, remember } from "#server/store/jobs/jobs.ts";
import { mondayCaptureApi } from "./monday-capture.ts";

const { site, post, store, lines, kicks, countOf } = postFixture("/api/monday-capture");
const settings = { columns: crmColumns(), timeZone: newYork, resultLink };
const payload = crmPayload(leadOf(fullCapture, { now: captured }), settings);
const board = { MONDAY_API_TOKEN: "token-12345", MONDAY_BOARD_ID: "7" };

/** A capture on the same site. */
const capture = (app: ReturnType<typeof site>) =>
  app.request("http://localhost:8888/api/leads", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(signedCapture),
  });

async function deliveredAs(itemId: string): Promise<void> {
  const job = await claim(store(), jobKinds.crmLead, { now: Date.now(), leaseMs: 60_000 });
  if (!job) throw new Error("No delivery waits");
  await remember(store(), job, { itemId, wanted: 1, sentAt: 5 });
}

describe("the item of a lead", () => {
  let app: ReturnType<typeof site>;
  beforeEach(async () => {
    app = site({ variables: board });
    await capture(app);
  });

  test("is the one that its delivery made", async () => {
    await deliveredAs("4711");
    const response = await post(app, payload);
    const { item } = mondayCaptureAnswerSchema.parse(await response.json());
    expect([response.status, item]).toEqual([
      200,
      { id: "4711", name: "Northgate Dental – $9.9M", state: "delivered" },
    ]);
    expect(kicks()).toBe(1);
  });

  test("waits while its delivery does, and the outbox is woken", async () => {
    const response = await post(app, payload);
    expect([response.status, await response.json()]).toEqual([
      202,
      { item: { id: null, name: "Northgate Dental – $9.9M", state: "waiting" } },
    ]);
    expect(kicks()).toBe(2);
  });

  test("waits also if no CRM is set up, since its delivery does", async () => {
    const response = await post(site(), payload);
    expect([response.status, await response.json()]).toMatchObject([202, { item: { id: null, state: "waiting" } }]);
  });

  test("is never created, requested or changed by what is sent here", async () => {
    const before = await store().db.selectFrom("job").selectAll().orderBy("id").execute();
    const other = { ...payload.columnValues, numbers3: "1", text: "Another Company" };
    const answers = [await post(app, payload), await post(app, { itemName: "Another – $1", columnValues: other })];
    for (const answer of answers) expect(await answer.json()).toMatchObject({ item: { name: payload.itemName } });
    expect(await store().db.selectFrom("job").selectAll().orderBy("id").execute()).toEqual(before);
    expect(await countOf("lead")).toBe(1);
  });
});

describe("what is refused", () => {
  test("a lead that was never captured", async () => {
    const unknown = crmPayload(leadOf(sparseCapture, { now: captured }), settings);
    await expectError(await post(site(), unknown), "leadUnknown");
    expect([await countOf("lead"), await countOf("job"), kicks()]).toEqual([0, 0, 0]);
  });

  test.each([
    ["no JSON", "{"],
    ["no payload", { item: 1 }],
    ["notes without a valuation", { itemName: "a", columnValues: { long_text2: { text: "Hello\nthere" } } }],
  ])("%s", async (_, body) => {
    await expectError(await post(site(), body), "badRequest");
  });

  test("everything if leads are not captured", async () => {
    const app = mondayCaptureApi(testDeps(), { captureLeads: false });
    await expect(
      new Promise((_, reject) => {
        app.onError((error) => {
          reject(error);
          return new Response();
        });
        void app.request("/", { method: "POST" });
      }),
    ).rejects.toMatchObject({ code: "captureOff" });
  });

  test("too many requests of one visitor", async () => {
    const app = site();
    await capture(app);
    for (let sent = 0; sent < 30; sent += 1) expect((await post(app, payload)).status).toBe(202);
    const refused = await post(app, payload);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectError(refused, "tooMany");
  });

  test("a page of another site", async () => {
    await expectError(await post(site(), payload, { Origin: "https://elsewhere.example" }), "crossOrigin");
  });
});

test("neither the log nor an error answer repeats what was sent", async () => {
  const away = brokenStore(store());
  const failing = site({ store: { ...away, db: new Proxy(away.db, { get: () => fail }) } });
  expect((await post(failing, payload)).status).toBe(503);
  await capture(site());
  await post(site(), payload);
  const log = lines.join("").toLowerCase();
  const said = stringsIn(payload).filter((text) => text.length > 5);
  expect(said.filter((text) => log.includes(text.toLowerCase()))).toEqual([]);
});

function fail(): never {
  throw new Error("disk full: owner@northgate-dental.example");
}
