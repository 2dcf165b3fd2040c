import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { archDrawing } from "#content/industry-drawings.ts";
import { workOf } from "./arch.tsx";
import { arcAround, dentalArch, type Tooth, toothWidths } from "./dental-arch.ts";

const teeth = dentalArch();
const tooth = (number: number): Tooth => {
  const found = teeth.find((candidate) => candidate.number === number);
  if (!found) throw new Error(`no tooth ${number}`);
  return found;
};

describe("tooth numbers", () => {
  test.each([
    { number: 1, jaw: "upper", position: 8, side: "right" },
    { number: 8, jaw: "upper", position: 1, side: "right" },
    { number: 9, jaw: "upper", position: 1, side: "left" },
    { number: 14, jaw: "upper", position: 6, side: "left" },
    { number: 16, jaw: "upper", position: 8, side: "left" },
    { number: 17, jaw: "lower", position: 8, side: "left" },
    { number: 19, jaw: "lower", position: 6, side: "left" },
    { number: 24, jaw: "lower", position: 1, side: "left" },
    { number: 25, jaw: "lower", position: 1, side: "right" },
    { number: 32, jaw: "lower", position: 8, side: "right" },
  ])("$number is $jaw $side $position", ({ number, ...facts }) => {
    expect(tooth(number)).toMatchObject(facts);
  });

  it("go from 1 to 32", () => {
    expect(teeth.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  });
});

describe("positions", () => {
  it("are symmetric, with the patient's right on the chart's left", () => {
    for (const { number, x, y, turn } of teeth.slice(0, 8)) {
      const other = tooth(17 - number);
      expect([other.x, other.y, other.turn]).toEqual([-x, y, -turn]);
      expect(x).toBeLessThan(0);
    }
  });

  it("have the upper jaw above the lower one, third molars closest to each other", () => {
    for (const { jaw, y } of teeth) expect(Math.sign(y)).toBe(jaw === "upper" ? -1 : 1);
    expect(Math.abs(tooth(1).y)).toBeLessThan(Math.abs(tooth(2).y));
  });

  it("let adjacent teeth touch: where one tooth's width ends, the next one's begins", () => {
    const side = ({ x, y, turn, jaw, position, side: half }: Tooth, toward: 1 | -1) => {
      const angle = (turn * Math.PI) / 180;
      const reach = (toward * (half === "left" ? 1 : -1) * (toothWidths[jaw][position - 1] ?? 0)) / 2;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
    };
    for (const [one, other] of [9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 24].map((n) => {
      const pair = [tooth(n), tooth(n + (n < 16 ? 1 : -1))];
      return pair as [Tooth, Tooth];
    })) {
      const [distal, mesial] = [side(one, 1), side(other, -1)];
      // The arch bends between them, so the chords are up to a fifth of a millimeter apart.
      expect(Math.hypot(distal[0] - mesial[0], distal[1] - mesial[1])).toBeLessThan(0.2);
    }
  });

  it("point outward from the mouth", () => {
    for (const { x, y, outward } of teeth) {
      expect(Math.hypot(...outward)).toBeCloseTo(1, 1);
      expect(x * outward[0] + y * outward[1]).toBeGreaterThan(0);
    }
  });
});

test("every tooth has a shape in the file", () => {
  const file = readFileSync(new URL("./teeth.svg", import.meta.url), "utf8");
  for (const { jaw, position } of teeth) expect(file).toContain(`id="${jaw}-${position}"`);
  expect(file.match(/ id="/g)).toHaveLength(16);
});

test("every tooth represents one kind of work, and each kind is in the legend", () => {
  const counts = Map.groupBy(teeth, workOf);
  expect(archDrawing.work.map(({ mark }) => [mark, counts.get(mark)?.length])).toEqual([
    ["solid", 14],
    ["tint", 8],
    ["open", 6],
    ["dashed", 4],
  ]);
});

describe("the arc around the upper arch", () => {
  const ends = (path: string) =>
    path
      .slice(1)
      .split("L")
      .map((pair) => pair.split(" ").map(Number));
  const length = (path: string) =>
    ends(path).reduce((sum, point, index, all) => {
      const last = all[index - 1] ?? point;
      return sum + Math.hypot((point[0] ?? 0) - (last[0] ?? 0), (point[1] ?? 0) - (last[1] ?? 0));
    }, 0);

  it("is divided by share", () => {
    const parts = arcAround(9, [0.5, 0.25, 0.25]).map(length);
    const total = parts.reduce((sum, part) => sum + part, 0);
    expect((parts[0] ?? 0) / total).toBeCloseTo(0.5, 1);
    expect((parts[1] ?? 0) / total).toBeCloseTo(0.25, 1);
  });

  it("runs from the patient's right to the left, outside every tooth", () => {
    const [whole = ""] = arcAround(9, [1]);
    const points = ends(whole);
    expect(points[0]?.[0]).toBeLessThan(tooth(1).x);
    expect(points.at(-1)?.[0]).toBeGreaterThan(tooth(16).x);
    expect(Math.min(...points.map(([, y]) => y ?? 0))).toBeLessThan(tooth(8).y - 8);
  });

  it("has shares that add up to one", () => {
    expect(archDrawing.payers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
