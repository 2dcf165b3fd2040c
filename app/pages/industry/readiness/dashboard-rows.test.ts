import { describe, expect, it } from "vitest";
import { middleRows, tileGrid, wideRows } from "./dashboard-rows.ts";

describe("rows of tiles", () => {
  it.each([
    [4, [4], [2, 2]],
    [5, [5], [3, 2]],
    [6, [3, 3], [3, 3]],
    [7, [4, 3], [3, 2, 2]],
    [8, [4, 4], [2, 2, 2, 2]],
    [9, [3, 3, 3], [3, 3, 3]],
    [10, [5, 5], [2, 2, 2, 2, 2]],
    [11, [4, 4, 3], [3, 3, 3, 2]],
    [12, [4, 4, 4], [3, 3, 3, 3]],
  ])("%i tiles form rows of %j, and %j on a tablet", (count, wide, middle) => {
    expect(wideRows(count)).toEqual(wide);
    expect(middleRows(count)).toEqual(middle);
  });

  it.each([
    [[5, 5], 5, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    [[4, 3], 12, [3, 3, 3, 3, 4, 4, 4]],
    [[3, 2], 6, [2, 2, 2, 3, 3]],
  ])("divides rows of %j into %i columns", (rows, columns, spans) => {
    expect(tileGrid(rows)).toEqual({ columns, spans });
  });
});
