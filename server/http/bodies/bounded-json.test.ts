import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBoundedJson, jsonBounds } from "./bounded-json.ts";

const list = (length: number) => JSON.stringify(Array(length).fill(0));
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])));
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const { depth, parts } = jsonBounds;

describe("isBoundedJson", () => {
  test.each([
    ["a list at the bound", list(parts), true],
    ["a list above it", list(parts + 1), false],
    ["keys at the bound", keys(parts), true],
    ["keys above it", keys(parts + 1), false],
    ["the same key, again and again", `{${'"a":0,'.repeat(parts)}"a":0}`, false],
    ["empty objects", `[${"{},".repeat(parts / 2)}0]`, false],
    ["levels at the bound", nested(depth), true],
    ["levels above it", nested(depth + 1), false],
    ["levels that never end", "[".repeat(100_000), false],
    ["levels side by side", `[${nested(depth - 1)},${nested(depth - 1)}]`, true],
    ["punctuation within a text", JSON.stringify(`${"[{,".repeat(1_000)}\\"${"[{,".repeat(1_000)}`), true],
    ["punctuation behind a backslash at a text's end", `["\\\\",${"0,".repeat(parts)}0]`, false],
    ["a text without an end", `"${"[".repeat(1_000)}`, true],
    ["nothing", "", true],
  ])("%s: %s", (_name, text, bounded) => {
    expect(isBoundedJson(text)).toBe(bounded);
  });

  test("counts what the parser finds, whatever the JSON", () => {
    const depthOf = (value: unknown): number =>
      typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    const partsOf = (value: unknown): number => {
      if (typeof value !== "object" || value === null) return 0;
      const inner = Object.values(value);
      return Math.max(1, inner.length) + inner.reduce((sum: number, item) => sum + partsOf(item), 0);
    };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, spaced) => {
        const text = JSON.stringify(value, null, spaced ? 2 : 0);
        const exact = { depth: depthOf(value), parts: partsOf(value) };
        expect(isBoundedJson(text, exact)).toBe(true);
        if (exact.depth > 0) {
          expect(isBoundedJson(text, { ...exact, depth: exact.depth - 1 })).toBe(false);
          expect(isBoundedJson(text, { ...exact, parts: exact.parts - 1 })).toBe(false);
        }
      }),
    );
  });
});
