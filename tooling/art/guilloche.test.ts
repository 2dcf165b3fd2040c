import { describe, expect, test } from "vitest";
import { type Ring, ringPath, turns } from "./guilloche.ts";

const ring: Ring = { radius: 87, swing: 11, lobes: 12, copies: 12, spread: 1, detail: 8 };

/** The points of a path of relative curves. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  const commands = [...path.matchAll(/([Mcs])([^Mcsz]*)/g)].map(([, command = "", rest = ""]) => ({
    command,
    values: [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number),
  }));
  let [x, y] = [0, 0];
  return commands.map(({ command, values }) => {
    expect(values).toHaveLength({ M: 2, c: 6, s: 4 }[command] ?? 0);
    const [dx = 0, dy = 0] = values.slice(-2);
    [x, y] = [x + dx, y + dy];
    return [x, y] as const;
  });
}

describe("a ring", () => {
  test("ends exactly where it began", () => {
    for (const lobes of [4, 9, 12, 48]) {
      const points = pointsOf(ringPath({ ...ring, lobes }));
      const [first, last] = [points[0], points.at(-1)];
      expect(points).toHaveLength(lobes * ring.detail + 1);
      expect(last?.[0]).toBeCloseTo(first?.[0] ?? Number.NaN, 6);
      expect(last?.[1]).toBeCloseTo(first?.[1] ?? Number.NaN, 6);
      expect(ringPath({ ...ring, lobes })).toMatch(/z$/);
    }
  });

  test("oscillates between its two radii, once per lobe", () => {
    const reaches = pointsOf(ringPath(ring)).map(([x, y]) => Math.hypot(x, y));
    expect(Math.max(...reaches)).toBeCloseTo(98, 0);
    expect(Math.min(...reaches)).toBeCloseTo(76, 0);
    const crests = reaches.slice(1).filter((reach) => reach > 97.5);
    expect(crests).toHaveLength(ring.lobes);
  });

  test("is rounded to a tenth", () => {
    expect(ringPath(ring)).not.toMatch(/\.\d{2}|NaN|e-/);
  });
});

describe("the copies of a ring", () => {
  test("are evenly spaced on both sides of the first one", () => {
    const angles = turns(ring);
    expect(angles).toHaveLength(ring.copies);
    expect(angles.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(0, 6);
    expect(new Set(angles.slice(1).map((angle, index) => (angle - (angles[index] ?? 0)).toFixed(2)))).toEqual(
      new Set(["2.50"]),
    );
  });

  test("fill the space between two lobes, or leave it open", () => {
    expect(turns(ring).at(-1)).toBeLessThan(360 / ring.lobes / 2);
    expect(turns({ ...ring, spread: 0.5 }).at(-1)).toBeCloseTo((turns(ring).at(-1) ?? 0) / 2, 1);
  });
});
