import { expect, it } from "vitest";
import { isEmail, longestEmail } from "./email.ts";

it.each([
  "a@b.co",
  "owner.name+valuation@mail.northgate-dental.example",
  "o'brien@firm.com",
  "smith&sons@firm.com",
  "jürgen@müller.de",
  "info@firm.xn--p1ai",
])("accepts %s", (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  "",
  "a",
  "a@b",
  "@b.co",
  "a@",
  "a@@b.co",
  "a b@c.co",
  "a@b..co",
  "a.@b.co",
  ".a@b.co",
  "a..b@c.co",
  "a@-b.co",
  "a@b-.co",
  "a@b.c",
  "a@10.0.0.1",
  "a@b.co,c@d.co",
  "a@b.co\nBcc: c@d.co",
  "Owner <a@b.co>",
  '"a b"@c.co',
  `${"a".repeat(longestEmail)}@b.co`,
])("refuses %j", (text) => {
  expect(isEmail(text)).toBe(false);
});

it("ends at 254 characters", () => {
  const of = (length: number) => `${"a".repeat(length - "@b.co".length)}@b.co`;
  expect(isEmail(of(longestEmail))).toBe(true);
  expect(isEmail(of(longestEmail + 1))).toBe(false);
});
