import { describe, expect, test } from "vitest";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { expectError, postFixture } from "#server/http/post.fixture.ts";

const { valuationId } = fullCapture;
const { site, store, lines } = postFixture("/api/reminder-stop");

type Site = ReturnType<typeof site>;
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const request = (app: Site, path: string, init: RequestInit) => app.request(`http://localhost:8888${path}`, init);
const stop = (app: Site, { id = valuationId, body = "List-Unsubscribe=One-Click", headers = {} } = {}) =>
  request(app, `/api/reminder-stop/${id}`, { method: "POST", headers: { ...form, ...headers }, body });

async function siteWithReminder() {
  const app = site();
  const headers = { "Content-Type": "application/json" };
  await request(app, "/api/leads", { method: "POST", headers, body: JSON.stringify(fullCapture) });
  const body = "action=remind&months=6";
  await request(app, `/valuation/result/${valuationId}/history`, { method: "POST", headers: form, body });
  expect(await hasReminder()).toBe(true);
  return app;
}

async function hasReminder() {
  const { record } = await store().db.selectFrom("lead").select("record").executeTakeFirstOrThrow();
  return readStoredLead(record)?.reminder !== undefined;
}

describe("the one-click stop of a mail program", () => {
  test.each([{}, { "Sec-Fetch-Site": "cross-site", Origin: "https://mail.example" }])(
    "stops the reminder, wherever it comes from: %j",
    async (headers) => {
      const answer = await stop(await siteWithReminder(), { headers });
      expect([answer.status, await answer.json()]).toEqual([200, { stopped: true }]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await hasReminder()).toBe(false);
    },
  );

  test("is understood as a form with parts too", async () => {
    const app = await siteWithReminder();
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await request(app, `/api/reminder-stop/${valuationId}`, { method: "POST", body })).status).toBe(200);
    expect(await hasReminder()).toBe(false);
  });

  test("is answered alike for an unknown valuation", async () => {
    const answer = await stop(site());
    expect([answer.status, await answer.json()]).toEqual([200, { stopped: true }]);
  });

  test("needs a POST: a mail scanner that opens the address stops nothing", async () => {
    const app = await siteWithReminder();
    await expectError(await request(app, `/api/reminder-stop/${valuationId}`, {}), "notFound");
    await request(app, `/valuation/result/${valuationId}/history?stop-reminder`, {});
    expect(await hasReminder()).toBe(true);
  });

  test.each([{ body: "" }, { body: "List-Unsubscribe=Two" }, { id: "nobody" }])(
    "of another form is refused: %j",
    async (change) => {
      const app = await siteWithReminder();
      await expectError(await stop(app, change), "badRequest");
      expect(await hasReminder()).toBe(true);
    },
  );

  test("is limited per visitor and leaves no id in the log", async () => {
    const app = await siteWithReminder();
    for (let turn = 0; turn < 60; turn++) await stop(app);
    await expectError(await stop(app), "tooMany");
    expect(lines.join("\n")).not.toContain(valuationId);
  });
});
