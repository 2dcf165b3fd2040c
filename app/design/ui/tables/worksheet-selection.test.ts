import { expect, it } from "vitest";
import { cellAfter, cellName } from "./worksheet-selection.ts";

const size = { rows: 14, columns: 4 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
const move = (from: readonly [number, number], key: string, ctrlKey = false) => {
  const to = cellAfter(press(key, ctrlKey), { row: from[0], column: from[1] }, size);
  return to && [to.row, to.column];
};

it("names cells like a spreadsheet", () => {
  expect(cellName({ row: 9, column: 2 })).toBe("C10");
});

it.each([
  ["ArrowUp", [8, 2]],
  ["ArrowDown", [10, 2]],
  ["ArrowLeft", [9, 1]],
  ["ArrowRight", [9, 3]],
  ["Home", [9, 0]],
  ["End", [9, 3]],
] as const)("%s moves from C10 to %j", (key, to) => {
  expect(move([9, 2], key)).toEqual(to);
});

it.each([
  ["ArrowUp", [0, 2]],
  ["ArrowDown", [13, 2]],
  ["ArrowLeft", [9, 0]],
  ["ArrowRight", [9, 3]],
  ["Home", [0, 0]],
  ["End", [13, 3]],
] as const)("%s with Ctrl moves from C10 to %j", (key, to) => {
  expect(move([9, 2], key, true)).toEqual(to);
});

it("stays on the sheet", () => {
  expect(move([0, 0], "ArrowUp")).toEqual([0, 0]);
  expect(move([0, 0], "ArrowLeft")).toEqual([0, 0]);
  expect(move([13, 3], "ArrowDown")).toEqual([13, 3]);
  expect(move([13, 3], "ArrowRight")).toEqual([13, 3]);
});

it("ignores all other keys", () => {
  expect(move([9, 2], "Tab")).toBeUndefined();
  expect(move([9, 2], "a")).toBeUndefined();
});
