import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isFromCal, isFromCalendly } from "./signatures.ts";

const body = Buffer.from('{"event":"invitee.created"}');
const now = 1_795_000_000_000;
const seconds = now / 1_000;
const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

describe("Calendly's signature", () => {
  const signed = (at: number, secret = "first-secret") => `t=${at},v1=${hmac(secret, `${at}.${body}`)}`;
  const check = (signature: string | undefined, secrets = ["first-secret"]) =>
    isFromCalendly({ body, signature }, secrets, { now });

  test.each([
    ["now", signed(seconds), true],
    ["five minutes old", signed(seconds - 300), true],
    ["older than that", signed(seconds - 301), false],
    ["five minutes ahead", signed(seconds + 300), true],
    ["further ahead", signed(seconds + 301), false],
    ["with another secret", signed(seconds, "other-secret"), false],
    ["with another time than it was signed with", signed(seconds).replace(/t=\d+/, `t=${seconds - 1}`), false],
    ["none", undefined, false],
    ["empty", "", false],
    ["cut short", signed(seconds).slice(0, -1), false],
    ["of another version", signed(seconds).replace("v1=", "v0="), false],
  ])("%s: %s → %s", (_, signature, isValid) => {
    expect(check(signature)).toBe(isValid);
  });

  test("is valid with either of two secrets", () => {
    const both = ["new-secret", "first-secret"];
    expect([check(signed(seconds), both), check(signed(seconds, "new-secret"), both)]).toEqual([true, true]);
  });
});

describe("Cal.com's signature", () => {
  const right = hmac("first-secret", String(body));
  test.each([
    ["right", right, true],
    ["of another secret", hmac("other-secret", String(body)), false],
    ["of another body", hmac("first-secret", `${body} `), false],
    ["of a webhook without a secret", "no-secret-provided", false],
    ["none", undefined, false],
    ["cut short", right.slice(0, -2), false],
  ])("%s: %s → %s", (_, signature, isValid) => {
    expect(isFromCal({ body, signature }, ["first-secret"])).toBe(isValid);
    expect(isFromCal({ body, signature }, ["new-secret", "first-secret"])).toBe(isValid);
  });
});
