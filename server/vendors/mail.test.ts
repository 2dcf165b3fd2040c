import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FakeSmtp, type SmtpMode, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { createMailer, type Mail, type MailError } from "./mail.ts";

const from = { name: "AMIVA+", address: "partners@amiva.example" };
const mail = (more: Partial<Mail> = {}): Mail => ({
  to: "owner@northgate.example",
  subject: "The link you asked for",
  text: "Plain words.",
  html: "<p>Words.</p>",
  id: "one",
  ...more,
});

/** Each test has a separate mail server: they run in parallel, because each greeting takes a tenth of a second. */
async function withServer<T>(work: (smtp: FakeSmtp) => Promise<T>, mode: SmtpMode = "well"): Promise<T> {
  const smtp = await startFakeSmtp();
  smtp.behave(mode);
  try {
    return await work(smtp);
  } finally {
    await smtp.stop();
  }
}
const send = ({ url }: Pick<FakeSmtp, "url">, more: Partial<Mail> = {}, limitMs = 20_000, signal?: AbortSignal) =>
  createMailer({ smtpUrl: url, from, limitMs }).send(mail(more), signal ? { signal } : {});
const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: MailError) => ({ reason: error.message, permanent: error.permanent }),
  );

describe.concurrent("a mail", () => {
  test("arrives with both of its parts, its id and the headers of automated mail", () =>
    withServer(async (smtp) => {
      await send(smtp, { replyTo: { name: "Jane Doe", address: "jane@northgate.example" } });
      const [received] = smtp.received;
      expect(received).toMatchObject({
        from: from.address,
        to: ["owner@northgate.example"],
        mail: {
          from,
          to: [{ name: "", address: "owner@northgate.example" }],
          replyTo: [{ name: "Jane Doe", address: "jane@northgate.example" }],
          subject: "The link you asked for",
          messageId: "<one@amiva.example>",
          text: "Plain words.\n",
          html: "<p>Words.</p>\n",
        },
      });
      const headers = Object.fromEntries(received?.mail.headers.map(({ key, value }) => [key, value]) ?? []);
      expect(headers).toMatchObject({
        "auto-submitted": "auto-generated",
        "x-auto-response-suppress": "All",
        // Some relays put another Message-ID in place of ours.
        "x-mail-id": "one",
      });
    }));

  test("supports international text and hosts", () =>
    withServer(async (smtp) => {
      await send(smtp, { to: "inhaber@bücher.example", subject: "Grüße aus 東京" });
      expect(smtp.received[0]?.raw).toMatch(/^To: inhaber@xn--bcher-kva\.example\r$/m);
      expect(smtp.received[0]?.mail.subject).toBe("Grüße aus 東京");
    }));

  test("that was accepted but not acknowledged is the same mail when it is sent again", () =>
    withServer(async (smtp) => {
      expect(await failure(send(smtp))).toEqual({ reason: "ECONNECTION", permanent: false });
      smtp.behave("well");
      await send(smtp);
      const ids = smtp.received.map(({ mail: { messageId } }) => messageId);
      expect(ids).toEqual(["<one@amiva.example>", "<one@amiva.example>"]);
    }, "drop"));
});

describe.concurrent("a failure", () => {
  test.each<[SmtpMode, string, boolean]>([
    ["refuse", "SMTP 550 5.1.1 at RCPT TO", true],
    ["refuseMessage", "SMTP 554 5.7.1 at DATA", true],
    ["refuseSender", "SMTP 553 5.7.1 at MAIL FROM", false],
    ["defer", "SMTP 451 4.7.1 at RCPT TO", false],
  ])("of the kind %s says %s", (mode, reason, permanent) =>
    withServer(async (smtp) => expect(await failure(send(smtp))).toEqual({ reason, permanent }), mode),
  );

  test.each<[SmtpMode, string | undefined]>([
    ["refuse", "5.1.1"],
    ["refuseMessage", "5.7.1"],
    ["refuseSender", undefined],
    ["defer", undefined],
  ])("of the kind %s has the code %s if it is final for this mail", (mode, code) =>
    withServer(async (smtp) => {
      expect(await send(smtp).catch((error: MailError) => error.recipientCode)).toBe(code);
    }, mode),
  );

  test("of the login is a setting of the firm, so the mail is not given up", () =>
    withServer(async ({ url }) => {
      const refused = await failure(send({ url: url.replace("//", "//firm:wrong@") }));
      expect(refused).toEqual({ reason: "SMTP 535 5.7.8 at AUTH PLAIN", permanent: false });
    }, "refuseLogin"));

  test("to connect is reported by its code", async () => {
    const url = await withServer(async (smtp) => smtp.url);
    expect(await failure(send({ url }))).toEqual({ reason: "ECONNREFUSED", permanent: false });
  });

  test("to answer ends at the limit", () =>
    withServer(async (smtp) => {
      expect(await failure(send(smtp, {}, 30))).toEqual({ reason: "took too long", permanent: false });
    }, "stall"));

  test("to answer ends when the worker must stop", () =>
    withServer(async (smtp) => {
      const stopping = new AbortController();
      const sending = failure(send(smtp, {}, 20_000, stopping.signal));
      await smtp.arrived(1);
      stopping.abort();
      expect(await sending).toEqual({ reason: "took too long", permanent: false });
      expect(await failure(send(smtp, {}, 20_000, stopping.signal))).toMatchObject({ permanent: false });
    }, "stall"));
});

describe.concurrent("nothing in a mail can add a header or a recipient", () => {
  const pieces = [
    "\r\n",
    "\n",
    "\r",
    "\r\n ",
    "Bcc: x@evil.example",
    "a",
    ",",
    ";",
    "<",
    ">",
    '"',
    ":",
    "\u2028",
    "\0",
  ];
  const hostile = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 14 });
  const words = fc.record({ subject: hostile, name: hostile });

  test("by its subject or by the reply-to name", () =>
    withServer(async (smtp) => {
      const mails = fc.sample(words, 40);
      const address = "jane@northgate.example";
      await Promise.all(mails.map(({ subject, name }) => send(smtp, { subject, replyTo: { name, address } })));
      expect(smtp.received).toHaveLength(mails.length);
      for (const { mail: got, to, raw } of smtp.received) {
        expect(to).toEqual(["owner@northgate.example"]);
        expect(got.replyTo?.map((mailbox) => mailbox.address)).toEqual([address]);
        expect([got.bcc, got.cc], raw).toEqual([undefined, undefined]);
        expect(raw).not.toMatch(/^bcc:/im);
      }
    }));

  test.each([
    "a@b.example\r\nBcc: x@evil.example",
    "a@b.example, x@evil.example",
    "<a@b.example>",
    "Jane <a@b.example>",
    "",
  ])("by an address such as %j", async (address) => {
    const refused = { reason: "not an address", permanent: true };
    const nowhere = { url: "smtp://127.0.0.1:1" };
    expect(await failure(send(nowhere, { to: address }))).toEqual(refused);
    expect(await failure(send(nowhere, { replyTo: { address } }))).toEqual(refused);
  });
});
