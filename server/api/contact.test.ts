import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contactAnswerSchema, contactLimits } from "#contracts/leads/contact-message.ts";
import { brokenStore, expectError, postFixture, stringsIn } from "#server/http/post.fixture.ts";

const { site, post, store, lines, kicks, countOf } = postFixture("/api/contact");

const message = (change: object = {}) => ({
  messageId: randomUUID(),
  kind: "contact",
  name: "Adalbert Owner",
  email: "adalbert@northgate-firm.example",
  phone: "(212) 555-0199",
  company: "Northgate Machining",
  message: "I think of selling next spring.",
  elapsedMs: 23_456,
  ...change,
});

describe("a message", () => {
  test("is answered 201 once it is stored, then 200, and the outbox is woken once", async () => {
    const app = site();
    const sent = message();
    const first = await post(app, sent);
    expect([first.status, contactAnswerSchema.parse(await first.json())]).toEqual([201, { stored: true }]);
    const again = await post(app, { ...sent, elapsedMs: 99_000 });
    expect([again.status, await again.json()]).toEqual([200, { stored: true }]);
    expect([await countOf("message"), await countOf("job"), kicks()]).toEqual([1, 2, 1]);
  });

  test("for a report needs no text", async () => {
    const sent = message({ kind: "report", message: "", valuationId: randomUUID(), package: "professional" });
    expect((await post(site(), sent)).status).toBe(201);
  });

  test("with the hidden field filled in is answered like any other, stored, and not delivered", async () => {
    const response = await post(site(), message({ homepage: "https://spam.example" }));
    expect([response.status, await response.json()]).toEqual([201, { stored: true }]);
    expect([await countOf("message"), await countOf("job"), kicks()]).toEqual([1, 0, 0]);
  });

  test("leaves no trace in the log, whether it is stored, refused or fails", async () => {
    const sent = message({ homepage: "https://spam.example", valuationId: randomUUID() });
    const answers = [
      await post(site(), sent),
      await post(site(), { ...sent, homepage: "" }),
      await post(site({ store: brokenStore(store()) }), sent),
      await post(site(), { ...sent, email: "adalbert at northgate", "secret field": 1 }),
      await post(site(), { ...sent, elapsedMs: 7 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 503, 400, 400]);
    const log = lines.join("").toLowerCase();
    expect(lines.length).toBeGreaterThanOrEqual(8);
    const said = [...stringsIn(sent), "adalbert", "secret field"].filter((text) => text !== "contact");
    expect(said.filter((text) => log.includes(text.toLowerCase()))).toEqual([]);
  });
});

describe("what is refused", () => {
  test.each([
    ["no JSON", "{", {}],
    ["JSON that is not called so", JSON.stringify(message()), { "Content-Type": "text/plain" }],
    ["no name", message({ name: "" }), {}],
    ["no id", message({ messageId: undefined }), {}],
    ["no time since the form was shown", message({ elapsedMs: undefined }), {}],
    ["a robot's speed and no name", message({ elapsedMs: 1, name: "" }), {}],
    ["an unknown field", message({ admin: true }), {}],
    ["null", "null", {}],
  ])("%s: 400", async (_name, body, headers) => {
    await expectError(await post(site(), body, headers), "badRequest");
    expect(await countOf("message")).toBe(0);
  });

  test("sent faster than a person types: 400 with a hint to send it again, which then succeeds", async () => {
    const sent = message({ elapsedMs: contactLimits.minElapsedMs - 1 });
    await expectError(await post(site(), sent), "tooQuick");
    expect(await countOf("message")).toBe(0);
    expect((await post(site(), { ...sent, elapsedMs: contactLimits.minElapsedMs })).status).toBe(201);
  });

  test("a page of another site: 403", async () => {
    await expectError(await post(site(), message(), { Origin: "https://evil.example" }), "crossOrigin");
  });

  test("a body above 32 KB: 413; the longest message in the widest script fits", async () => {
    await expectError(await post(site(), message({ message: "x".repeat(32 * 1_024) })), "tooLarge");
    const long = message({ message: "漢".repeat(contactLimits.message) });
    expect((await post(site(), long)).status).toBe(201);
  });

  test("a store that fails: 503", async () => {
    await expectError(await post(site({ store: brokenStore(store()) }), message()), "unavailable");
    expect(kicks()).toBe(0);
  });
});

describe("limits", () => {
  const open = () => {
    const app = site({ variables: { TRUST_PROXY: "true" } });
    return (address: string) => post(app, message(), { "X-Forwarded-For": address });
  };

  test("5 in ten minutes per visitor, with a fitting message and the time to wait; others are not affected", async () => {
    const from = open();
    for (let n = 0; n < 5; n++) expect((await from("1.2.3.4")).status).toBe(201);
    const refused = await from("1.2.3.4");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(590);
    await expectError(refused, "tooManyMessages");
    expect((await from("1.2.3.5")).status).toBe(201);
  });

  test("one customer of a provider with 40 networks cannot block the form for others", async () => {
    const from = open();
    for (let n = 0; n < 40 * 5; n++) await from(`2001:db8:1:${(n % 40).toString(16)}::1`);
    expect(await countOf("message")).toBe(15);
    expect((await from("2001:db8:2::1")).status).toBe(201);
  });

  test("seven networks that use up all 200 cannot block a new visitor", async () => {
    const from = open();
    for (let n = 0; n < 7 * 29; n++) await from(`2001:db8:${n % 7}:${(n * 256).toString(16)}::1`);
    expect(await countOf("message")).toBe(200);
    await expectError(await from("2001:db8:1:ffff::1"), "tooManyMessages");
    expect((await from("203.0.113.7")).status).toBe(201);
  });

  test("messages that fail validation do not count", async () => {
    const app = site();
    for (let n = 0; n < 10; n++) await expectError(await post(app, message({ email: "none" })), "badRequest");
    expect((await post(app, message())).status).toBe(201);
  });
});
