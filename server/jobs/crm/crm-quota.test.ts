import { describe, expect, test } from "vitest";
import { sparseCapture } from "#domain/leads/lead.fixture.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { createHealthCheck } from "#server/ops/health.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { oldestUndelivered } from "#server/store/jobs/queue-depth.ts";
import { dailyUse } from "#server/store/limits/daily-use.ts";
import { firmFixture } from "#tests/support/firm.fixture.ts";

const fixture = firmFixture();
const minute = 60_000;
const hour = 60 * minute;
/** Of 20 calls per day 6 are kept for leads with contact details. */
const settings = { MONDAY_DAILY_CALLS: "20" };
const email = "owner@northgate.example";
const cold = { financialInputs: sparseCapture.financialInputs };
const captureMany = (count: number) => Promise.all(Array.from({ length: count }, () => fixture.capture(cold)));
const used = () =>
  dailyUse(fixture.store(), { name: "crm calls", day: new Date(fixture.clock.now).toISOString().slice(0, 10) });
const health = () => createHealthCheck(testDeps({ store: fixture.store() }), () => fixture.clock.now)();

describe("the daily CRM calls", { timeout: 20_000 }, () => {
  test("are not used up by leads without contact details, which wait for the next day and do not count as failing", async () => {
    fixture.serve(2, settings);
    await captureMany(18);
    await fixture.pass(hour);
    expect([fixture.board().items().length, await used()]).toEqual([14, 14]);
    expect((await health()).queue).toMatchObject({ heldBack: 4, dead: 0, oldestSeconds: 0 });
    expect(await oldestUndelivered(fixture.store())).toBeGreaterThan(fixture.clock.now);
    const rows = await fixture.store().db.selectFrom("job").selectAll().where("settled", "=", 0).execute();
    expect(new Set(rows.map(({ state, tries, last_error }) => [state, tries, last_error].join()))).toEqual(
      new Set(["ready,0,"]),
    );
    expect(fixture.subjects()).toEqual([]);

    // Other servers continue the same count, and a lead with contact details still gets through.
    fixture.serve(2, settings);
    const [another] = await captureMany(1);
    const reachable = await fixture.capture({ ...cold, userEmail: email });
    await fixture.pass(5 * minute);
    expect(
      fixture
        .board()
        .items()
        .map(({ columns }) => JSON.stringify(columns))
        .join(),
    ).toContain(reachable);
    expect([fixture.board().items().length, (await health()).queue?.heldBack]).toEqual([15, 5]);

    // A lead that leaves contact details is delivered at once.
    await fixture.capture({ ...cold, valuationId: another ?? "", userPhone: "(614) 555-0142" });
    await fixture.deliver();
    expect([fixture.board().items().length, (await health()).queue?.heldBack]).toEqual([16, 4]);

    // Midnight in UTC.
    await fixture.pass(72 * hour);
    expect([fixture.board().items().length, (await health()).queue?.heldBack]).toEqual([20, 0]);
    expect(fixture.subjects().filter((subject) => subject.startsWith("monday.com"))).toEqual([]);
  });

  test("are counted one by one: look-ups, refused columns and failed requests too", async () => {
    fixture.serve(1, { MONDAY_COLUMNS: '{"email":"not_on_the_board"}' });
    fixture.board().behave({ mode: "failsAfter", times: 2 });
    await fixture.capture({ ...cold, userEmail: email });
    await fixture.pass(10 * minute);
    fixture.board().behave({ mode: "rateLimited", times: 3 });
    await fixture.requestReport(await fixture.capture({ ...cold, userPhone: "(614) 555-0142" }));
    await fixture.pass(20 * minute);
    const { requests } = fixture.board();
    expect(fixture.server().lines.join()).toContain("not_on_the_board");
    expect(requests.length).toBeGreaterThan(9);
    expect(await used()).toBe(requests.length);
  });

  test("do not keep a deletion waiting", async () => {
    fixture.serve(1, settings);
    const [first] = await captureMany(14);
    await fixture.deliver();
    expect(await used()).toBe(14);
    await deletePerson(fixture.store(), { id: first ?? "" }, { now: fixture.clock.now });
    await fixture.deliver();
    expect(fixture.board().items()).toHaveLength(13);
  });

  test("hold back a lead whose delivery failed before, until it leaves contact details", async () => {
    fixture.serve(1, settings);
    fixture.board().behave({ mode: "fails", times: 1 });
    const [id = ""] = await captureMany(1);
    await fixture.deliver();
    await captureMany(13);
    await fixture.deliver();
    await fixture.pass(minute);
    expect(await findJob(fixture.store(), jobKinds.crmLead, id)).toMatchObject({ settled: 0, tries: 1 });
    await fixture.capture({ ...cold, valuationId: id, userEmail: email });
    await fixture.deliver();
    expect(fixture.board().items()).toHaveLength(14);
  });
});
