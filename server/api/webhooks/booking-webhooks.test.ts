import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { expectError } from "#server/http/post.fixture.ts";
import { createBookingService } from "#server/services/bookings/booking-service.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { calSecret, createFakeCal } from "#tests/fakes/calendars/cal.ts";
import { calendlySecret, createFakeCalendly } from "#tests/fakes/calendars/calendly.ts";

const dataDir = mkdtempSync(join(tmpdir(), "calendars-"));
const t0 = Date.UTC(2026, 10, 15, 12);
const now = () => t0;
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  for (const table of ["booking", "lead", "job"] as const) await store.db.deleteFrom(table).execute();
});

const log = testDeps().log;
type Secrets = Parameters<typeof createBookingService>[0]["secrets"];
const both: Secrets = { calendly: [calendlySecret], cal: [calSecret] };

function post(path: string, body: string, headers: Readonly<Record<string, string>>, secrets = both, of = store) {
  const bookings = createBookingService({ store: of, log, secrets, now });
  const app = createApp(testDeps({ bookings }), async () => new Response("a page"));
  return app.request(`http://localhost:8888${path}`, { method: "POST", headers, body });
}

const kinds = [
  ["calendly", "/api/calendly-webhook", createFakeCalendly],
  ["cal", "/api/cal-webhook", createFakeCal],
] as const;

describe.each(kinds)("%s", (name, path, create) => {
  const fakeOf = (answers: Response[] = [], secrets = both) => {
    const fake = create({ now });
    fake.to(async (body, headers) => {
      const response = await post(path, body, { ...headers, Origin: "https://calendar.example" }, secrets);
      answers.push(response);
      return response.status;
    });
    return fake;
  };
  const call = { startsAt: t0 + 86_400_000, name: "Ada Caller", email: "ada@caller.example" };

  test("accepts what the vendor sends, from another origin, also repeated, and wakes the outbox", async () => {
    const fake = fakeOf();
    fake.book(call);
    expect(await fake.deliver({ times: 2 })).toEqual([200, 200]);
    expect(await store.db.selectFrom("booking").selectAll().execute()).toMatchObject([
      { vendor: name, state: "booked", starts_at: call.startsAt, email: call.email },
    ]);
  });

  test("answers 200 to events of another kind, and stores nothing", async () => {
    const fake = fakeOf();
    fake.other();
    expect(await fake.deliver()).toEqual([200]);
    expect(await store.db.selectFrom("booking").selectAll().execute()).toEqual([]);
  });

  test.each(["otherSecret", "changedBody", "unsigned", ...(name === "calendly" ? (["stale"] as const) : [])] as const)(
    "%s: 400, and nothing is stored",
    async (forgery) => {
      const answers: Response[] = [];
      const fake = fakeOf(answers);
      fake.book(call);
      const [event = {}] = fake.waiting;
      await fake.send(event, forgery);
      await expectError(answers[0] as Response, "eventRefused");
      expect(await store.db.selectFrom("lead").selectAll().execute()).toEqual([]);
    },
  );

  test("refuses a signed event that it cannot read, so that the vendor shows it as failed", async () => {
    const answers: Response[] = [];
    const fake = fakeOf(answers);
    fake.book({ ...call, email: "nobody" });
    expect(await fake.deliver()).toEqual([400]);
    await expectError(answers[0] as Response, "badRequest");
    expect(fake.waiting).toHaveLength(1);
  });

  test("refuses more than 64 KB: 413", async () => {
    const body = JSON.stringify({ text: "x".repeat(70_000) });
    await expectError(await post(path, body, { "Content-Length": String(body.length) }), "tooLarge");
  });

  test("answers 404 if the calendar is not set up", async () => {
    const answers: Response[] = [];
    const fake = fakeOf(answers, { calendly: undefined, cal: undefined });
    fake.book(call);
    await fake.deliver();
    await expectError(answers[0] as Response, "notFound");
  });

  test("answers 503 while the store fails, and the vendor's next try succeeds", async () => {
    const fake = create({ now });
    const broken = { ...store, db: undefined } as unknown as Store;
    fake.to(async (body, headers) => (await post(path, body, headers, both, broken)).status);
    fake.book(call);
    expect(await fake.deliver()).toEqual([503]);
    fake.to(async (body, headers) => (await post(path, body, headers)).status);
    expect(await fake.deliver()).toEqual([200]);
  });
});

test("a name of any length and with line breaks is stored as one short line", async () => {
  const fake = createFakeCal({ now });
  fake.to(async (body, headers) => (await post("/api/cal-webhook", body, headers)).status);
  fake.book({ startsAt: t0, name: `Ada\n${"x".repeat(500)}`, email: "ada@caller.example", phone: "call me" });
  expect(await fake.deliver()).toEqual([200]);
  const [row] = await store.db.selectFrom("lead").selectAll().execute();
  expect(row?.company).toMatch(/^Ada x+$/);
  expect([row?.company.length, row?.phone]).toEqual([120, null]);
});
