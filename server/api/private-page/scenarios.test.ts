import { describe, expect, test } from "vitest";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { scenarioAnswerSchema } from "#contracts/valuation/scenario.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import type { Scenario } from "#domain/leads/private-page/scenarios.ts";
import { brokenStore, expectError, postFixture, signedCapture } from "#server/http/post.fixture.ts";

const { site, post, store, lines, countOf } = postFixture("/api/scenarios");
const { valuationId } = fullCapture;

const named = (name: string): Scenario => ({
  name,
  inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 80 },
});

async function siteWithLead() {
  const app = site();
  await app.request("http://localhost:8888/api/leads", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(signedCapture),
  });
  return app;
}

async function storedLead() {
  const { record } = await store().db.selectFrom("lead").select("record").executeTakeFirstOrThrow();
  return readStoredLead(record);
}

describe("a scenario", () => {
  test("is stored with its valuation, and changes nothing else", async () => {
    const app = await siteWithLead();
    const [before, jobs] = [await storedLead(), await countOf("job")];
    const answer = await post(app, { valuationId, scenario: named("a") });
    expect([answer.status, scenarioAnswerSchema.parse(await answer.json())]).toEqual([
      200,
      { scenarios: [named("a")], replaced: false },
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const after = await storedLead();
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt, scenarios: [named("a")] });
    expect(await countOf("job")).toBe(jobs);
  });

  test("replaces the one of its name; a fourth is refused", async () => {
    const app = await siteWithLead();
    const answers = [];
    for (const name of ["a", "b", "c", "c"])
      answers.push(scenarioAnswerSchema.parse(await (await post(app, { valuationId, scenario: named(name) })).json()));
    expect(answers.map(({ replaced }) => replaced)).toEqual([false, false, false, true]);
    await expectError(await post(app, { valuationId, scenario: named("d") }), "scenariosFull");
    expect((await storedLead())?.scenarios?.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });

  test("without a name gets the next free one", async () => {
    const app = await siteWithLead();
    const { inputs } = named("");
    for (const scenario of [{ inputs }, { name: " ", inputs }]) await post(app, { valuationId, scenario });
    expect((await storedLead())?.scenarios?.map(({ name }) => name)).toEqual(["Scenario 1", "Scenario 2"]);
  });

  test("survives a later capture", async () => {
    const app = await siteWithLead();
    await post(app, { valuationId, scenario: named("a") });
    await app.request("http://localhost:8888/api/leads", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        ...signedCapture,
        financialInputs: { ...fullCapture.financialInputs, recurringRevenue: 5 },
      }),
    });
    expect((await storedLead())?.scenarios).toEqual([named("a")]);
  });

  test("of an unknown valuation is not stored", async () => {
    await expectError(await post(site(), { valuationId, scenario: named("a") }), "valuationUnknown");
    expect(await countOf("lead")).toBe(0);
  });

  test.each([
    ["with a long name", named("x".repeat(61))],
    ["with a loss", { name: "a", inputs: { ...named("a").inputs, preTaxProfit: -1 } }],
    ["with more than the method takes", { name: "a", inputs: { ...named("a").inputs, preTaxProfit: 10_000_001 } }],
  ])("%s is refused", async (_, scenario) => {
    await expectError(await post(await siteWithLead(), { valuationId, scenario }), "badRequest");
  });

  test("cannot be saved from another site's page", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    await expectError(await post(site(), { valuationId, scenario: named("a") }, headers), "crossOrigin");
  });

  test("is limited per visitor", async () => {
    const app = await siteWithLead();
    for (let turn = 0; turn < 60; turn++) await post(app, { valuationId, scenario: named("a") });
    await expectError(await post(app, { valuationId, scenario: named("a") }), "tooMany");
  });

  test("is answered 503 when the store fails, without a word of it in the log", async () => {
    const scenario = named("Zanzibar");
    await expectError(await post(site({ store: brokenStore(store()) }), { valuationId, scenario }), "unavailable");
    expect(lines.join("\n")).not.toMatch(new RegExp(`Zanzibar|${valuationId}`));
  });
});
