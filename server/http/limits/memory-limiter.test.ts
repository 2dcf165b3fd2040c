import { beforeEach, describe, expect, test } from "vitest";
import { limiterContract } from "./limiter.contract.ts";
import type { Limit, Limiter } from "./limiter.ts";
import { createMemoryLimiter, maxKeys } from "./memory-limiter.ts";

describe("a limiter in memory", () => {
  limiterContract((now) => {
    const limiter = createMemoryLimiter(now);
    return [limiter, limiter];
  });

  describe(`with ${maxKeys} keys makes room`, () => {
    const limit: Limit = { name: "reads", max: 3, windowMs: 10_000 };
    let now: number;
    let limiter: Limiter;
    beforeEach(() => {
      now = 1_000_000;
      limiter = createMemoryLimiter(() => now);
    });
    const isAllowed = (key?: string) =>
      limiter.count(limit, key).then(
        () => true,
        () => false,
      );
    const fill = async (count: number, prefix: string) => {
      for (let key = 0; key < count; key++) await limiter.count(limit, `${prefix}${key}`);
    };
    const use = async (times: number, key?: string) => {
      for (let time = 0; time < times; time++) await limiter.count(limit, key);
    };

    test("by dropping expired windows, and no other", async () => {
      await fill(maxKeys - 2, "old");
      now += 5_000;
      await use(3, "young");
      await use(3, "other");
      now += 5_000;
      await use(1, "new");
      expect(await isAllowed("young")).toBe(false);
      expect(await isAllowed("other")).toBe(false);
    });

    test("by dropping the oldest tenth when all are open", async () => {
      const tenth = maxKeys / 10;
      await use(2, "oldest");
      await fill(tenth - 1, "old");
      await use(2, "younger");
      await fill(maxKeys - tenth - 1, "key");
      await use(1, "new");
      expect([await isAllowed("oldest"), await isAllowed("oldest")]).toEqual([true, true]);
      expect([await isAllowed("younger"), await isAllowed("younger")]).toEqual([true, false]);
    });

    test("but never by dropping shared counts", async () => {
      await use(3);
      await fill(2 * maxKeys, "key");
      expect(await isAllowed()).toBe(false);
    });

    test("at a cost that a flood of new keys cannot raise", async () => {
      const time = async (work: () => Promise<void>) => {
        // CPU time of this thread: other tests run at the same time.
        const before = process.threadCpuUsage();
        await work();
        return process.threadCpuUsage(before).user;
      };
      const filling = await time(() => fill(maxKeys, "key"));
      // With a full scan per key this would take two hundred times as long as the first round.
      expect(await time(() => fill(maxKeys, "new key"))).toBeLessThan(5 * filling);
    });
  });
});
