import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { seedOf } from "#app/design/art/seed.ts";
import { people } from "#content/people.ts";
import { assignFamilies, compose, families } from "./portrait-families.ts";
import { medallionSvg, smallRingSvg, tileSvg } from "./portrait-svg.ts";

const names = people.map(({ name }) => name);
const strangers = Array.from({ length: 60 }, (_, index) => `Person ${index}`);

describe("families", () => {
  test("are assigned so that adjacent people differ, however long the list", () => {
    const dealt = assignFamilies(strangers);
    for (const [index, family] of dealt.entries()) expect(family).not.toBe(dealt[index + 1]);
  });

  test("are all used once before any repeats", () => {
    const dealt = assignFamilies(strangers.slice(0, 2 * families.length));
    for (const half of [dealt.slice(0, families.length), dealt.slice(families.length)]) {
      expect([...half].sort()).toEqual([...families].sort());
    }
  });

  test("depend on the name, not the position in the list", () => {
    expect(assignFamilies(["Jonas Thiele"])).toEqual(assignFamilies(["Jonas Thiele", "Anita Nair"]).slice(0, 1));
    expect(new Set(strangers.map((name) => assignFamilies([name])[0])).size).toBe(families.length);
  });
});

describe.each(families)("%s", (family) => {
  const draw = (name: string) => tileSvg(compose(family, name));

  test("draws the same name the same way", () => {
    expect(draw("Daniel Mercer")).toBe(draw("Daniel Mercer"));
  });

  test("draws different names differently", () => {
    expect(new Set(strangers.map(draw)).size).toBeGreaterThan(8);
  });

  test("stays a small file that takes its colors from the page", () => {
    for (const name of names) {
      const svg = draw(name);
      expect(svg).toContain('<g id="portrait"');
      expect(svg).not.toMatch(/NaN|undefined|<text/);
      expect(brotliCompressSync(svg).length).toBeLessThan(6_000);
      for (const [, color] of svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)) expect(color).toMatch(/^none$|^var\(--ros-/);
    }
  });
});

test("each of the firm's people has a drawing, in both forms", () => {
  const dealt = assignFamilies(names);
  const tiles = names.map((name, index) => tileSvg(compose(dealt[index] ?? "classic", name)));
  expect(new Set(tiles).size).toBe(names.length);
  expect(new Set(names.map((name) => medallionSvg(seedOf(name)))).size).toBe(names.length);
});

test("the small form is one ring and a small file", () => {
  expect(smallRingSvg(16).match(/<path /g)).toHaveLength(1);
  expect(brotliCompressSync(smallRingSvg(20)).length).toBeLessThan(1_800);
});
