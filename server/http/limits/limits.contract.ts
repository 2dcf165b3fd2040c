import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#server/http/app-error.ts";
import { type Allowance, type Limit, type Limiter, newcomerHits } from "./limits.ts";

type Clock = () => number;

/** What every limiter must do, wherever it keeps its counts: two servers that share them, each asked in turn. */
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

  /** Undefined where it was allowed. */
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
    const limit: Limit = { name: "mails", most: 3, windowMs: 10_000 };
    const isAllowed = async (key?: string, of = limit) => (await refusalOf(next().count(of, key))) === undefined;
    const use = async (times: number, key = "a") => {
      for (let time = 0; time < times; time++) await isAllowed(key);
    };

    test("allows so many for each key, and for all together where none is given", async () => {
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

    test("the window starts with the first and is not made longer by those refused", async () => {
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

    test("refuses in its own words, which do not hold the key", async () => {
      const worded = { ...limit, code: "tooManyMessages" } as const;
      for (let time = 0; time < 3; time++) await next().count(worded, "198.51.100.1");
      const refusal = await refusalOf(next().count(worded, "198.51.100.1"));
      expect(refusal?.code).toBe("tooManyMessages");
      expect(refusal?.message).not.toContain("198.51");
    });

    test("counts those who come together one by one", async () => {
      const many = { ...limit, most: 12 };
      const comings = Array.from({ length: 30 }, (_, index) => next().count(many, index < 25 ? "a" : "b"));
      const passed = (await Promise.allSettled(comings)).flatMap(({ status }, index) =>
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

    test("one who is over his own limit uses up nothing of his network, nor of what all may do", async () => {
      await send(times(500, () => home(0)));
      expect(await send(times(20, home))).toBeGreaterThanOrEqual(8);
      expect(await comes("203.0.113.1")).toBe("allowed");
    });

    test("when few networks have used up what all may do, those who have hardly come still get through", async () => {
      const crowd = times(200, (index) => `2001:db8:${index % 4}:${index}::/64`);
      expect(await send(crowd)).toBe(40);
      expect(await comes("2001:db8:1:1::/64")).toMatch(/^limit messages(, in all)? reached$/);
      const newcomer = "203.0.113.9";
      for (let time = 0; time < newcomerHits; time++) expect(await comes(newcomer)).toBe("allowed");
      expect(await comes(newcomer)).toBe("limit messages, in all reached");
    });

    test("what is kept for newcomers has an end too", async () => {
      await send(times(200, (index) => `2001:db8:${index % 4}:${index}::/64`));
      expect(await send(times(50, (index) => `203.0.${index}.1`))).toBe(20);
      expect(await comes("192.0.2.1")).toBe("limit messages, newcomers reached");
    });

    test("a day has limits of its own, for a network and for all", async () => {
      const daily = { ...allowance, perDay: { network: 8, inAll: 20 } };
      const oneWindow = async (visitors: readonly string[]) => {
        now += 10_000;
        return send(visitors, daily);
      };
      expect(await oneWindow(times(5, () => "198.51.100.7"))).toBe(5);
      expect(await oneWindow(times(4, () => "198.51.100.8"))).toBe(3);
      expect(await comes("198.51.100.9", daily)).toBe("limit messages a day reached");
      expect(await oneWindow(times(30, (index) => `203.${index}.1.1`))).toBe(12 + 10);
      expect(await comes("192.0.2.1", daily)).toBe("limit messages a day, newcomers reached");
      now += 24 * 60 * 60_000;
      expect(await comes("198.51.100.7", daily)).toBe("allowed");
    });
  });
}
