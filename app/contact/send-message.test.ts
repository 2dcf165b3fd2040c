import { expect, it, vi } from "vitest";
import { errorAnswer, errorTable } from "#contracts/error-table.ts";
import type { ContactMessage } from "#contracts/leads/contact-message.ts";
import { type SendFailure, sendMessage } from "./send-message.ts";

const message: ContactMessage = {
  kind: "contact",
  messageId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  name: "Dana Whitfield",
  email: "dana@northgate.example",
  message: "What would you want to see before a first call?",
  homepage: "",
  elapsedMs: 20_000,
};

const send = (answer: () => Promise<Response>, isOnline = true) => {
  const fetch = vi.fn(answer);
  const sent = sendMessage(message, { fetch, apiOrigin: "http://localhost:8888", isOnline: () => isOnline });
  return { fetch, sent };
};

it("posts the message and returns undefined once it is stored", async () => {
  const { fetch, sent } = send(async () => Response.json({ stored: true }, { status: 201 }));
  expect(await sent).toBeUndefined();
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe("http://localhost:8888/api/contact");
  expect(init).toMatchObject({ method: "POST", headers: { "Content-Type": "application/json" } });
  expect(JSON.parse(String(init.body))).toEqual(message);
});

it.each<[number, unknown, SendFailure]>([
  [200, "<html>Log in</html>", "down"],
  [400, errorAnswer("badRequest"), "refused"],
  [400, errorAnswer("tooQuick"), { message: errorTable.tooQuick.message }],
  [403, errorAnswer("crossOrigin"), "refused"],
  [408, "", "down"],
  [413, errorAnswer("tooLarge"), "refused"],
  [429, errorAnswer("tooManyMessages"), { message: errorTable.tooManyMessages.message }],
  [429, "<html>slow down</html>", { message: errorTable.tooManyMessages.message }],
  [500, errorAnswer("internal"), "down"],
  [503, "", "down"],
])("maps %d with %j to %j", async (status, body, failure) => {
  const answer = typeof body === "string" ? body : JSON.stringify(body);
  expect(await send(async () => new Response(answer, { status })).sent).toEqual(failure);
});

it.each([
  [true, "down"],
  [false, "offline"],
])("without a connection, navigator.onLine: %s", async (isOnline, failure) => {
  expect(await send(() => Promise.reject(new TypeError("Failed to fetch")), isOnline).sent).toBe(failure);
});
