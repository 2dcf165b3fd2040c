import { describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import { dailyUse, takeFromDailyAllowance } from "./daily-use.ts";

/** Part of the store's contract: a day's allowance. */
export function dailyUseContract(open: () => readonly [Store, Store]): void {
  describe("a day's allowance", () => {
    test("is given out this often and no more, with concurrent requests on two servers", async () => {
      const today = { name: "calls", day: "2026-11-16" };
      const asked = await Promise.all(
        Array.from({ length: 12 }, (_, at) => takeFromDailyAllowance(open()[at % 2 ? 0 : 1], today, 5)),
      );
      expect(asked.filter(Boolean)).toHaveLength(5);
      expect(await dailyUse(open()[0], today)).toBe(5);
    });

    test("is full again the next day, and each name has its own", async () => {
      const yesterday = { name: "mails", day: "2026-11-15" };
      expect([
        await takeFromDailyAllowance(open()[0], yesterday, 1),
        await takeFromDailyAllowance(open()[0], yesterday, 1),
      ]).toEqual([true, false]);
      const today = { name: "mails", day: "2026-11-16" };
      expect(await dailyUse(open()[0], today)).toBe(0);
      expect(await takeFromDailyAllowance(open()[0], today, 1)).toBe(true);
      expect(await takeFromDailyAllowance(open()[0], { name: "others", day: "2026-11-16" }, 1)).toBe(true);
      // The use of earlier days is not kept.
      expect(await dailyUse(open()[0], yesterday)).toBe(0);
    });

    test("without a limit is only counted, on two servers", async () => {
      const today = { name: "counted", day: "2026-11-16" };
      await Promise.all(Array.from({ length: 12 }, (_, at) => takeFromDailyAllowance(open()[at % 2 ? 0 : 1], today)));
      expect(await dailyUse(open()[1], today)).toBe(12);
    });

    test("of zero allows nothing", async () => {
      expect(await takeFromDailyAllowance(open()[0], { name: "none", day: "2026-11-16" }, 0)).toBe(false);
    });
  });
}
