import { expect, test } from "vitest";
import { type Cost, compared, costTable, isWithin } from "./compare.ts";

const cost = (big: number, named = true): Cost => ({ name: "capture", small: 2, big, named });

test.each([
  [cost(3), true],
  [cost(3.001), false],
  [cost(1), true],
  [cost(40, false), true],
])("%o is within the limit: %s", (given, within) => {
  expect(isWithin(given, 1.5)).toBe(within);
});

test("each is done as often on both, in turn, and whoever goes first changes", async () => {
  const order: string[] = [];
  const side = (name: string, times: readonly number[]) => {
    let count = 0;
    return async () => {
      order.push(name);
      return times[count++] ?? Number.NaN;
    };
  };
  const took = await compared({ small: side("s", [1, 90, 2]), big: side("b", [5, 4, 80]) }, 3);
  expect(order.join("")).toBe("sbbssb");
  expect(took).toEqual({ small: 2, big: 5 });
});

test("the table says what is above the limit, and judges only what is named", () => {
  const table = costTable(
    [cost(2.5), { ...cost(8), name: "page" }, { ...cost(9, false), name: "start" }],
    { small: 1_000, big: 1_000_000 },
    1.5,
  );
  const lines = table.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  expect(lines).toEqual([
    "at 1,000 at 1,000,000 ratio",
    "capture 2.000 ms 2.500 ms 1.25 within 1.5",
    "page 2.000 ms 8.000 ms 4.00 ABOVE 1.5",
    "start 2.000 ms 9.000 ms 4.50",
    "",
  ]);
});
