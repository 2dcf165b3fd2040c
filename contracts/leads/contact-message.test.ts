import { describe, expect, it } from "vitest";
import { checkContactMessage, contactLimits, readStoredMessage, storedMessageOf } from "./contact-message.ts";

const contact = {
  messageId: "1d3f2a10-52c4-4f0e-9a55-7f1b6c2f8e01",
  kind: "contact",
  name: "Ada Owner",
  email: "ada@firm.example",
  message: "May we talk?",
  elapsedMs: 20_000,
};
const report = { ...contact, kind: "report", message: "" };
const valuationId = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const errorsOf = (sent: unknown) => {
  const checked = checkContactMessage(sent);
  return checked.ok ? {} : checked.errors;
};

describe("checkContactMessage", () => {
  it.each([
    ["a bare message", {}, {}],
    ["an untouched phone and company", { phone: "", company: " " }, { phone: undefined, company: undefined }],
    ["a phone", { phone: "(212) 555-0142" }, { phone: "(212) 555-0142" }],
    ["a name in two lines", { name: " Ada\nOwner " }, { name: "Ada Owner" }],
    ["a name of 120 characters", { name: "x".repeat(120) }, {}],
    ["a company of 120 characters", { company: "x".repeat(120) }, {}],
    ["a message in paragraphs", { message: " one\r\n\r\n\r\ntwo\u0000 " }, { message: "one\n\ntwo" }],
    ["a message of 4,000 characters", { message: "x".repeat(4_000) }, {}],
    ["an empty trap", { homepage: "" }, { homepage: "" }],
    [
      "a filled trap, cut and in one line",
      { homepage: `a\nb${"x".repeat(300)}` },
      { homepage: `a b${"x".repeat(197)}` },
    ],
    ["a quick but possible sender", { elapsedMs: contactLimits.minElapsedMs }, {}],
    ["a valuation and a package", { valuationId, package: "exitReadiness" }, { valuationId }],
  ])("accepts %s", (_, change, kept) => {
    expect(checkContactMessage({ ...contact, ...change })).toMatchObject({ ok: true, message: kept });
  });

  it("needs no message if a report is requested", () => {
    expect(checkContactMessage(report)).toMatchObject({ ok: true, message: { kind: "report", message: "" } });
    const { message: _, ...without } = report;
    expect(checkContactMessage(without)).toMatchObject({ ok: true, message: { message: "" } });
  });

  it.each([
    ["no name", { name: " " }, { name: "Please enter your name." }],
    ["a name of 121 characters", { name: "x".repeat(121) }, { name: "Please shorten your name to 120 characters." }],
    ["no email", { email: undefined }, { email: "Please enter your e-mail address." }],
    ["half an email address", { email: "ada@" }, { email: expect.stringContaining("name@company.com") }],
    ["a forged header", { email: "ada@firm.example\nBcc: x@y.example" }, { email: expect.any(String) }],
    [
      "a word after the phone number",
      { phone: "212-555-0142 cell" },
      { phone: "Please enter only the phone number, without words. An extension such as “ext. 4” is fine." },
    ],
    ["a word for a phone", { phone: "cell" }, { phone: "Please enter a phone number with 7 to 20 digits." }],
    ["half a phone", { phone: "12345" }, { phone: "Please enter a phone number with 7 to 20 digits." }],
    ["a company of 121 characters", { company: "x".repeat(121) }, { company: expect.stringContaining("120") }],
    ["no message", { message: " \n" }, { message: expect.stringContaining("what you would like to talk about") }],
    ["a missing message", { message: undefined }, { message: expect.stringContaining("would like to talk about") }],
    ["a message of 4,001 characters", { message: "x".repeat(4_001) }, { message: expect.stringContaining("4,000") }],
    ["no id", { messageId: undefined }, { messageId: expect.any(String) }],
    ["an id that is no UUID", { messageId: "1" }, { messageId: expect.any(String) }],
    ["a robot's speed", { elapsedMs: 1_499 }, { elapsedMs: "Please press the button once more to send it." }],
    ["no time at all", { elapsedMs: undefined }, { elapsedMs: expect.any(String) }],
    ["an unknown kind", { kind: "order" }, { kind: expect.any(String) }],
    ["an unknown package", { package: "gold" }, { package: expect.any(String) }],
    ["an id that is none", { valuationId: "1" }, { valuationId: expect.any(String) }],
  ])("says what is wrong with %s", (_, change, errors) => {
    expect(errorsOf({ ...contact, ...change })).toEqual(errors);
  });

  it("marks every field at once, each with one message", () => {
    const sent = { messageId: contact.messageId, kind: "contact", elapsedMs: 20_000, phone: "1" };
    expect(Object.keys(errorsOf(sent)).toSorted()).toEqual(["email", "message", "name", "phone"]);
  });

  it("accepts no unknown field", () => {
    expect(checkContactMessage({ ...contact, admin: true }).ok).toBe(false);
    expect(checkContactMessage(null).ok).toBe(false);
  });
});

describe("a stored message", () => {
  const stored = (change: object) => {
    const checked = checkContactMessage({ ...contact, ...change });
    if (!checked.ok) throw new Error("The message is not sound");
    return storedMessageOf(checked.message);
  };

  it("holds the text, and not how long it took", () => {
    const said = { phone: "212 555 0142", company: "Firm", valuationId, package: "professional" };
    const { elapsedMs: _, ...kept } = { ...contact, ...said };
    expect(stored(said)).toStrictEqual(kept);
    expect(stored({ phone: "" })).toStrictEqual(stored({ elapsedMs: 99_999 }));
  });

  it("holds the content of the hidden field", () => {
    expect(stored({ homepage: "https://spam.example" })).toMatchObject({ homepage: "https://spam.example" });
  });

  it("is read back as it was", () => {
    for (const change of [{}, { kind: "report", package: "exitReadiness", valuationId }]) {
      expect(readStoredMessage(JSON.stringify(stored(change)))).toStrictEqual(stored(change));
    }
  });

  it.each(["{", "null", "{}"])("is none where the record is %s", (record) => {
    expect(readStoredMessage(record)).toBeUndefined();
  });
});
