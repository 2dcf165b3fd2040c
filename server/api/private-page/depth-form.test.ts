import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import { brokenStore, expectError, postFixture } from "#server/http/post.fixture.ts";

const { site, post, store, kicks, lines } = postFixture("/api/leads");
const { valuationId } = fullCapture;
type App = ReturnType<typeof site>;

const submit = (app: App, fields: Record<string, string>, { id = valuationId, headers = {} } = {}) =>
  app.request(`http://localhost:8888/valuation/result/${id}/deeper`, {
    method: "POST",
    // As browsers send a form of a page with no referrer.
    headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });

async function saved() {
  const row = await store().db.selectFrom("lead").select("record").where("id", "=", valuationId).executeTakeFirst();
  return row && readStoredLead(row.record)?.depth;
}

let app: App;
beforeEach(async () => {
  app = site();
  await post(app, fullCapture);
});

describe("a panel's form without script", () => {
  test("is saved, sent to the firm, and leads back to its panel", async () => {
    const before = kicks();
    const answer = await submit(app, { panel: "proceeds", debt: "$600k", cash: "", taxRate: "24%" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "?saved=proceeds#proceeds"]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await saved()).toEqual({ proceeds: { debt: 600_000, taxRate: 24 } });
    expect(kicks()).toBeGreaterThan(before);
    const job = await store().db.selectFrom("job").select(["id", "wanted"]).executeTakeFirst();
    expect(job).toEqual({ id: `crm-lead:${valuationId}`, wanted: 2 });
  });

  test("replaces its own panel only, and an emptied field is no longer saved", async () => {
    await submit(app, { panel: "readiness", booksTie: "no" });
    await submit(app, { panel: "proceeds", debt: "1", cash: "2" });
    await submit(app, { panel: "proceeds", debt: "3", cash: "" });
    expect(await saved()).toEqual({ readiness: { booksTie: "no" }, proceeds: { debt: 3 } });
  });

  test("with a mistake shows the page again and saves nothing", async () => {
    const answer = await submit(app, { panel: "proceeds", debt: "a lot", cash: "2" });
    expect([answer.status, await answer.text()]).toEqual([200, "a page"]);
    expect(await saved()).toBeUndefined();
  });

  test.each([
    ["with a text of 300 characters", { panel: "goal", goal: "9".repeat(300) }, {}],
    ["for an unknown valuation", { panel: "proceeds", debt: "1" }, { id: randomUUID() }],
    ["for what is no id", { panel: "proceeds", debt: "1" }, { id: "x" }],
  ])("%s is answered with the page, not with data for programs", async (_, fields, given) => {
    const answer = await submit(app, fields, given);
    expect(await answer.text()).toBe("a page");
    expect(await saved()).toBeUndefined();
  });

  test("that is over the limit or cannot be stored is answered with the page", async () => {
    const broken = site({ store: brokenStore(store()) });
    expect(await (await submit(broken, { panel: "proceeds", debt: "1" })).text()).toBe("a page");
    for (let turn = 0; turn < allowances.ownerChanges.visitor; turn++) await submit(app, { panel: "proceeds" });
    expect(await (await submit(app, { panel: "proceeds", debt: "1" })).text()).toBe("a page");
    expect(await saved()).toEqual({ proceeds: {} });
  });

  test("is not changed by an identical repeat", async () => {
    await submit(app, { panel: "proceeds", debt: "1" });
    await submit(app, { panel: "proceeds", debt: "1" });
    expect(await store().db.selectFrom("lead").select("version").executeTakeFirst()).toEqual({ version: 2 });
  });

  test("is refused from another site and without a panel", async () => {
    const foreign = await submit(app, { panel: "proceeds" }, { headers: { "Sec-Fetch-Site": "cross-site" } });
    await expectError(foreign, "crossOrigin");
    await expectError(await submit(app, { panel: "yacht" }), "badRequest");
    await expectError(await submit(app, { panel: "goal", goal: "9".repeat(5_000) }), "tooLarge");
  });

  test("leaves no figure in the log", async () => {
    await submit(app, { panel: "proceeds", debt: "634521" });
    await submit(app, { panel: "proceeds", debt: "secret 634521" });
    expect(lines.join("")).not.toContain("634521");
  });
});
