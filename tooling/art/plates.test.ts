import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { plateNames } from "#app/design/art/plate.tsx";

const art = new URL("../../app/design/art/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, art), "utf8");
const files = readdirSync(new URL("plates/", art)).sort();

/** The custom properties that a background class defines in the stylesheet. */
function paintsOf(selector: ".on-paper" | ".on-pine"): readonly string[] {
  const rule = read("../styles/contexts.css").split(`${selector} {`)[1]?.split("}")[0] ?? "";
  return [...rule.matchAll(/--il-[\w-]+(?=:)/g)].map(String);
}

test("every plate file has a name and a description", () => {
  expect(files).toEqual(plateNames.map((name) => `${name}.svg`).sort());
});

test("both backgrounds define the same colors", () => {
  expect(paintsOf(".on-paper").length).toBeGreaterThan(10);
  expect(paintsOf(".on-pine")).toEqual(paintsOf(".on-paper"));
});

describe.each(files)("%s", (file) => {
  const svg = read(`plates/${file}`);

  test("is one group with the common view box", () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 320">/);
    expect(svg.match(/ id="/g)).toHaveLength(1);
    expect(svg).toContain('<g id="plate"');
  });

  // A page's stylesheet does not apply inside the file: only inherited custom properties do.
  test("takes every color from its background", () => {
    const paints = [...svg.matchAll(/ (?:fill|stroke)="(?<paint>[^"]+)"/g)].map(
      ({ groups }) => groups?.["paint"] ?? "",
    );
    const own = paints.filter((paint) => paint !== "none");
    expect(own.length).toBeGreaterThan(5);
    for (const paint of own)
      expect(paintsOf(".on-paper")).toContain(/^var\((--il-[\w-]+),#[0-9a-f]{6}\)$/.exec(paint)?.[1]);
    expect(svg).not.toMatch(/ (class|style)="|<(style|script|image|text)\b/);
  });

  test("is rounded to a tenth and stays small", () => {
    expect(svg).not.toMatch(/\d\.\d{2}/);
    expect(brotliCompressSync(svg).length).toBeLessThan(9_000);
  });
});
