import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const drawing = readFileSync(new URL("../../app/design/art/engraved/seal.svg", import.meta.url), "utf8");

const curves = [...drawing.matchAll(/<path id="(?<id>\w+)" d="(?<d>[^"]+)"/g)].map(({ groups }) => groups ?? {});
const turnsOf = (id: string | undefined) =>
  [...drawing.matchAll(new RegExp(`<use href="#${id}" transform="rotate\\((\\d+)\\)"`, "g"))].map(([, turn]) =>
    Number(turn),
  );

/** The points of a path of moves and relative curves. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  const points: [number, number][] = [];
  for (const [, kind, text = ""] of d.matchAll(/([Mc])([^Mc]*)/g)) {
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    let [x, y] = points.at(-1) ?? [0, 0];
    if (kind === "M") points.push([numbers[0] ?? 0, numbers[1] ?? 0]);
    else
      for (let index = 4; index < numbers.length; index += 6) {
        x += numbers[index] ?? 0;
        y += numbers[index + 1] ?? 0;
        points.push([x, y]);
      }
  }
  return points;
}

it("is four rings of equal sectors", () => {
  expect(curves).toHaveLength(4);
  for (const { id } of curves) {
    const turns = turnsOf(id);
    expect(turns.length).toBeGreaterThanOrEqual(9);
    expect(turns).toEqual(turns.map((_, index) => (360 / turns.length) * index));
  }
});

// Browsers paint by tile and skip what does not touch it: a curve around the whole seal would touch nearly all tiles.
it.each(curves)("keeps the curves of ring $id within their sector", ({ id, d = "" }) => {
  const sector = 360 / turnsOf(id).length;
  const angles = pointsOf(d).map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI);
  expect(Math.min(...angles)).toBeGreaterThan(-sector / 2);
  expect(Math.max(...angles)).toBeLessThan(sector * 1.5);
});

it.each(curves)("joins the sectors of ring $id: each curve ends where one of the next begins", ({ id, d = "" }) => {
  const turn = (2 * Math.PI) / turnsOf(id).length;
  const strands = d.split(/(?=M)/).map(pointsOf);
  for (const strand of strands) {
    const [x = 0, y = 0] = strand.at(-1) ?? [];
    const back = [x * Math.cos(-turn) - y * Math.sin(-turn), x * Math.sin(-turn) + y * Math.cos(-turn)] as const;
    const gaps = strands.map(([begin = [0, 0]]) => Math.hypot(begin[0] - back[0], begin[1] - back[1]));
    // Of a drawing 400 wide, rounded to tenths.
    expect(Math.min(...gaps)).toBeLessThan(0.2);
  }
});
