import { expect, test } from "vitest";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";

function fixture() {
  const runWithinLimit = createConcurrencyLimiter({
    name: "readings at once",
    visitor: 2,
    inAll: 20,
    retryAfterSeconds: 2,
  });
  const { promise: held, resolve: release, reject: fail } = Promise.withResolvers<string>();
  held.catch(() => undefined);
  const begun = { count: 0 };
  const begin = (visitor: string) =>
    runWithinLimit(visitor, () => {
      begun.count += 1;
      return held;
    });
  return { begun, begin, release, fail };
}

const refusal = { code: "tooMany", message: "limit readings at once reached", retryAfterSeconds: 2 };

test.each([
  ["one visitor", () => "198.51.100.7", 2],
  ["the /64s of one /56", (index: number) => `2001:db8:1:${index}::/64`, 6],
  ["the /56s of one /48", (index: number) => `2001:db8:1:${index}00::/64`, 12],
  ["the addresses of one IPv4 /24", (index: number) => `198.51.100.${index}`, 12],
  ["all together", (index: number) => `198.51.${index}.7`, 20],
])("%s, of 30: %#", async (_name, visitor, max) => {
  const { begin, begun, release } = fixture();
  const results = Promise.allSettled(Array.from({ length: 30 }, (_, index) => begin(visitor(index))));
  expect(begun.count).toBe(max);
  release("a page");
  const refused = (await results).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(30 - max);
  expect(refused[0]).toMatchObject({ reason: refusal });
});

test.each(["well", "badly"])("a slot is free again when the work has ended %s", async (how) => {
  const { begin, release, fail } = fixture();
  const running = Promise.allSettled([begin("198.51.100.7"), begin("198.51.100.7")]);
  await expect(begin("198.51.100.7")).rejects.toMatchObject(refusal);
  if (how === "well") release("a page");
  else fail(new Error("gone"));
  await running;
  const results = await Promise.allSettled([begin("198.51.100.7"), begin("198.51.100.7")]);
  expect(results.map(({ status }) => status)).toEqual(Array(2).fill(how === "well" ? "fulfilled" : "rejected"));
  await expect(begin("198.51.100.7").catch(String)).resolves.not.toContain("limit");
});
