import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectError, postFixture } from "#server/http/post.fixture.ts";
import { addressMarks } from "#server/services/mail/address-marks.ts";
import { suppressionOf } from "#server/services/mail/suppressions.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { deliveryReport, feedbackReport } from "#tests/fakes/mail-reports.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";

const { site, store, lines } = postFixture("/api/mail-report");
const token = "token-of-the-mail-server-of-the-tests";
const email = "owner@northgate.example";
const from = { name: "AMIVA+", address: "partners@amiva.example" };
let smtp: FakeSmtp;

beforeAll(async () => {
  smtp = await startFakeSmtp();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  smtp.clear();
  await store().db.deleteFrom("suppressed_address").execute();
});

/** A mail to the owner, as a mail server got it. */
async function sentMail(to = email): Promise<string> {
  const id = (await addressMarks(store())).markOf("mail-series:7f0c 1", to);
  const body = { subject: "Hello", text: "Words.".repeat(400), html: "<p>Words.</p>" };
  await createMailer({ smtpUrl: smtp.url, from }).send({ ...body, to, id });
  return smtp.received.at(-1)?.raw ?? "";
}

const variables = { MAIL_REPORT_TOKEN: token };
function hand(raw: string, { app = site({ variables }), authorization = `Bearer ${token}` } = {}) {
  const headers = { "Content-Type": "message/rfc822", Authorization: authorization };
  return app.request("http://localhost:8888/api/mail-report", { method: "POST", headers, body: raw });
}
const outcomeOf = async (raw: string) => {
  const answer = await hand(raw);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { outcome: string }).outcome;
};
const reason = async (of = email) => (await suppressionOf(store(), of))?.reason;

describe("a report of the mail server", () => {
  test.each(["headers", "all"] as const)("that mail came back closes the address: %s returned", async (returns) => {
    expect(await outcomeOf(deliveryReport({ original: await sentMail(), returns }))).toBe("bounce");
    expect(await suppressionOf(store(), email)).toMatchObject({ reason: "bounce", code: "5.1.1" });
    expect(await reason("other@northgate.example")).toBeUndefined();
  });

  test("of a complaint closes the address, also without the address in it and with another Message-ID", async () => {
    const original = (await sentMail()).replace(/^Message-ID:\s+<[^>]*>/m, "Message-ID: <0100-relay@relay.example>");
    const raw = feedbackReport({ original });
    expect(raw).not.toContain(email);
    expect(await outcomeOf(raw)).toBe("complaint");
    expect(await reason()).toBe("complaint");
  });

  test.each([
    ["a delay", { action: "delayed", status: "4.4.1" }],
    ["a full mailbox", { status: "5.2.2", diagnostic: "smtp; 552 5.2.2 over quota" }],
    ["a policy against our server", { status: "5.7.1", diagnostic: "smtp; 550 5.7.1 blocked" }],
    ["a delivery", { action: "delivered", status: "2.0.0" }],
  ] as const)("about %s changes nothing", async (_, change) => {
    expect(await outcomeOf(deliveryReport({ original: await sentMail(), ...change }))).toBe("notFinal");
    expect(await reason()).toBeUndefined();
  });

  test("that is not spam after all changes nothing", async () => {
    expect(await outcomeOf(feedbackReport({ original: await sentMail(), type: "not-spam" }))).toBe("notFinal");
  });

  test("that names an address but no mail of ours is not believed: anybody can send one to a mailbox", async () => {
    const original = await sentMail("mallory@evil.example");
    const own = /X-Mail-ID: ([\w-]+)\.([\w-]+)\.([\w-]+)/.exec(original) ?? [];
    const victim = (await addressMarks(store())).keyOf(email);
    const forged = original
      .replaceAll(`${own[2]}.${own[3]}`, `${victim}.${own[3]}`)
      .replaceAll("mallory@evil.example", email);
    expect(forged).not.toBe(original);
    for (const raw of [forged, "From: a@b.example\r\n\r\nhello", ""])
      expect(await outcomeOf(deliveryReport({ original: raw }))).toBe("notOurs");
    expect(await reason()).toBeUndefined();
    // With a mail of their own they close their own address.
    expect(await outcomeOf(deliveryReport({ original }))).toBe("bounce");
    expect(await reason("mallory@evil.example")).toBe("bounce");
    expect(await reason()).toBeUndefined();
  });

  test("never closes the firm's address or a member's, however it is spelled", async () => {
    const at = new Date().toISOString();
    const ben = { id: "ben", name: "Ben Stone", email: "ben@firm.example", role: "partner" } as const;
    await store()
      .db.insertInto("desk_user")
      .values({ ...ben, created_at: at, updated_at: at })
      .execute();
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: from.address, MAIL_TO: "Leads@Firm.example" };
    const app = site({ variables: { ...variables, ...mail } });
    for (const to of ["leads@firm.example", "Ben@Firm.example"]) {
      const answer = await hand(deliveryReport({ original: await sentMail(to) }), { app });
      expect(await answer.json()).toEqual({ outcome: "ofFirm" });
      expect(await reason(to)).toBeUndefined();
    }
    await store().db.deleteFrom("desk_user").execute();
  });

  test.each([
    ["a reply of a person", "From: a@b.example\r\nSubject: Re: hello\r\n\r\nThank you."],
    ["nothing", ""],
    ["bytes", "\u0000\u0001".repeat(500)],
    [
      "parts within parts",
      `${Array.from({ length: 40 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join("")}x`,
    ],
    [
      "a part of an odd type",
      "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: constructor\r\n\r\nx",
    ],
  ])("is not %s", async (_, raw) => {
    expect(await outcomeOf(raw)).toBe("noReport");
  });

  test("twice is the same as once", async () => {
    const raw = deliveryReport({ original: await sentMail() });
    for (let turn = 0; turn < 2; turn++) expect(await outcomeOf(raw)).toBe("bounce");
    expect(await store().db.selectFrom("suppressed_address").selectAll().execute()).toHaveLength(1);
  });

  test("needs the token, is limited without it, and is not there without a setting", async () => {
    const raw = deliveryReport({ original: await sentMail() });
    const app = site({ variables });
    for (const authorization of ["", "Bearer", "Bearer wrong", token, `bearer ${token}`, `Bearer ${token}x`])
      await expectError(await hand(raw, { app, authorization }), "mailReportRefused");
    for (let turn = 0; turn < 24; turn++) await hand(raw, { app, authorization: "" });
    await expectError(await hand(raw, { app, authorization: "" }), "tooMany");
    expect((await hand(raw, { app })).status).toBe(200);
    await expectError(await hand(raw, { app: site() }), "notFound");
  });

  test.each([
    ["line breaks", "\n".repeat(127_000)],
    ["empty parts", "--b\n\n".repeat(20_000)],
  ])("with too many %s is not parsed: its cost would stop the site", async (_, body) => {
    const original = `${await sentMail()}${"Words.\r\n".repeat(1_500)}`;
    const parse = vi.spyOn(PostalMime, "parse");
    onTestFinished(() => parse.mockRestore());
    expect(await outcomeOf(`Content-Type: multipart/report; boundary=b\r\n\r\n${body}`)).toBe("noReport");
    expect(parse).not.toHaveBeenCalled();
    // A report that returns a long mail of ours has fewer lines, and is parsed.
    expect(await outcomeOf(deliveryReport({ original, returns: "all" }))).toBe("bounce");
    expect(parse).toHaveBeenCalledTimes(1);
  });

  test.each(["\r\n", "\n"])(
    "is read from its content headers, without its addresses, with lines up to %j",
    async (end) => {
      const groups = 'a:"'.repeat(10_000);
      const raw = `To: ${groups}\r\n${deliveryReport({ original: await sentMail() })}`;
      const folded = raw.replace("multipart/report; ", "multipart/report;\r\n\t").replaceAll("\r\n", end);
      const parse = vi.spyOn(PostalMime, "parse");
      onTestFinished(() => parse.mockRestore());
      expect(await outcomeOf(folded)).toBe("bounce");
      const [parsed] = parse.mock.calls[0] ?? [];
      const text = new TextDecoder().decode(parsed as Uint8Array);
      expect(text).toMatch(/^Content-Type: multipart\/report;/);
      expect(text).not.toContain(groups);
    },
  );

  test("is bounded, and leaves neither an address nor the token in the log", async () => {
    await expectError(await hand(deliveryReport({ original: "x".repeat(257 * 1024), returns: "all" })), "tooLarge");
    await outcomeOf(deliveryReport({ original: await sentMail() }));
    expect(lines.join("\n")).toContain("mail report");
    expect(lines.join("\n")).not.toMatch(new RegExp(`${email}|${token}`));
  });
});
