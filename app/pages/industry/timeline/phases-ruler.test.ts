import { describe, expect, test } from "vitest";
import { phaseRuler } from "./phases-ruler.ts";

describe("the phases' ruler", () => {
  test.each([
    {
      phases: [
        [1, 2],
        [3, 6],
        [7, 10],
      ] as const,
      spans: [
        [0, 20],
        [20, 60],
        [60, 100],
      ],
    },
    {
      phases: [
        [1, 2],
        [3, 6],
        [7, 12],
      ] as const,
      spans: [
        [0, 16.67],
        [16.67, 50],
        [50, 100],
      ],
    },
    {
      phases: [
        [1, 1],
        [3, 4],
        [5, 5],
      ] as const,
      spans: [
        [0, 20],
        [40, 80],
        [80, 100],
      ],
    },
  ])("draws $phases to scale", ({ phases, spans }) => {
    const ruler = phaseRuler(phases, false);
    expect(ruler.spans.map(({ from, to }) => [from, to])).toEqual(spans);
    expect(ruler.drawn).toBe(100);
  });

  test("keeps the scale and leaves room for what follows", () => {
    const ruler = phaseRuler(
      [
        [1, 2],
        [3, 6],
        [7, 10],
      ],
      true,
    );
    expect(ruler.spans.map(({ from, to }) => [from, to])).toEqual([
      [0, 17.6],
      [17.6, 52.8],
      [52.8, 88],
    ]);
    expect(ruler.fans).toHaveLength(4);
    expect(ruler.fans.at(-1)).toMatch(/^M88 0.* 100 0Z$/);
  });

  test("connects each part of the ruler with its column, without gaps between the columns", () => {
    const { fans } = phaseRuler(
      [
        [1, 2],
        [3, 6],
        [7, 10],
      ],
      false,
    );
    expect(fans).toEqual([
      "M0 0C0 55 0 45 0 100H33.33C33.33 45 20 55 20 0Z",
      "M20 0C20 55 33.33 45 33.33 100H66.67C66.67 45 60 55 60 0Z",
      "M60 0C60 55 66.67 45 66.67 100H100C100 45 100 55 100 0Z",
    ]);
  });
});
