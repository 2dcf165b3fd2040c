import { describe, expect, test } from "vitest";
import { weekAxis } from "./week-axis.ts";

describe("a week axis", () => {
  const { startOf, endOf } = weekAxis(24);

  test("gives each week the same width, starting at the edge", () => {
    expect([startOf(1), endOf(6)]).toEqual([0, 25]);
    expect(startOf(5)).toBe(endOf(4));
    expect(endOf(24)).toBe(100);
  });

  test("stays on the chart", () => {
    expect([startOf(0), endOf(30)]).toEqual([0, 100]);
  });
});
