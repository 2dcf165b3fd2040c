import { describe, expect, test, vi } from "vitest";
import { limiterContract } from "#server/http/limits/limiter.contract.ts";
import type { Store } from "#server/store/open.ts";
import { createStoreLimiter } from "./store-limiter.ts";

const t0 = 1_900_000_000_000;

/** What limits must do on both engines, with two handles on one database. */
export function storeLimiterContract(stores: () => readonly [Store, Store]): void {
  describe("a limiter in the store", () => {
    limiterContract((now) => [createStoreLimiter(stores()[0], now), createStoreLimiter(stores()[1], now)]);

    const limit = { name: "leads", max: 2, windowMs: 1_000 };
    const rows = () => stores()[0].db.selectFrom("rate_limit").select(["key", "hits"]).orderBy("key").execute();

    test("writes nothing for visitors it has already refused", async () => {
      const limiter = createStoreLimiter(stores()[0], () => t0);
      for (const _ of [1, 2]) await limiter.count(limit, "a");
      for (const _ of [3, 4, 5]) await expect(limiter.count(limit, "a")).rejects.toThrow();
      expect(await rows()).toEqual([{ key: "leads a", hits: 3 }]);
    });

    test("counts a request even if the removal of expired windows fails", async () => {
      let at = t0;
      const limiter = createStoreLimiter(stores()[0], () => at);
      vi.spyOn(stores()[0].db, "deleteFrom").mockImplementation(() => {
        throw new Error("deadlock detected");
      });
      at += 60_000;
      await limiter.count(limit, "a");
      expect(await rows()).toEqual([{ key: "leads a", hits: 1 }]);
    });

    test("stores a visitor's address no longer than a window, and a network for a day", async () => {
      const allowance = { name: "leads", windowMs: 1_000, visitor: 2, inAll: 9, perDay: { network: 5, inAll: 9 } };
      let at = t0;
      const limiter = createStoreLimiter(stores()[0], () => at);
      await limiter.countVisitor(allowance, "198.51.100.7");
      expect((await rows()).map(({ key }) => key)).toEqual([
        "leads 198.51.100.0/24",
        "leads 198.51.100.7",
        "leads a day 198.51.100.0/24",
        "leads a day, in all",
        "leads, in all",
      ]);
      at += 60_000;
      await limiter.count(limit, "b");
      expect((await rows()).map(({ key }) => key)).toEqual([
        "leads a day 198.51.100.0/24",
        "leads a day, in all",
        "leads b",
      ]);
    });
  });
}
