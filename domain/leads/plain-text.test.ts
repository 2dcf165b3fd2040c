import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { cutAtWord, cutTo, oneLine, plainText } from "./plain-text.ts";

const anything = anyText(200);

describe("oneLine", () => {
  it.each([
    ["  North\n\tgate \u0000 Dental ", "North gate Dental"],
    ["manu\u00adfac\u200bturing", "manufacturing"],
    ["evil\u202etxt.exe", "eviltxt.exe"],
    ["half \ud83d", "half \ufffd"],
    ["no\ufffe char\uffffacter\u{1ffff}\ufdd0", "no character"],
    ["", ""],
  ])("turns %j into %j", (text, kept) => {
    expect(oneLine(text)).toBe(kept);
  });

  it("leaves no control or format character, and is idempotent", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(oneLine(line)).toBe(line);
      }),
    );
  });
});

describe("plainText", () => {
  it("keeps lines, and one empty line between them", () => {
    expect(plainText("\r\n one \t \r\ntwo\u0007\n\n\n\nthree\u202e\n")).toBe("one\ntwo\n\nthree");
  });

  it("handles long runs of spaces quickly", () => {
    const started = performance.now();
    plainText(`a${" ".repeat(200_000)}b`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("leaves no control or format character except the line break", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(plainText(text).replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});

describe("cutAtWord", () => {
  it.each([
    ["one two", 7, "one two"],
    ["one two three", 8, "one two…"],
    ["one two three", 7, "one…"],
    ["one two three", 9, "one two…"],
    ["endless", 4, "end…"],
    ["a\nb c", 4, "a\nb…"],
  ])("cuts %j at %d", (text, most, kept) => {
    expect(cutAtWord(text, most)).toBe(kept);
  });

  it("is never longer than asked and never splits a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."aé漢😀 "), maxLength: 60 }),
        fc.integer({ min: 2, max: 40 }),
        (text, most) => {
          const kept = cutAtWord(text, most);
          expect(kept.length).toBeLessThanOrEqual(most);
          expect(kept.isWellFormed()).toBe(true);
          if (text.length <= most) expect(kept).toBe(text);
        },
      ),
    );
  });
});

it("cuts to a length, never through a character", () => {
  expect(cutTo("abc", 3)).toBe("abc");
  expect(cutTo("abcd", 3)).toBe("abc");
  expect(cutTo("ab😀", 3)).toBe("ab");
  expect(cutTo("ab😀", 4)).toBe("ab😀");
});
