import { expect, test } from "vitest";
import { isDeadAddress, mayMail, suppressionReasons } from "./suppression.ts";

test.each([
  ["series", false, false, false],
  ["automatic", false, true, false],
  ["asked", true, true, false],
  ["owed", true, true, true],
] as const)(
  "mail that is %s goes out after a bounce: %s, after a stop: %s, after a complaint: %s",
  (cause, ...expected) => {
    expect(suppressionReasons.map((reason) => mayMail(cause, reason))).toEqual(expected);
    expect(mayMail(cause, undefined)).toBe(true);
  },
);

test.each([
  ["5.1.1", true, "no such mailbox"],
  ["5.1.2", true, "no such host"],
  ["5.1.3", true, "not an address"],
  ["5.1.6", true, "moved"],
  ["5.1.10", true, "takes no mail at all"],
  ["5.2.1", true, "mailbox closed"],
  ["5.1.0", false, "may be the sender"],
  ["5.1.7", false, "the sender's address"],
  ["5.1.8", false, "the sender's host"],
  ["5.2.2", false, "full"],
  ["5.4.4", false, "route"],
  ["5.6.0", false, "the message"],
  ["5.7.1", false, "policy"],
  ["4.1.1", false, "for now"],
  ["", false, "no code"],
])("%s closes the address: %s (%s)", (code, isDead) => {
  expect(isDeadAddress(code)).toBe(isDead);
});
