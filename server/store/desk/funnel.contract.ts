import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { addDeliveryHours, deliveryHours } from "./delivery-hours.ts";
import { addToFunnel, countsBy, countsByDay, type DayCount, markedSteps, markStep } from "./funnel.ts";

const one = (change: Partial<DayCount> = {}): DayCount => ({
  day: "2026-11-16",
  step: "visit",
  page: "home",
  source: "search",
  industry: "",
  count: 1,
  ...change,
});
const week = { from: "2026-11-16", to: "2026-11-22" };
const hourMs = 3_600_000;
const hour = (at: number, change = {}) => ({
  hour: at * hourMs,
  kind: "crm-lead",
  arrived: 1,
  failed: 0,
  total_ms: 700,
  slowest_ms: 700,
  ...change,
});

/** What the counts must do on both engines, with two handles on one database. */
export function funnelContract(stores: () => readonly [Store, Store]): void {
  describe("the funnel's counts", () => {
    const store = () => stores()[0];
    beforeEach(async () => {
      for (const table of ["funnel_count", "funnel_mark", "delivery_hour"] as const)
        await store().db.deleteFrom(table).execute();
    });

    test("of several servers add up, also when they write at once", async () => {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          addToFunnel(stores()[index % 2 === 0 ? 0 : 1].db, [
            one(),
            one({ page: "about", count: 3 }),
            one(),
            one({ day: "2026-11-17", step: "result", industry: "dental" }),
          ]),
        ),
      );
      expect(await countsByDay(store(), week)).toEqual([
        { day: "2026-11-16", step: "visit", count: 50 },
        { day: "2026-11-17", step: "result", count: 10 },
      ]);
      await addToFunnel(store().db, []);
    });

    test("can be read by page, source and industry for a span of days", async () => {
      await addToFunnel(store().db, [
        one({ day: "2026-11-15", count: 100 }),
        one({ count: 4 }),
        one({ source: "direct", count: 2 }),
        one({ day: "2026-11-22", step: "result", page: "dental", industry: "dental" }),
        one({ day: "2026-11-23", count: 100 }),
      ]);
      const read = async (cut: Parameters<typeof countsBy>[1]) =>
        (await countsBy(store(), cut, week)).map(({ name, step, count }) => `${name} ${step} ${count}`).toSorted();
      expect(await read("page")).toEqual(["dental result 1", "home visit 6"]);
      expect(await read("source")).toEqual(["direct visit 2", "search result 1", "search visit 4"]);
      expect(await read("industry")).toEqual([" visit 6", "dental result 1"]);
    });

    test("mark a step of a lead once, and lose the mark with the lead but not the count", async () => {
      const lead = sampleLead({ id: "marked" });
      await store().db.insertInto("lead").values(lead).execute();
      const mark = (from: Store) => markStep(from.db, { valuationId: lead.id, step: "report", now: 5 });
      expect((await Promise.all(stores().map(mark))).filter(Boolean)).toHaveLength(1);
      expect(await mark(store())).toBe(false);
      expect(await markStep(store().db, { valuationId: "nobody", step: "report", now: 5 })).toBe(false);
      expect(await markedSteps(store(), [lead.id, "nobody"], "report")).toEqual(new Map([[lead.id, 5]]));
      expect(await markedSteps(store(), [], "report")).toEqual(new Map());
      await addToFunnel(store().db, [one({ step: "report" })]);
      await store().db.deleteFrom("lead").where("id", "=", lead.id).execute();
      expect(await markedSteps(store(), [lead.id], "report")).toEqual(new Map());
      expect(await countsByDay(store(), week)).toEqual([{ day: "2026-11-16", step: "report", count: 1 }]);
    });
  });

  describe("the deliveries per hour", () => {
    test("add up, keep the slowest, and are dropped after a week", async () => {
      const [first, second] = stores();
      await addDeliveryHours(first, [hour(1), hour(400), hour(400, { failed: 2, slowest_ms: 900 })]);
      await addDeliveryHours(second, [hour(400, { kind: "mail-link", slowest_ms: 10 }), hour(400, { slowest_ms: 50 })]);
      await addDeliveryHours(second, []);
      expect(await deliveryHours(first, 0)).toEqual([
        hour(400, { arrived: 3, failed: 2, total_ms: 2_100, slowest_ms: 900 }),
        hour(400, { kind: "mail-link", slowest_ms: 10 }),
      ]);
      expect(await deliveryHours(first, 401 * hourMs)).toEqual([]);
    });
  });
}
