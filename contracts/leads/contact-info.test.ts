import { describe, expect, it } from "vitest";
import { checkContactInfo, readRememberedContact } from "./contact-info.ts";

const email = "owner@northgate.example";
const phone = "(212) 555-0142";
const savedAt = "2025-11-03T10:05:00.000Z";

describe("checkContactInfo", () => {
  it.each([
    [
      { email, phone },
      { email, phone },
    ],
    [{ email: `  ${email} `, phone: " " }, { email }],
    [{ email }, { email }],
  ])("%j is %j", (typed, contact) => {
    expect(checkContactInfo(typed)).toEqual({ ok: true, contact });
  });

  it.each([
    [{ email: "", phone: "" }, { email: "Please enter your e-mail address." }],
    [{ email: "owner", phone }, { email: "Please enter a full e-mail address, such as name@company.com." }],
    [
      { email, phone: "212-555-0142 cell" },
      { phone: "Please enter only the phone number, without words. An extension such as “ext. 4” is fine." },
    ],
    [{ email, phone: "12" }, { phone: "Please enter a phone number with 7 to 20 digits." }],
    [
      { phone: "12" },
      { email: "Please enter your e-mail address.", phone: "Please enter a phone number with 7 to 20 digits." },
    ],
  ])("%j needs correction: %j", (typed, errors) => {
    expect(checkContactInfo(typed)).toEqual({ ok: false, errors });
  });
});

describe("readRememberedContact", () => {
  it.each([
    { email, phone, savedAt },
    { email, savedAt },
  ])("reads %j", (kept) => {
    expect(readRememberedContact(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    "",
    "{",
    "null",
    JSON.stringify({ email }),
    JSON.stringify({ email: "owner", savedAt }),
    JSON.stringify({ email, phone: "x", savedAt }),
  ])("refuses %j", (kept) => {
    expect(readRememberedContact(kept)).toBeUndefined();
  });
});
