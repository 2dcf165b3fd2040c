import { describe, expect, test } from "vitest";
import { maxMemberName, memberName } from "./member-name.ts";

describe("memberName", () => {
  test.each([
    ["  Olga   Ray ", "Olga Ray"],
    ["Zoë O’Neill-Łukasz, Jr.", "Zoë O’Neill-Łukasz, Jr."],
    ["x".repeat(maxMemberName), "x".repeat(maxMemberName)],
  ])("keeps %j", (typed, name) => {
    expect(memberName(typed)).toBe(name);
  });

  test.each([
    ["nothing", " "],
    ["too much", "x".repeat(maxMemberName + 1)],
    ["a line break", "Olga\r\nBcc: all@example.com"],
    ["a line separator", "Olga\u2028Ray"],
    ["a control character", "Olga\u0000Ray"],
    ["text turned around", "Olga \u202Eyar"],
    ["a link", "Olga https://evil.example"],
    ["a link without its protocol", "Olga WWW.evil.example"],
  ])("refuses %s", (_what, typed) => {
    expect(memberName(typed)).toBeUndefined();
  });
});
