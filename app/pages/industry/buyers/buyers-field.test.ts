import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buyerField, circles, fieldShape, halves, stageCount } from "./buyers-field.ts";

describe("stageCount", () => {
  it.each([
    ["12–15", { always: 12, sometimes: 3 }],
    ["12-15", { always: 12, sometimes: 3 }],
    ["3.5", { always: 3, sometimes: 1 }],
    ["54", { always: 54, sometimes: 0 }],
    ["9+", { always: 9, sometimes: 0 }],
    ["few", { always: 0, sometimes: 0 }],
    ["", { always: 0, sometimes: 0 }],
  ])("reads %s", (value, reach) => expect(stageCount(value)).toEqual(reach));
});

describe("fieldShape", () => {
  it.each([
    [95, 19, 5],
    [120, 20, 6],
    [140, 20, 7],
    [160, 20, 8],
    [180, 20, 9],
    [210, 21, 10],
  ])("sets %i dots in %i columns and %i rows", (count, columns, rows) => {
    expect(fieldShape(count)).toEqual({ columns, rows });
  });
});

const kinds = ({ pool, interested, interestedAtTimes, bidding, biddingAtTimes }: ReturnType<typeof buyerField>) => ({
  pool,
  interested,
  interestedAtTimes,
  bidding,
  biddingAtTimes,
});

describe("buyerField", () => {
  it("marks as many as the figures say", () => {
    const field = kinds(buyerField(180, "12–15", "3.5"));
    expect(Object.entries(field).map(([kind, { length }]) => [kind, length])).toEqual([
      ["pool", 165],
      ["interested", 8],
      ["interestedAtTimes", 3],
      ["bidding", 3],
      ["biddingAtTimes", 1],
    ]);
  });

  it("marks none without figures", () => {
    expect(buyerField(95, "", "").pool).toHaveLength(95);
  });

  it("gives every buyer a separate place within the sheet, whatever the count", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 240 }),
        fc.integer({ max: 300 }),
        fc.nat(60),
        (count, interested, bids) => {
          const field = buyerField(count, String(interested), String(bids));
          const points = Object.values(kinds(field)).flat();
          expect(new Set(points.map(String)).size).toBe(count);
          expect(points).toHaveLength(count);
          expect(points.every(([x, y]) => x > 0 && x < field.width && y > 0 && y < field.height)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("paths", () => {
  const points = [
    [12, 12],
    [36, 12],
    [12, 36],
  ] as const;
  it("draws one outline per point, each relative to the previous one", () => {
    expect(circles(points, 5)).toBe("M7 12a5 5 0 1 1 0 .01zm24 0a5 5 0 1 1 0 .01zm-24 24a5 5 0 1 1 0 .01z");
    expect(halves(points.slice(0, 1), 5)).toBe("M12 7a5 5 0 0 0 0 10z");
  });
});
