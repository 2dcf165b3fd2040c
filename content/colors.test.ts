import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colors, paletteOf } from "./colors.ts";
import { contrastFaults } from "./contrast-pairs.ts";
import { site } from "./site.ts";

it("the firm's colors are legible wherever they are used for text", () => {
  expect(contrastFaults(colors)).toEqual([]);
});

describe("what is derived from the firm's colors", () => {
  const design = { paper: "#f5f4eb", ink: "#12201a", primary: "#0e3a2e", accent: "#b38538", error: "#8a2a20" };

  it("matches the design if they are the design's", () => {
    const [derived, source] = [paletteOf(design), readFileSync("content/colors.ts", "utf8")];
    for (const [name, hex] of Object.entries(derived)) {
      expect([name, source.match(new RegExp(`^ +"?${name}"?: "(#\\w+)"`, "m"))?.[1]]).toEqual([name, hex]);
    }
  });

  it.each([
    ["navy and copper", { ...design, paper: "#ffffff", ink: "#101828", primary: "#1b2a5c", accent: "#b4602d" }],
    ["gray", { ...design, paper: "#f6f6f6", ink: "#1a1a1a", primary: "#333333", accent: "#777777" }],
    ["violet", { ...design, primary: "#3b1578", accent: "#f59e0b" }],
  ])("is legible in %s, and contains the chosen colors unchanged", (_name, chosen) => {
    const palette = paletteOf(chosen);
    expect(contrastFaults(palette)).toEqual([]);
    expect([palette.paper, palette.ink]).toEqual([chosen.paper, chosen.ink]);
    expect([palette["pine-800"], palette["brass-500"]]).toEqual([chosen.primary, chosen.accent]);
    for (const hex of Object.values(palette)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("is refused with the pair's name if text would be hard to read", () => {
    expect(contrastFaults(paletteOf({ ...site.colors, primary: "#7fb3ff" }))).toContainEqual(
      expect.stringMatching(
        /^text in on-pine \(#\w+\) on pine-800 \(#7fb3ff\) has a contrast of \d\.\d\d and needs 4\.5$/,
      ),
    );
  });
});

it("no other source states a color", () => {
  const sources = globSync(["app/**/*.{css,ts,tsx}", "server/**/*.ts", "tooling/{social,vite}/**/*.ts"], {
    exclude: ["**/*.test.*", "app/design/component-sheet/**"],
  });
  expect(sources.length).toBeGreaterThan(500);
  const stated = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/["':\s(]#[0-9a-fA-F]{6}\b/g)].map(([hex]) => `${file}${hex}`),
  );
  expect(stated).toEqual([]);
});
