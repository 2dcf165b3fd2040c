import { describe, expect, it } from "vitest";
import { countryNumber, isPhone } from "./phone.ts";

describe("isPhone", () => {
  it.each([
    ["1234567", true],
    ["123456", false],
    ["1".repeat(20), true],
    ["1".repeat(21), false],
    ["(212) 555-0142", true],
    ["+44 (0)20 7946 0958", true],
    ["212.555.0142 ext. 4", true],
    ["212-555-0142 x12", true],
    ["212-555-0142, extension 12", true],
    ["call 212 555 0142", false],
    ["2125550142<script>", false],
    ["", false],
    [`1234567${" ".repeat(40)}`, false],
  ])("of %j is %s", (typed, expected) => {
    expect(isPhone(typed)).toBe(expected);
  });
});

describe("countryNumber", () => {
  it.each([
    ["(212) 555-0142", "+12125550142", "US"],
    ["1-212-555-0142", "+12125550142", "US"],
    ["+1 212 555 0142 ext. 4", "+12125550142", "US"],
    ["(614) 555-0142 x 12", "+16145550142", "US"],
    ["(614) 555-0142 #12", "+16145550142", "US"],
    ["001 212 555 0142", "+12125550142", "US"],
    ["416-555-0142", "+14165550142", "CA"],
    ["+44 20 7946 0958", "+442079460958", "GB"],
    ["+44 (0)20 7946 0958", "+442079460958", "GB"],
    ["0044 7700 900123", "+447700900123", "GB"],
    ["+61 2 5550 1234", "+61255501234", "AU"],
  ])("reads %s as %s in %s", (typed, phone, countryShortName) => {
    expect(countryNumber(typed)).toEqual({ phone, countryShortName });
  });

  it.each([
    ["seven digits, without an area", "555-0142"],
    ["an area that starts with 1", "(112) 555-0142"],
    ["an exchange that starts with 0", "(212) 055-0142"],
    ["a number at home in Britain", "020 7946 0958"],
    ["a country the site does not address", "+49 30 901820"],
    ["a British number cut short", "+44 20 7946"],
    ["no number", "none"],
  ])("leaves open %s", (_, typed) => {
    expect(countryNumber(typed)).toBeUndefined();
  });
});
