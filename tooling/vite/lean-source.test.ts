import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { leanSource } from "./lean-source.ts";

const lean = (code: string, leftOut?: Parameters<typeof leanSource>[2]) => leanSource(code, parseAst(code), leftOut);

describe("words for developers", () => {
  test.each([
    ["an assertion keeps its condition", 'invariant(a > b, "long words");', 'invariant(a > b, "");'],
    ["a template goes as a whole", "invariant(a, `no words here`);", 'invariant(a, "");'],
    ["an error keeps its place", 'throw new Error("long words");', 'throw new Error("");'],
    ["an error without new too", "throw Error(`words`);", 'throw Error("");'],
    ["what is computed stays", "throw new Error(message);", "throw new Error(message);"],
    ["a warning goes", 'warning(cond(a), "long words"); next();', "void 0; next();"],
    ["other calls keep theirs", 'say("words"); new Map("x");', 'say("words"); new Map("x");'],
  ])("%s", (_, code, expected) => {
    expect(lean(code).code).toBe(expected);
  });
});

describe("functions", () => {
  const code = 'function a(x) { return String(x); }\nfunction b() { function c() { invariant(1, "w"); } return c; }';

  test("that are never called throw", () => {
    const { code: out } = lean(code, { uncalled: ["a"] });
    expect(() => new Function(`${out}; a(1)`)()).toThrow("left out");
  });

  test("that have nothing to do do nothing, inner ones too", () => {
    const { code: out } = lean(code, { idle: ["c"] });
    expect(new Function(`${out}; return b()()`)()).toBeUndefined();
    expect(out).not.toContain("invariant");
  });

  test("that need less get another body", () => {
    const { code: out } = lean(code, { instead: { a: "{ return x + 1; }" } });
    expect(new Function(`${out}; return a(1)`)()).toBe(2);
  });

  test("that are gone are named", () => {
    expect(lean(code, { uncalled: ["a", "gone"], idle: ["lost"] }).unknown).toEqual(["gone", "lost"]);
  });
});
