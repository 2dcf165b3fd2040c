import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#server/http/app-error.ts";
import { type Allowance, type Limit, type Limiter, reserveHits } from "./limiter.ts";

type Clock = () => number;

/** What every limiter must do, wherever its counts are stored: two servers that share them, used in turn. */
export function limiterContract(open: (now: Clock) => readonly [Limiter, Limiter]): void {
  const t0 = 1_900_000_000_000;
  let now = t0;
  let turn = 0;
  let servers: readonly [Limiter, Limiter];
  beforeEach(() => {
    now = t0;
    servers = open(() => now);
  });
  const next = () => servers[turn++ % 2 === 0 ? 0 : 1];

  /** Undefined if it was allowed. */
  async function refusalOf(counting: Promise<void>): Promise<AppError | undefined> {
    return counting.then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      },
    );
  }

  describe("a limit", () => {
    const limit: Limit = { name: "mails", max: 3, windowMs: 10_000 };
    const isAllowed = async (key?: string, of = limit) => (await refusalOf(next().count(of, key))) === undefined;
    const use = async (times: number, key = "a") => {
      for (let time = 0; time < times; time++) await isAllowed(key);
    };

    test("allows this many per key, and in all if no key is given", async () => {
      for (const key of ["a", "b", undefined]) {
        const allowed = [];
        for (let time = 0; time < 5; time++) allowed.push(await isAllowed(key));
        expect(allowed).toEqual([true, true, true, false, false]);
      }
      expect(await isAllowed("a", { ...limit, name: "letters" })).toBe(true);
    });

    test.each([
      [9_999, false],
      [10_000, true],
    ])("%i ms after the first, another is allowed: %s", async (passed, allowed) => {
      await use(3);
      now += passed;
      expect(await isAllowed("a")).toBe(allowed);
    });

    test("has a window that starts with the first hit and is not extended by refused ones", async () => {
      await use(1);
      now += 9_000;
      await use(10);
      now += 1_000;
      expect(await isAllowed("a")).toBe(true);
    });

    test.each([
      [0, 10],
      [1, 10],
      [9_001, 1],
      [9_999, 1],
    ])("%i ms into the window it says to come back in %i s", async (passed, seconds) => {
      await use(3);
      now += passed;
      expect(await refusalOf(next().count(limit, "a"))).toMatchObject({
        code: "tooMany",
        message: "limit mails reached",
        retryAfterSeconds: seconds,
      });
    });

    test("refuses with its own error, which does not contain the key", async () => {
      const worded = { ...limit, code: "tooManyMessages" } as const;
      for (let time = 0; time < 3; time++) await next().count(worded, "198.51.100.1");
      const refusal = await refusalOf(next().count(worded, "198.51.100.1"));
      expect(refusal?.code).toBe("tooManyMessages");
      expect(refusal?.message).not.toContain("198.51");
    });

    test("counts concurrent hits one by one", async () => {
      const many = { ...limit, max: 12 };
      const hitsOfNetwork = Array.from({ length: 30 }, (_, index) => next().count(many, index < 25 ? "a" : "b"));
      const passed = (await Promise.allSettled(hitsOfNetwork)).flatMap(({ status }, index) =>
        status === "fulfilled" ? [index] : [],
      );
      expect(passed.filter((index) => index < 25)).toHaveLength(12);
      expect(passed.filter((index) => index >= 25)).toHaveLength(5);
    });
  });

  describe("an allowance", () => {
    const allowance: Allowance = { name: "messages", windowMs: 10_000, visitor: 5, inAll: 40 };
    const comes = async (visitor: string, of: Allowance = allowance) =>
      (await refusalOf(next().countVisitor(of, visitor)))?.message ?? "allowed";
    const send = async (visitors: readonly string[], of = allowance) => {
      const said: string[] = [];
      for (const visitor of visitors) said.push(await comes(visitor, of));
      return said.filter((each) => each === "allowed").length;
    };
    const times = (count: number, visitor: (index: number) => string) =>
      Array.from({ length: count }, (_, n) => visitor(n));
    const home = (index: number) => `2001:db8:1:${index.toString(16)}::/64`;
    const site = (index: number) => `2001:db8:1:${(index * 256).toString(16)}::/64`;
    const wide = { ...allowance, inAll: 10_000 };

    test.each([
      ["one IPv4 address", () => "198.51.100.7", 5],
      ["one IPv6 /64", () => "2001:db8:1:2::/64", 5],
      ["the /64s of one /56", home, 15],
      ["the /56s of one /48", site, 30],
      ["the addresses of one IPv4 /24", (index: number) => `198.51.100.${index}`, 30],
      ["IPv6 networks side by side", (index: number) => `2001:db8:${index.toString(16)}::/64`, 60],
      ["IPv4 networks side by side", (index: number) => `198.51.${index}.7`, 60],
      ["an unknown address", () => "unknown", 5],
    ])("%s: how many of 60 pass", async (_name, visitor, allowed) => {
      expect(await send(times(60, visitor), wide)).toBe(allowed);
    });

    test("a visitor above the limit does not use up the allowance of the network or of all", async () => {
      await send(times(500, () => home(0)));
      expect(await send(times(20, home))).toBeGreaterThanOrEqual(8);
      expect(await comes("203.0.113.1")).toBe("allowed");
    });

    test("when few networks have used up what all may do, networks with few requests still get through", async () => {
      const crowd = times(200, (index) => `2001:db8:${index % 4}:${index}::/64`);
      expect(await send(crowd)).toBe(40);
      expect(await comes("2001:db8:1:1::/64")).toMatch(/^limit messages(, in all)? reached$/);
      const newNetwork = "203.0.113.9";
      for (let time = 0; time < reserveHits; time++) expect(await comes(newNetwork)).toBe("allowed");
      expect(await comes(newNetwork)).toBe("limit messages, in all reached");
    });

    test("the reserve for new networks is limited too", async () => {
      await send(times(200, (index) => `2001:db8:${index % 4}:${index}::/64`));
      expect(await send(times(50, (index) => `203.0.${index}.1`))).toBe(20);
      expect(await comes("192.0.2.1")).toBe("limit messages, reserve reached");
    });

    test("a day has separate limits, for a network and for all", async () => {
      const daily = { ...allowance, perDay: { network: 8, inAll: 20 } };
      const oneWindow = async (visitors: readonly string[]) => {
        now += 10_000;
        return send(visitors, daily);
      };
      expect(await oneWindow(times(5, () => "198.51.100.7"))).toBe(5);
      expect(await oneWindow(times(4, () => "198.51.100.8"))).toBe(3);
      expect(await comes("198.51.100.9", daily)).toBe("limit messages a day reached");
      expect(await oneWindow(times(30, (index) => `203.${index}.1.1`))).toBe(12 + 10);
      expect(await comes("192.0.2.1", daily)).toBe("limit messages a day, reserve reached");
      now += 24 * 60 * 60_000;
      expect(await comes("198.51.100.7", daily)).toBe("allowed");
    });
  });
}
