import { describe, expect, test } from "vitest";
import { maxMemberName, memberName } from "./member-name.ts";

describe("memberName", () => {
  test.each([
    ["  Olga   Ray ", "Olga Ray"],
    ["Zoë O’Neill-Łukasz, Jr.", "Zoë O’Neill-Łukasz, Jr."],
    ["J.R. Ray, Ph.D., C.P.A.", "J.R. Ray, Ph.D., C.P.A."],
    ["Dr. Olga Ray 3rd. Partner", "Dr. Olga Ray 3rd. Partner"],
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
    ["a bare domain", "evil.com"],
    ["a bare domain between words", "Olga (evil.io) Ray"],
    ["a domain in another script", "Olga пример.рф"],
    ["a domain with a full-width period", "evil．com"],
    ["an email address", "olga@localhost"],
    ["a protocol", "mailto:olga"],
    ["the number of a computer", "10.0.0.1"],
    ["a phone number", "Olga (555) 010-4477"],
  ])("refuses %s", (_what, typed) => {
    expect(memberName(typed)).toBeUndefined();
  });
});
