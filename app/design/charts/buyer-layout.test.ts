import { describe, expect, test } from "vitest";
import { placeBuyers, rings } from "./buyer-layout.ts";

const sectors = [{ count: 18 }, { count: 27 }, { count: 9 }];
const placed = placeBuyers(sectors, -150);
const points = placed.flatMap((part) => part.points);

describe("the map of buyers", () => {
  test("gives each sector its share of the circle", () => {
    expect(placed.map(({ from, to }) => to - from)).toEqual([120, 180, 60]);
    expect(placed[0]?.from).toBe(-150);
    expect(placed.at(-1)?.to).toBe(210);
  });

  test("has one mark per buyer", () => {
    expect(placed.map((part) => part.points.length)).toEqual([18, 27, 9]);
  });

  test("keeps the marks inside their sector and inside the edge", () => {
    for (const { from, to, points: own } of placed) {
      for (const [x, y] of own) {
        const degrees = (Math.atan2(y, x) * 180) / Math.PI;
        const turned = from + ((((degrees - from) % 360) + 360) % 360);
        expect(turned).toBeLessThan(to);
        expect(Math.hypot(x, y)).toBeLessThan(rings[2] - 4);
      }
    }
  });

  test("goes outward as the fit gets weaker", () => {
    for (const { points: own } of placed) {
      const reaches = own.map(([x, y]) => Math.hypot(x, y));
      expect(reaches).toEqual(reaches.toSorted((a, b) => a - b));
    }
  });

  test("lets no two marks touch", () => {
    const gaps = points.flatMap(([x, y], index) => points.slice(index + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
    expect(Math.min(...gaps)).toBeGreaterThan(16);
  });
});
