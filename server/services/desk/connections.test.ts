import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Member, Role } from "#domain/desk/people/member.ts";
import type { Connection, TestFailure } from "#domain/desk/screens/connections-view.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createVendorHealth } from "#server/ops/vendor-health.ts";
import { recordBooking } from "#server/services/bookings/record-booking.ts";
import { finishLook, startLook } from "#server/store/desk/board-looks.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { writeOutage } from "#server/store/jobs/vendor-outages.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { fakePortal, startFakeHubspot } from "#tests/fakes/hubspot.ts";
import { type FakeMonday, fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { type FakeOpenAi, startFakeOpenAi } from "#tests/fakes/openai.ts";
import { fakeOrg, startFakeSalesforce } from "#tests/fakes/salesforce.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { type FakeStripe, startFakeStripe } from "#tests/fakes/stripe.ts";
import { createDeskConnections } from "./connections.ts";

const dataDir = mkdtempSync(join(tmpdir(), "connections-"));
const t0 = Date.parse("2026-11-16T13:00:00Z");
const clock = { now: t0 };
const now = () => clock.now;
let store: Store;
let monday: FakeMonday;
let smtp: FakeSmtp;
let openai: FakeOpenAi;
let stripe: FakeStripe;

beforeAll(async () => {
  store = await openStore({ dataDir });
  [monday, smtp, openai, stripe] = await Promise.all([
    startFakeMonday(),
    startFakeSmtp(),
    startFakeOpenAi(),
    startFakeStripe(),
  ]);
});
beforeEach(() => {
  clock.now = t0;
  monday.reset();
  smtp.clear();
  openai.behave("well");
  stripe.reset();
});
afterAll(async () => {
  await Promise.all([monday.stop(), smtp.stop(), openai.stop(), stripe.stop(), store.close()]);
  rmSync(dataDir, { recursive: true });
});

const member = (role: Role): Member => ({ id: `m-${role}`, name: "Daniel Mercer", email: "daniel@firm.example", role });
const owner = member("owner");

const allSet = () => ({
  MONDAY_API_TOKEN: fakeBoard.token,
  MONDAY_BOARD_ID: fakeBoard.boardId,
  MONDAY_API_URL: monday.url,
  SMTP_URL: smtp.url.replace("smtp://", "smtp://site:secret@"),
  MAIL_FROM: "partners@firm.example",
  MAIL_TO: "leads@firm.example",
  OPENAI_API_KEY: "sk-test-1234567890",
  OPENAI_BASE_URL: openai.baseUrl,
  ...stripe.variables,
});

function desk(variables: Record<string, string> = allSet(), { limitMs = 5_000 } = {}) {
  const vendors = createVendorHealth(now);
  const deps = testDeps({ variables, store, vendors, limiter: createMemoryLimiter(now) });
  return { ...createDeskConnections({ ...deps, now, limitMs }), vendors };
}

test("the calendar is shown as set or not, for owners only, and with its last report", async () => {
  expect(await desk({}).readCalendar(owner)).toMatchObject({ isOn: false, lastAt: undefined });
  const set = desk({ CAL_WEBHOOK_SECRET: "secret-of-cal" });
  const person = { name: "Ada", email: "ada@caller.example" };
  const call = { vendor: "cal", bookingId: "b", at: t0, kind: "booked", startsAt: t0, person } as const;
  await recordBooking(store, call, { now: t0 });
  expect(await set.readCalendar(owner)).toMatchObject({ isOn: true, lastAt: t0 });
  await expect(set.readCalendar(member("partner"))).rejects.toMatchObject({ code: "roleRefused" });
});

async function startHubspot() {
  const fake = await startFakeHubspot();
  return { fake, settings: { HUBSPOT_ACCESS_TOKEN: fakePortal.token, HUBSPOT_API_URL: fake.url } };
}

async function startSalesforce() {
  const fake = await startFakeSalesforce();
  const { clientId: SALESFORCE_CLIENT_ID, clientSecret: SALESFORCE_CLIENT_SECRET } = fakeOrg;
  return { fake, settings: { SALESFORCE_LOGIN_URL: fake.url, SALESFORCE_CLIENT_ID, SALESFORCE_CLIENT_SECRET } };
}

describe("a test of a connection", () => {
  test("reads the board and its columns, and writes nothing there", async () => {
    expect(await desk().test(owner, "crm")).toMatchObject({
      isOk: true,
      answer: { connection: "crm", vendor: "monday", name: "Sell-side intake" },
    });
    expect(monday.items()).toEqual([]);
  });

  test("names the columns that the board lacks or has with another type", async () => {
    const columns = JSON.stringify({ industry: "text_of_another_board", sde: "text4", growth: "numbers" });
    const swapped = JSON.stringify({ ...JSON.parse(columns), ebitda: "numbers4", company: "email", email: "text" });
    expect(await desk({ ...allSet(), MONDAY_COLUMNS: swapped }).test(owner, "crm")).toEqual({
      isOk: false,
      connection: "crm",
      vendor: "monday",
      failure: "boardColumns",
      missing: ["Company", "Industry", "SDE", "E-mail"],
    });
  });

  test.each([
    ["hubspot", startHubspot, "Sell-side intake"],
    ["salesforce", startSalesforce, "127.0.0.1"],
  ] as const)("reads %s too, and names it when it fails", async (vendor, start, name) => {
    const { fake, settings } = await start();
    const others = Object.fromEntries(Object.entries(allSet()).filter(([variable]) => !variable.startsWith("MONDAY_")));
    const tested = () => desk({ ...others, ...settings }).test(owner, "crm");
    expect(await tested()).toMatchObject({ isOk: true, answer: { connection: "crm", vendor, name } });
    for (const [mode, failure] of [
      ["unauthorized", "boardAccess"],
      ["rateLimited", "boardPause"],
      ["dies", "boardDown"],
      ["garbled", "boardDown"],
    ] as const) {
      fake.behave({ mode });
      expect(await tested()).toEqual({ isOk: false, connection: "crm", vendor, failure });
    }
    await fake.stop();
  });

  test("sends a mail to the person who asks, and to nobody else", async () => {
    expect(await desk().test(owner, "mail")).toMatchObject({ isOk: true, answer: { to: owner.email } });
    expect(smtp.received.map(({ from, to, mail }) => [from, to, mail.subject])).toEqual([
      ["partners@firm.example", [owner.email], "Test from the desk"],
    ]);
  });

  test("reads the prices of the reports", async () => {
    const prices = {
      professional: { amount: 49_000, currency: "usd" },
      exitReadiness: { amount: 149_000, currency: "usd" },
    };
    expect(await desk().test(owner, "payments")).toMatchObject({ isOk: true, answer: { prices, isTest: true } });
  });

  test("asks the model a small question", async () => {
    expect(await desk().test(owner, "analysis")).toMatchObject({ isOk: true });
    expect(openai.calls).toEqual([]);
  });

  test.each<[Connection, TestFailure, () => void]>([
    ["crm", "boardAccess", () => monday.behave({ mode: "unauthorized" })],
    ["crm", "boardDown", () => monday.behave({ mode: "fails" })],
    ["crm", "boardDown", () => monday.behave({ mode: "dies" })],
    ["crm", "boardDown", () => monday.behave({ mode: "garbled" })],
    ["crm", "boardPause", () => monday.behave({ mode: "rateLimited" })],
    ["crm", "boardPause", () => monday.behave({ mode: "complexity" })],
    ["mail", "mailLogin", () => smtp.behave("refuseLogin")],
    ["mail", "mailSender", () => smtp.behave("refuseSender")],
    ["mail", "mailRecipient", () => smtp.behave("refuse")],
    ["mail", "mailText", () => smtp.behave("refuseMessage")],
    ["mail", "mailBusy", () => smtp.behave("defer")],
    ["mail", "mailDown", () => smtp.behave("drop")],
    ["payments", "paymentAccess", () => stripe.behave({ mode: "unauthorized" })],
    ["payments", "paymentDown", () => stripe.behave({ mode: "fails" })],
    ["payments", "paymentDown", () => stripe.behave({ mode: "garbled" })],
    ["analysis", "modelDown", () => openai.behave("unauthorized")],
    ["analysis", "modelDown", () => openai.behave("serverError")],
  ])("of %s that fails tells: %s", async (connection, failure, misbehave) => {
    misbehave();
    expect(await desk().test(owner, connection)).toMatchObject({ isOk: false, connection, failure });
  });

  test.each<[Connection, TestFailure, () => void, () => void]>([
    ["crm", "boardDown", () => monday.behave({ mode: "stalls" }), () => void monday.release()],
    ["mail", "mailDown", () => smtp.behave("stall"), () => undefined],
    ["payments", "paymentDown", () => stripe.behave({ mode: "stalls" }), () => stripe.release()],
    ["analysis", "modelDown", () => openai.behave("stalled"), () => openai.release()],
  ])("of %s is given up when no answer comes", async (connection, failure, misbehave, release) => {
    misbehave();
    expect(await desk(allSet(), { limitMs: 150 }).test(owner, connection)).toMatchObject({ isOk: false, failure });
    release();
  });

  test("tells a wrong board, an unknown price, and what is not set up", async () => {
    const failureOf = async (connection: Connection, variables: Record<string, string>) => {
      const result = await desk(variables).test(owner, connection);
      return result.isOk ? "none" : result.failure;
    };
    expect(await failureOf("crm", { ...allSet(), MONDAY_BOARD_ID: "77" })).toBe("boardMissing");
    expect(await failureOf("payments", { ...allSet(), STRIPE_PRICE_PROFESSIONAL: "price_unknown1" })).toBe(
      "paymentPrice",
    );
    expect(await failureOf("mail", {})).toBe("notSet");
  });

  test("is limited to a few a minute, each person alone", async () => {
    const { test: ask } = desk();
    for (let count = 0; count < 6; count += 1) expect(await ask(owner, "crm")).toMatchObject({ isOk: true });
    expect(await ask(owner, "crm")).toMatchObject({ isOk: false, failure: "tooMany" });
    expect(monday.asked("columns")).toBe(6);
    expect(await ask({ ...owner, id: "another" }, "crm")).toMatchObject({ isOk: true });
    clock.now += 61_000;
    expect(await ask(owner, "crm")).toMatchObject({ isOk: true });
  });

  test("is in the audit log with its result", async () => {
    const tester = { ...owner, id: "m-logged" };
    await desk().test(tester, "analysis");
    openai.behave("serverError");
    clock.now += 1;
    await desk().test(tester, "analysis");
    const logged = (await auditOf(store, "analysis")).filter(({ actor }) => actor === tester.id);
    expect(logged.map(({ action, to }) => [action, to])).toEqual([
      ["testConnection", "modelDown"],
      ["testConnection", "ok"],
    ]);
  });

  test.each<Role>(["analyst", "partner"])("is refused to a %s, and reaches no vendor", async (role) => {
    await expect(desk().test(member(role), "crm")).rejects.toMatchObject({ code: "roleRefused" });
    await expect(desk().read(member(role))).rejects.toMatchObject({ code: "roleRefused" });
    expect(monday.requests).toEqual([]);
  });
});

describe("the list of connections", () => {
  const stateIn = async ({ read }: Pick<ReturnType<typeof desk>, "read">) =>
    Object.fromEntries((await read(owner)).map(({ connection, state }) => [connection, state]));

  test("tells when the board had a stage that the desk does not have", async () => {
    const seen = async () => (await desk().read(owner)).map((view) => view.unknownStageAt);
    expect(await seen()).toEqual([undefined, undefined, undefined, undefined]);
    const look = await startLook(store, { now: t0, everyMs: 1 });
    if (look) await finishLook(store, look, { since: 1, unknownStageAt: t0 });
    // A later look that finds none does not hide it.
    const next = await startLook(store, { now: t0 + 1, everyMs: 1 });
    if (next) await finishLook(store, next, { since: 2 });
    expect(await seen()).toEqual([t0, undefined, undefined, undefined]);
  });

  test("tells what is off, not tried, working, and failing since when", async () => {
    expect(await stateIn(desk({}))).toMatchObject({ crm: { kind: "off" }, analysis: { kind: "off" } });
    const { read, vendors } = desk();
    vendors.succeeded("mail");
    vendors.failed("payments", { isCertain: true });
    clock.now += 60_000;
    vendors.failed("payments");
    expect(await stateIn({ read })).toEqual({
      crm: { kind: "untried" },
      mail: { kind: "working", at: t0 },
      payments: { kind: "failing", since: t0 },
      analysis: { kind: "untried" },
    });
  });

  test("knows an outage that another server has seen", async () => {
    await store.db
      .insertInto("vendor_outage")
      .values({ vendor: "crm", failing_since: t0 - 5, told_at: null, succeeded_at: 0 })
      .execute();
    expect(await stateIn(desk())).toMatchObject({ crm: { kind: "failing", since: t0 - 5 } });
    await writeOutage(store.db, { vendor: "crm", failing_since: null, told_at: null, succeeded_at: t0 });
    expect(await stateIn(desk())).toMatchObject({ crm: { kind: "working", at: t0 } });
  });

  test("describes what is set, without secrets", async () => {
    const shown = JSON.stringify(await desk().read(owner));
    expect(shown).toContain(`board ${fakeBoard.boardId} of monday.com`);
    for (const secret of [fakeBoard.token, "secret@", "sk-test-1234567890", "sk_test_fakeaccount"])
      expect(shown).not.toContain(secret);
  });
});
