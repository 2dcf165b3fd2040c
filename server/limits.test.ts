import { beforeEach, describe, expect, test } from "vitest";
import { type Limit, type Limiter, memoryLimiter } from "./limits.ts";
import { Refusal } from "./refusal.ts";

const limit: Limit = { name: "reads", most: 3, windowMs: 10_000 };

let now: number;
let limiter: Limiter;
beforeEach(() => {
  now = 1_000_000;
  limiter = memoryLimiter(() => now);
});

const isAllowed = (key = "a", counted = limit) =>
  limiter.count(counted, key).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: "tooMany" });
      return false;
    },
  );

async function use(times: number, key = "a") {
  for (let time = 0; time < times; time++) await isAllowed(key);
}

describe("memoryLimiter", () => {
  test("a second limit is not used up by those who are over the first", async () => {
    const all: Limit = { name: "reads, in all", most: 4, windowMs: 10_000 };
    const said = [];
    for (const key of ["a", "a", "a", "a", "a", "b", "b"])
      said.push(await limiter.count(limit, key, [all, ""]).then(() => "", String));
    const [own, ofAll] = ["Refusal: limit reads reached", "Refusal: limit reads, in all reached"];
    expect(said).toEqual(["", "", "", own, own, "", ofAll]);
  });

  test("allows as many as the limit says, and not one more", async () => {
    const allowed = [];
    for (let time = 0; time < 5; time++) allowed.push(await isAllowed());
    expect(allowed).toEqual([true, true, true, false, false]);
  });

  test("counts each key and each limit apart", async () => {
    await use(4);
    expect(await isAllowed("b")).toBe(true);
    expect(await isAllowed("a", { ...limit, name: "analyses" })).toBe(true);
    expect(await isAllowed()).toBe(false);
  });

  test.each([
    [9_999, false],
    [10_000, true],
  ])("%i ms after the first, another is allowed: %s", async (passed, allowed) => {
    await use(3);
    now += passed;
    expect(await isAllowed()).toBe(allowed);
  });

  test("the window starts with the first and is not made longer by those refused", async () => {
    await use(1);
    now += 9_000;
    await use(10);
    now += 1_000;
    expect(await isAllowed()).toBe(true);
  });

  test.each([
    [0, 10],
    [1, 10],
    [9_001, 1],
    [9_999, 1],
  ])("%i ms into the window it says to come back in %i s", async (passed, seconds) => {
    await use(3);
    now += passed;
    const refusal = await limiter.count(limit, "a").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: "tooMany", message: "limit reads reached", retryAfterSeconds: seconds });
  });

  test("the reason does not hold the key, which may be a visitor's address", async () => {
    await use(3, "198.51.100.1");
    const refusal = await limiter.count(limit, "198.51.100.1").catch(String);
    expect(refusal).toContain("limit reads reached");
    expect(refusal).not.toContain("198.51");
  });

  describe("with 50,000 keys it makes room", () => {
    const fill = async (count: number, prefix: string) => {
      for (let key = 0; key < count; key++) await limiter.count(limit, `${prefix}${key}`);
    };

    test("by dropping those whose window is over, and no other", async () => {
      await fill(49_998, "old");
      now += 5_000;
      await use(3, "young");
      await use(3, "other");
      now += 5_000;
      await use(1, "new");
      expect(await isAllowed("young")).toBe(false);
      expect(await isAllowed("other")).toBe(false);
    });

    test("by dropping the oldest when all are open", async () => {
      await use(3, "oldest");
      await use(3, "second");
      await fill(49_998, "key");
      expect(await isAllowed("oldest")).toBe(false);
      await use(1, "new");
      expect(await isAllowed("second")).toBe(false);
      expect(await isAllowed("oldest")).toBe(true);
    });

    test("at a cost that a flood of newcomers cannot raise", async () => {
      const time = async (work: () => Promise<void>) => {
        // This thread's own time: other tests run beside it.
        const before = process.threadCpuUsage();
        await work();
        return process.threadCpuUsage(before).user;
      };
      const filling = await time(() => fill(50_000, "key"));
      // With a look through all of them for each, these would take twenty times as long as the first.
      expect(await time(() => fill(5_000, "newcomer"))).toBeLessThan(4 * filling);
    });
  });
});
