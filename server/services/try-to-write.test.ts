import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventParametersSchema } from "#contracts/api/parameters.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { openStore } from "#server/store/open.ts";
import { deskFixture, quickHashing } from "#tests/desk/accounts.fixture.ts";
import { listEvents } from "./api/list-events.ts";
import { todayFacts } from "./desk/leads/today-facts.ts";
import { serviceFixture } from "./services.fixture.ts";

const member = { id: "m", name: "Ada", email: "ada@firm.example", role: "partner" } as const;

describe("while the store can only be read", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "read-only-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const fixture = serviceFixture(async () => {
    const store = await openStore({ dataDir });
    return [store, store];
  });
  const setReadOnly = (isOn: boolean) => sql`pragma query_only = ${sql.lit(Number(isOn))}`.execute(fixture.store.db);
  const at = () => ({ now: fixture.clock.now });

  beforeEach(async () => void (await fixture.leadService().capture(fullCapture)));
  afterEach(() => setReadOnly(false));

  test("a system of the firm reads the events that have a number, and the others later", async () => {
    const feed = async () => (await listEvents(fixture, eventParametersSchema.parse({}))).data.length;
    await setReadOnly(true);
    await expect(fixture.leadService().capture(fullCapture)).rejects.toThrow();
    expect(await feed()).toBe(0);
    await setReadOnly(false);
    expect(await feed()).toBeGreaterThan(0);
  });

  test("a member reads Today", async () => {
    await setReadOnly(true);
    expect(await todayFacts(fixture, member, at())).toMatchObject({ lastVisit: undefined });
  });

  test("a member stays signed in", async () => {
    const desk = deskFixture(fixture.store, { passwords: quickHashing, now: () => fixture.clock.now });
    fixture.clock.now = Date.now();
    const { tab } = await desk.member("ada@firm.example");
    fixture.clock.now += 6 * 60_000;
    await setReadOnly(true);
    expect(await tab.isIn()).toBe(true);
  });
});
