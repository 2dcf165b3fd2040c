import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { deletionAnswerSchema, deletionField } from "#contracts/leads/deletion.ts";
import { crmColumns } from "#domain/leads/crm/crm-columns.ts";
import { crmPayload } from "#domain/leads/crm/crm-payload.ts";
import { captured, fullCapture, newYork, resultLink } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { brokenStore, expectError, postFixture } from "#server/http/post.fixture.ts";

const { site, post, store, lines, kicks, countOf } = postFixture("/api/leads");
const { valuationId } = fullCapture;
type App = ReturnType<typeof site>;

const origin = "http://localhost:8888";
const remove = (app: App, id = valuationId, headers: Record<string, string> = {}) =>
  app.request(`${origin}/api/leads/${id}`, { method: "DELETE", headers });
const submit = (app: App, id = valuationId, headers: Record<string, string> = {}) =>
  app.request(`${origin}/valuation/result/${id}`, {
    method: "POST",
    // As browsers send a form of a page with no referrer.
    headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams({ [deletionField.name]: deletionField.value }),
  });

let app: App;
beforeEach(async () => {
  app = site();
  await post(app, fullCapture);
});

describe("DELETE /api/leads/:valuationId", () => {
  test("removes the lead and wakes the outbox, which deletes the item from the board", async () => {
    const before = kicks();
    const answer = await remove(app);
    expect([answer.status, deletionAnswerSchema.parse(await answer.json())]).toEqual([200, { deleted: true }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect([await countOf("lead"), kicks()]).toEqual([0, before + 1]);
    expect(await store().db.selectFrom("job").select(["id", "wanted"]).execute()).toEqual([
      { id: `crm-lead:${valuationId}`, wanted: 2 },
    ]);
  });

  test("is in the desk's audit log once, without anything about the lead", async () => {
    const entries = () =>
      store().db.selectFrom("desk_audit").selectAll().where("action", "=", "deletedByLink").execute();
    const before = (await entries()).length;
    await remove(app);
    await remove(app);
    await remove(app, randomUUID());
    const [entry, ...more] = (await entries())
      .toSorted((a, b) => b.at - a.at)
      .slice(0, (await entries()).length - before);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor: "site", subject: "valuation", before: null, after: null });
    await post(app, { ...fullCapture, valuationId: randomUUID() });
    const [lead] = await store().db.selectFrom("lead").select("id").execute();
    await submit(app, lead?.id);
    expect(await entries()).toHaveLength(before + 2);
  });

  test("answers deleted and unknown ids alike, and changes nothing", async () => {
    const [first, again, never] = [await remove(app), await remove(app), await remove(app, randomUUID())];
    const headers = (answer: Response) =>
      [...answer.headers].filter(([name]) => name !== "x-request-id" && name !== "date");
    expect([again.status, never.status]).toEqual([first.status, first.status]);
    const body = await first.text();
    expect([await again.text(), await never.text()]).toEqual([body, body]);
    expect([headers(again), headers(never)]).toEqual([headers(first), headers(first)]);
    expect(await store().db.selectFrom("forgotten").selectAll().execute()).toHaveLength(1);
  });

  test("lets no capture bring it back, and asks the board for no item", async () => {
    await remove(app);
    await expectError(await post(app, { ...fullCapture, sendReport: true }), "forgotten");
    const settings = { columns: crmColumns(), timeZone: newYork, resultLink };
    const item = await app.request(`${origin}/api/monday-capture`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(crmPayload(leadOf(fullCapture, { now: captured }), settings)),
    });
    await expectError(item, "forgotten");
    expect(await countOf("lead")).toBe(0);
  });

  test.each(["1", "..%2fleads", valuationId.toUpperCase(), "%27%20or%201=1"])("refuses the id %j", async (id) => {
    await expectError(await remove(app, id), "badRequest");
    expect(await countOf("lead")).toBe(1);
  });

  test("refuses a page of another site", async () => {
    await expectError(await remove(app, valuationId, { "Sec-Fetch-Site": "cross-site" }), "crossOrigin");
    await expectError(await remove(app, valuationId, { Origin: "https://evil.example" }), "crossOrigin");
    expect(await countOf("lead")).toBe(1);
  });

  test("says that nothing happened if the store fails", async () => {
    await expectError(await remove(site({ store: brokenStore(store()) })), "unavailable");
    expect(await countOf("lead")).toBe(1);
  });

  test("is limited, to prevent guessing of ids", async () => {
    for (let sent = 0; sent < 30; sent += 1) expect((await remove(app, randomUUID())).status).toBe(200);
    await expectError(await remove(app), "tooMany");
    expect(await countOf("lead")).toBe(1);
  });
});

describe("the form without script", () => {
  test("removes the same and redirects to a page that says so, without a referrer", async () => {
    const answer = await submit(app);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "?deleted"]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await countOf("lead")).toBe(0);
    expect((await submit(app)).headers.get("location")).toBe("?deleted");
  });

  test("redirects back if that failed", async () => {
    for (const failing of [await submit(site({ store: brokenStore(store()) })), await submit(app, "no-id")])
      expect([failing.status, failing.headers.get("location")]).toEqual([303, "?delete=failed"]);
    expect(await countOf("lead")).toBe(1);
  });

  test.each(["", "email=a%40b.example", "delete="])("deletes nothing for another form's %j", async (body) => {
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await app.request(`${origin}/valuation/result/${valuationId}`, { method: "POST", headers, body });
    expect([answer.status, await countOf("lead")]).toEqual([400, 1]);
  });

  test("is refused to other sites", async () => {
    for (const sent of ["cross-site", "same-site"])
      expect((await submit(app, valuationId, { "Sec-Fetch-Site": sent })).status).toBe(403);
    expect(await countOf("lead")).toBe(1);
  });
});

test("no id is in the log, whatever the outcome of a deletion", async () => {
  const failing = site({ store: brokenStore(store()) });
  for (const act of [remove, submit]) for (const on of [failing, app]) await act(on);
  await remove(app, "private-id-of-nobody");
  await submit(app, "private-id-of-nobody");
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => line.includes(valuationId) || line.includes("of-nobody"))).toEqual([]);
});
