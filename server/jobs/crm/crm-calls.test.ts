import { describe, expect, test } from "vitest";
import { sparseCapture } from "#domain/leads/lead.fixture.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { createHealthCheck } from "#server/ops/health.ts";
import { deletePerson } from "#server/services/delete-person.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { oldestUndelivered } from "#server/store/jobs/queue-depth.ts";
import { usedOfDay } from "#server/store/limits/daily-use.ts";
import { firmBench } from "#tests/support/firm-bench.ts";

const bench = firmBench();
const minute = 60_000;
const hour = 60 * minute;
/** Of 20 calls a day 6 are kept for leads with contact details. */
const settings = { MONDAY_DAILY_CALLS: "20" };
const email = "owner@northgate.example";
const cold = { financialInputs: sparseCapture.financialInputs };
const captureMany = (count: number) => Promise.all(Array.from({ length: count }, () => bench.capture(cold)));
const used = () =>
  usedOfDay(bench.store(), { name: "crm calls", day: new Date(bench.clock.now).toISOString().slice(0, 10) });
const health = () => createHealthCheck(testDeps({ store: bench.store() }), () => bench.clock.now)();

describe("the board's calls of a day", { timeout: 20_000 }, () => {
  test("are not used up by leads without contact details, which wait for the next day and are not in trouble", async () => {
    bench.serve(2, settings);
    await captureMany(18);
    await bench.pass(hour);
    expect([bench.board().items().length, await used()]).toEqual([14, 14]);
    expect((await health()).queue).toMatchObject({ heldBack: 4, dead: 0, oldestSeconds: 0 });
    expect(await oldestUndelivered(bench.store())).toBeGreaterThan(bench.clock.now);
    const rows = await bench.store().db.selectFrom("job").selectAll().where("settled", "=", 0).execute();
    expect(new Set(rows.map(({ state, tries, last_error }) => [state, tries, last_error].join()))).toEqual(
      new Set(["ready,0,"]),
    );
    expect(bench.subjects()).toEqual([]);

    // Other servers in their place go on with the count, and a lead with contact details still gets through.
    bench.serve(2, settings);
    const [another] = await captureMany(1);
    const reachable = await bench.capture({ ...cold, userEmail: email });
    await bench.pass(5 * minute);
    expect(
      bench
        .board()
        .items()
        .map(({ columns }) => JSON.stringify(columns))
        .join(),
    ).toContain(reachable);
    expect([bench.board().items().length, (await health()).queue?.heldBack]).toEqual([15, 5]);

    // One that leaves its details comes at once.
    await bench.capture({ ...cold, valuationId: another ?? "", userPhone: "(614) 555-0142" });
    await bench.deliver();
    expect([bench.board().items().length, (await health()).queue?.heldBack]).toEqual([16, 4]);

    // Midnight in UTC.
    await bench.pass(72 * hour);
    expect([bench.board().items().length, (await health()).queue?.heldBack]).toEqual([20, 0]);
    expect(bench.subjects().filter((subject) => subject.startsWith("monday.com"))).toEqual([]);
  });

  test("are counted one by one: look-ups, refused columns and failed requests too", async () => {
    bench.serve(1, { MONDAY_COLUMNS: '{"email":"not_on_the_board"}' });
    bench.board().behave({ mode: "failsAfter", times: 2 });
    await bench.capture({ ...cold, userEmail: email });
    await bench.pass(10 * minute);
    bench.board().behave({ mode: "rateLimited", times: 3 });
    await bench.requestReport(await bench.capture({ ...cold, userPhone: "(614) 555-0142" }));
    await bench.pass(20 * minute);
    const { requests } = bench.board();
    expect(bench.server().lines.join()).toContain("not_on_the_board");
    expect(requests.length).toBeGreaterThan(9);
    expect(await used()).toBe(requests.length);
  });

  test("do not keep a deletion waiting", async () => {
    bench.serve(1, settings);
    const [first] = await captureMany(14);
    await bench.deliver();
    expect(await used()).toBe(14);
    await deletePerson(bench.store(), { id: first ?? "" }, { now: bench.clock.now });
    await bench.deliver();
    expect(bench.board().items()).toHaveLength(13);
  });

  test("hold back a lead whose delivery failed before, until its details come", async () => {
    bench.serve(1, settings);
    bench.board().behave({ mode: "fails", times: 1 });
    const [id = ""] = await captureMany(1);
    await bench.deliver();
    await captureMany(13);
    await bench.deliver();
    await bench.pass(minute);
    expect(await findJob(bench.store(), jobKinds.crmLead, id)).toMatchObject({ settled: 0, tries: 1 });
    await bench.capture({ ...cold, valuationId: id, userEmail: email });
    await bench.deliver();
    expect(bench.board().items()).toHaveLength(14);
  });
});
