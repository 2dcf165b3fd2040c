import { expect, test } from "vitest";
import { arch } from "./arch/arch.tsx";
import { captionSides } from "./caption-sides.ts";

const at = (x: number, y: number) => ({ x, y });

test.each([
  { what: "one on each side", anchors: [at(10, 50), at(90, 50)], rows: ["left 1", "right 1"] },
  { what: "by height, not by number", anchors: [at(10, 90), at(20, 10)], rows: ["left 2", "left 1"] },
  {
    what: "a single one half way down",
    anchors: [at(1, 1), at(2, 2), at(3, 3), at(90, 5)],
    rows: ["left 1", "left 2", "left 3", "right 2"],
  },
  {
    what: "two beside three, at both ends",
    anchors: [at(1, 1), at(2, 2), at(3, 3), at(90, 9), at(90, 5)],
    rows: ["left 1", "left 2", "left 3", "right 3", "right 1"],
  },
  { what: "the middle counts as left", anchors: [at(50, 1), at(51, 1)], rows: ["left 1", "right 1"] },
])("$what", ({ anchors, rows }) => {
  expect(captionSides(anchors).map(({ side, row }) => `${side} ${row}`)).toEqual(rows);
});

test.each([3, 4, 5])("%i captions around the arch never share a cell", (count) => {
  const cells = captionSides(arch.captionAnchors.slice(0, count)).map(({ side, row }) => `${side} ${row}`);
  expect(new Set(cells).size).toBe(count);
});
