import { describe, expect, test } from "vitest";
import { site as firm } from "#content/site.ts";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { brokenStore, expectError, postFixture } from "#server/http/post.fixture.ts";
import { sharesOf } from "#server/store/leads/shares.ts";

const { valuationId } = fullCapture;
const path = `/valuation/result/${valuationId}/history`;
const { site, store, lines, kicks, countOf } = postFixture(path);

type Fields = readonly (readonly [string, string])[];
type Site = ReturnType<typeof site>;

const send = (app: Site, fields: Fields, { to = path, headers = {} as Record<string, string> } = {}) =>
  app.request(`http://localhost:8888${to}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString(),
  });

async function siteWithLead(given: Parameters<typeof site>[0] = {}) {
  const app = site(given);
  const { userEmail: _, ...capture } = fullCapture;
  await app.request("http://localhost:8888/api/leads", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(capture),
  });
  return app;
}

async function storedLead() {
  const { record } = await store().db.selectFrom("lead").select("record").executeTakeFirstOrThrow();
  return readStoredLead(record);
}

const today = dayAt(Date.now(), firm.timeZone);
const share: Fields = [
  ["action", "share"],
  ["label", "Karen Doyle, CPA"],
  ["part", "addBacks"],
  ["part", "history"],
  ["day", today],
];
const without = (field: string) => share.filter(([name]) => name !== field);

describe("a form of the private page", () => {
  test("makes a link, and leads back to the list without a trace of the address", async () => {
    const app = await siteWithLead();
    const answer = await send(app, share);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "?note=shared#share"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const shares = await sharesOf(store(), valuationId);
    expect(shares).toMatchObject([{ label: "Karen Doyle, CPA", parts: ["addBacks", "history"], opened: 0 }]);
    const [one] = shares;
    await send(app, [
      ["action", "close"],
      ["share", one?.hash ?? ""],
    ]);
    expect(await sharesOf(store(), valuationId)).toMatchObject([{ closedAt: expect.any(Number) }]);
  });

  test("makes a link that shows the valuation alone, or one part more", async () => {
    const app = await siteWithLead();
    await send(app, without("part"));
    await send(app, [...without("part"), ["part", "proceeds"]]);
    expect((await sharesOf(store(), valuationId)).map(({ parts }) => parts).toSorted()).toEqual([[], ["proceeds"]]);
  });

  test("stores a part once, however often it is sent", async () => {
    const app = await siteWithLead();
    await send(app, [...share, ["part", "history"], ["part", "addBacks"]]);
    expect(await sharesOf(store(), valuationId)).toMatchObject([{ parts: ["addBacks", "history"] }]);
  });

  test("plans a reminder, wakes the outbox, and stops it", async () => {
    const app = await siteWithLead();
    const before = kicks();
    const remind: Fields = [
      ["action", "remind"],
      ["months", "12"],
      ["email", " owner@firm.example "],
    ];
    expect((await send(app, remind)).headers.get("location")).toBe("?note=reminded#reminder");
    expect(kicks()).toBe(before + 1);
    expect(await storedLead()).toMatchObject({ userEmail: "owner@firm.example", reminder: { months: 12 } });
    const stopped = await send(app, [["action", "stopReminder"]]);
    expect(stopped.headers.get("location")).toBe("?note=stopped#reminder");
    expect(await storedLead()).not.toHaveProperty("reminder");
  });

  test("removes a snapshot, but not the one that the valuation began with", async () => {
    const app = await siteWithLead();
    const before = await storedLead();
    const remove = (at: string) =>
      send(app, [
        ["action", "removeSnapshot"],
        ["at", at],
      ]);
    const answer = await remove(String(before?.createdAt));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "?note=snapshotRemoved#history"]);
    expect(await storedLead()).toEqual(before);
    await expectError(await remove("yesterday"), "badRequest");
  });

  test.each<[string, Fields, string]>([
    ["no name", [...without("label"), ["label", " "]], "labelWrong"],
    ["a long name", [...without("label"), ["label", "x".repeat(61)]], "labelWrong"],
    ["no day", without("day"), "dayWrong"],
    ["a day that is over", [...without("day"), ["day", "2020-01-01"]], "dayWrong"],
  ])("says what is wrong with a link: %s", async (_, fields, note) => {
    const answer = await send(await siteWithLead(), fields);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `?note=${note}#share`]);
    expect(await sharesOf(store(), valuationId)).toEqual([]);
  });

  test.each<[string, string, string]>([
    ["no address", "", "emailMissing"],
    ["half an address", "owner@", "emailWrong"],
  ])("says what is wrong with a reminder: %s", async (_, email, note) => {
    const app = await siteWithLead();
    const answer = await send(app, [
      ["action", "remind"],
      ["months", "6"],
      ["email", email],
    ]);
    expect(answer.headers.get("location")).toBe(`?note=${note}#reminder`);
    expect(await storedLead()).not.toHaveProperty("reminder");
  });

  test("is refused above ten open links", async () => {
    const app = await siteWithLead();
    for (let turn = 0; turn < 10; turn++) await send(app, share);
    expect((await send(app, share)).headers.get("location")).toBe("?note=linksFull#share");
  });

  test.each<[string, Fields]>([
    ["no action", [["label", "x"]]],
    ["another action", [["action", "delete"]]],
    ["a field too many", [...share, ["valuationId", "x"]]],
    ["another part", [...share, ["part", "contact"]]],
    [
      "an odd reminder",
      [
        ["action", "remind"],
        ["months", "7"],
      ],
    ],
  ])("of no known form is a bad request: %s", async (_, fields) => {
    await expectError(await send(await siteWithLead(), fields), "badRequest");
  });

  test.each([path, "/valuation/result/nobody/history"])("for an unknown valuation changes nothing: %s", async (to) => {
    const answer = await send(site(), share, { to });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "?note=failed#page"]);
    expect(await countOf("lead")).toBe(0);
  });

  test("cannot be sent from another site's page", async () => {
    const answer = await send(await siteWithLead(), share, { headers: { "Sec-Fetch-Site": "cross-site" } });
    await expectError(answer, "crossOrigin");
  });

  test("is limited per visitor, and says so", async () => {
    const app = await siteWithLead();
    for (let turn = 0; turn < 60; turn++) await send(app, [["action", "stopReminder"]]);
    expect((await send(app, share)).headers.get("location")).toBe("?note=failed#page");
  });

  test("leaves nothing in the log, whether it is stored, refused or fails", async () => {
    await send(await siteWithLead(), share);
    await send(site({ store: brokenStore(store()) }), share);
    await send(site(), [
      ["action", "remind"],
      ["months", "6"],
      ["email", "owner@firm.example"],
    ]);
    expect(lines.join("\n")).not.toMatch(new RegExp(`Doyle|owner@|${valuationId}`));
  });
});
