import { describe, expect, test } from "vitest";
import type { Store } from "./open.ts";
import { storeLimiter } from "./rate-limits.ts";

const t0 = 1_900_000_000_000;

/** What limits must do on both engines, over two handles on one database. */
export function limitContract(stores: () => readonly [Store, Store]): void {
  describe("a limit", () => {
    const limit = { name: "leads", most: 2, windowMs: 1_000 };

    test("holds across instances, for each key, until its window ends", async () => {
      let at = t0;
      const [here, there] = [storeLimiter(stores()[0], () => at), storeLimiter(stores()[1], () => at)];
      await here.count(limit, "1.2.3.4");
      await there.count(limit, "1.2.3.4");
      at += 400;
      await expect(here.count(limit, "1.2.3.4")).rejects.toMatchObject({ code: "tooMany", retryAfterSeconds: 1 });
      await expect(there.count(limit, "1.2.3.4")).rejects.toMatchObject({ code: "tooMany" });
      await here.count(limit, "5.6.7.8");
      at = t0 + limit.windowMs;
      await here.count(limit, "1.2.3.4");
    });

    test("writes nothing for those it has refused already", async () => {
      const limiter = storeLimiter(stores()[0], () => t0);
      for (const _ of [1, 2]) await limiter.count(limit, "a");
      for (const _ of [3, 4, 5]) await expect(limiter.count(limit, "a")).rejects.toThrow();
      expect(await stores()[0].db.selectFrom("rate_limit").select("hits").execute()).toEqual([{ hits: 3 }]);
    });

    test("counts those who come together one by one", async () => {
      const limiters = [storeLimiter(stores()[0], () => t0), storeLimiter(stores()[1], () => t0)];
      const many = { ...limit, most: 12 };
      const results = await Promise.allSettled(
        Array.from({ length: 30 }, (_, index) => limiters[index % 2]?.count(many, index < 25 ? "a" : "b")),
      );
      const passed = results.flatMap(({ status }, index) => (status === "fulfilled" ? [index] : []));
      expect(passed.filter((index) => index < 25)).toHaveLength(12);
      expect(passed.filter((index) => index >= 25)).toHaveLength(5);
    });

    test("for all is not used up by one who is over his own", async () => {
      const limiter = storeLimiter(stores()[0], () => t0);
      const all = { name: "leads, in all", most: 4, windowMs: 1_000 };
      const count = (key: string) => limiter.count(limit, key, [all, ""]);
      for (const _ of [1, 2]) await count("a");
      for (const _ of [3, 4, 5, 6]) await expect(count("a")).rejects.toMatchObject({ message: "limit leads reached" });
      await count("b");
      await expect(count("c")).rejects.toMatchObject({ message: "limit leads, in all reached" });
      expect(await stores()[0].db.selectFrom("rate_limit").select(["key", "hits"]).orderBy("key").execute()).toEqual([
        { key: "leads a", hits: 3 },
        { key: "leads b", hits: 1 },
        { key: "leads c", hits: 1 },
        { key: "leads, in all ", hits: 5 },
      ]);
    });

    test("leaves no rows behind once windows are over", async () => {
      let at = t0;
      const limiter = storeLimiter(stores()[0], () => at);
      await limiter.count(limit, "a");
      at += 60_000;
      await limiter.count(limit, "b");
      expect(await stores()[0].db.selectFrom("rate_limit").select("key").execute()).toEqual([{ key: "leads b" }]);
    });
  });
}
