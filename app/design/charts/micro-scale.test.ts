import { describe, expect, test } from "vitest";
import { columnHeights, columns, heightScale, micro, series, smoothLine, steppedLine } from "./micro-scale.ts";

describe("heights", () => {
  test("are proportional, with the largest filling the chart", () => {
    expect(columnHeights([26, 13, 0])).toEqual([52, 26, 0]);
  });

  test("are never negative and never divide by zero", () => {
    expect(columnHeights([4, -4])).toEqual([52, 0]);
    expect(columnHeights([0, 0])).toEqual([0, 0]);
  });
});

test("columns share the width evenly", () => {
  const all = columns(8);
  expect(all).toHaveLength(8);
  expect(all.every(({ width }) => width === 17)).toBe(true);
  const last = all.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(micro.width);
});

describe("a line", () => {
  const y = heightScale([90, 110]);

  test("rises with the value and stays inside the chart", () => {
    expect(y(110)).toBe(micro.top);
    expect(y(100)).toBeLessThan(y(95));
    expect(y(500)).toBe(micro.top);
    expect(y(0)).toBeLessThan(micro.height);
  });

  test("passes through every value from edge to edge", () => {
    const points = series([90, 100, 110], y);
    expect(points.map(([x]) => x)).toEqual([0, 80, 160]);
    const path = smoothLine(points);
    for (const point of points) expect(path).toContain(point.join(" "));
    expect(path.match(/C/g)).toHaveLength(2);
  });
});

test("a stepped line holds each value for a column", () => {
  expect(steppedLine([10, 20])).toBe("M0 46H80V36H160");
});
