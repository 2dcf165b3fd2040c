import fc from "fast-check";
import { expect, it } from "vitest";
import { isEmail, mailboxOf, maxEmailLength } from "./email.ts";

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
  `${"a".repeat(maxEmailLength)}@b.co`,
])("refuses %j", (text) => {
  expect(isEmail(text)).toBe(false);
});

it("accepts at most 254 characters", () => {
  const of = (length: number) => `${"a".repeat(length - "@b.co".length)}@b.co`;
  expect(isEmail(of(maxEmailLength))).toBe(true);
  expect(isEmail(of(maxEmailLength + 1))).toBe(false);
});

it.each([
  ["owner@firm.example", "owner@firm.example"],
  ["Owner@FIRM.example", "owner@firm.example"],
  ["owner+1@firm.example", "owner@firm.example"],
  ["owner+1+2@firm.example", "owner@firm.example"],
  ["+1@firm.example", "+1@firm.example"],
  ["first.last@proton.me", "firstlast@proton.me"],
  ["First.Last+x@gmail.com", "firstlast@gmail.com"],
  ["f.i.r.s.t.last@googlemail.com", "firstlast@gmail.com"],
  ["owner@münchen.example", "owner@xn--mnchen-3ya.example"],
  ["owner@XN--mnchen-3ya.example", "owner@xn--mnchen-3ya.example"],
  ["\uff4fwner@firm.example", "owner@firm.example"],
])("%s belongs to the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it("the mailbox of a mailbox is itself", () => {
  const email = fc.tuple(fc.string({ minLength: 1 }), fc.domain()).map(([name, host]) => `${name}@${host}`);
  fc.assert(fc.property(email.filter(isEmail), (typed) => mailboxOf(mailboxOf(typed)) === mailboxOf(typed)));
});
