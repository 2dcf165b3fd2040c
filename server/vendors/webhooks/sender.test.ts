import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ReceiverBehavior, startWebhookReceiver, type WebhookReceiver } from "#tests/fakes/webhook-receiver.ts";
import { createWebhookSender } from "./sender.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
beforeEach(() => receiver.clear());
afterAll(() => receiver.stop());

const sender = (settings: Partial<Parameters<typeof createWebhookSender>[0]> = {}) =>
  createWebhookSender({ allowHosts: [receiver.host], deadlineMs: 400, ...settings });
const message = (change: object = {}) => ({
  url: receiver.url,
  secrets: [secret],
  id: "evt_1",
  body: '{"type":"lead.created"}',
  ...change,
});

describe("a webhook", () => {
  test("is a signed POST that the standard's package accepts", async () => {
    expect(await sender().send(message())).toEqual({ status: 204, retryInSeconds: undefined });
    const [got] = receiver.received;
    expect(got?.headers).toMatchObject({ "content-type": "application/json", "webhook-id": "evt_1" });
    expect(new Webhook(secret).verify(got?.body ?? "", got?.headers ?? {})).toEqual({ type: "lead.created" });
    expect(() => new Webhook(other).verify(got?.body ?? "", got?.headers ?? {})).toThrow("No matching signature");
    expect(() => new Webhook(secret).verify(`${got?.body} `, got?.headers ?? {})).toThrow("No matching signature");
  });

  test("with two secrets is accepted by a receiver that knows either", async () => {
    await sender().send(message({ secrets: [other, secret] }));
    const [got] = receiver.received;
    expect(got?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const each of [secret, other]) new Webhook(each).verify(got?.body ?? "", got?.headers ?? {});
  });

  test("carries the time of the try by our clock", async () => {
    await sender({ now: () => 1_900_000_000_999 }).send(message());
    expect(receiver.received[0]?.headers["webhook-timestamp"]).toBe("1900000000");
  });

  test("carries words of any language unchanged", async () => {
    const body = JSON.stringify({ text: "Zürich – 値段 😀 \u2028" });
    await sender().send(message({ body }));
    expect(new Webhook(secret).verify(receiver.received[0]?.body ?? "", receiver.received[0]?.headers ?? {})).toEqual(
      JSON.parse(body),
    );
  });
});

describe("the receiver", () => {
  test.each<[string, ReceiverBehavior, object]>([
    ["refuses", { answers: 401 }, { status: 401 }],
    ["fails", { answers: 500 }, { status: 500 }],
    ["is gone", { answers: 410 }, { status: 410 }],
    ["asks for a pause", { answers: 429, headers: { "retry-after": "30" } }, { status: 429, retryInSeconds: 30 }],
    [
      "names a nonsense pause",
      { answers: 503, headers: { "retry-after": "soon" } },
      { status: 503, retryInSeconds: undefined },
    ],
    ["hangs", "hangs", { failed: "took too long" }],
    ["dies", "dies", { failed: "UND_ERR_SOCKET" }],
    ["only sends interim answers", "interim", { failed: expect.stringMatching(/./) }],
    ["accepts with an endless body", "endless", { status: 200 }],
    ["accepts with a body that stalls", "stalls", { status: 200 }],
  ])("%s", async (_, behavior, result) => {
    receiver.behave(behavior);
    expect(await sender().send(message())).toMatchObject(result);
  });

  test("names the end of a pause as a date", async () => {
    const now = () => Date.UTC(2026, 10, 17, 12);
    receiver.behave({ answers: 503, headers: { "retry-after": "Tue, 17 Nov 2026 12:02:00 GMT" } });
    expect(await sender({ now }).send(message())).toEqual({ status: 503, retryInSeconds: 120 });
  });

  test("that redirects is not followed", async () => {
    receiver.behave({ answers: 302, headers: { location: `${receiver.url}&again` } });
    expect(await sender().send(message())).toMatchObject({ status: 302 });
    expect(receiver.received).toHaveLength(1);
  });

  test("that cannot be reached is named by the network's code", async () => {
    const closed = await startWebhookReceiver();
    await closed.stop();
    const sent = await sender({ allowHosts: [closed.host] }).send(message({ url: closed.url }));
    expect(sent).toEqual({ failed: "ECONNREFUSED" });
  });

  test("is left when the worker stops", async () => {
    receiver.behave("hangs");
    const stop = new AbortController();
    const sending = sender({ deadlineMs: 60_000 }).send(message(), stop.signal);
    await receiver.has(1);
    stop.abort();
    expect(await sending).toMatchObject({ failed: expect.any(String) });
  });
});

describe("an address", () => {
  const port = () => receiver.host.split(":")[1];
  test.each([
    ["http://receiver.example/"],
    ["https://127.0.0.1/"],
    ["https://10.0.0.1/hooks"],
    ["https://[::1]/"],
    ["https://169.254.169.254/latest"],
    ["https://2130706433/"],
    ["https://localhost/"],
    ["https://receiver.internal/"],
    ["https://receiver.example:8443/"],
    ["https://user:secret@receiver.example/"],
    ["ftp://receiver.example/"],
    ["no address"],
  ])("%s is refused without a request", async (url) => {
    const resolve = () => Promise.reject(new Error("was looked up"));
    const sent = await sender({ resolve }).send(message({ url }));
    expect(sent).toMatchObject({ failed: expect.not.stringContaining("looked up") });
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ["a private address", ["10.0.0.5"]],
    ["loopback", ["127.0.0.1"]],
    ["one private address among public ones", ["93.184.216.34", "192.168.0.1"]],
  ])("whose name leads to %s is refused", async (_, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
    const sent = await sender({ resolve }).send(message({ url: "https://receiver.example/" }));
    expect(sent).toEqual({ failed: "address not public" });
  });

  test("is looked up once per try, and the connection goes to what was checked", async () => {
    const looked: string[] = [];
    // The second answer would lead elsewhere.
    const resolve = async (name: string) => {
      looked.push(name);
      return [{ address: looked.length === 1 ? "127.0.0.1" : "10.0.0.5", family: 4 }];
    };
    const host = `receiver.example:${port()}`;
    const sent = await sender({ resolve, allowHosts: [host] }).send(message({ url: `http://${host}/` }));
    expect([sent, looked]).toEqual([{ status: 204, retryInSeconds: undefined }, ["receiver.example"]]);
  });

  test("of a loopback receiver that is not allowed is refused", async () => {
    expect(await sender({ allowHosts: [] }).send(message())).toMatchObject({ failed: expect.any(String) });
    expect(receiver.received).toEqual([]);
  });
});
