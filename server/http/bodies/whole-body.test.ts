import { pino } from "pino";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";

const leaves = () =>
  new ReadableStream({
    start: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
const path = "/valuation/result/0e0b0f4c-6f0b-4d0e-8d59-6b7f6e0f8a11";
const form = { "Content-Type": "multipart/form-data; boundary=a" };

test.each<[string, string, RequestInit]>([
  ["a form whose sender leaves", path, { body: leaves(), headers: form }],
  ["a form that is none", path, { body: "no form", headers: form }],
  ["a form without a boundary", path, { body: "a", headers: { "Content-Type": "multipart/form-data" } }],
  ["an event whose sender leaves", "/api/stripe-webhook", { body: leaves() }],
  [
    "a body in JSON whose sender leaves",
    "/api/leads",
    { body: leaves(), headers: { "Content-Type": "application/json" } },
  ],
])("%s is a bad request and no failure of ours", async (_name, at, init) => {
  const levels: number[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void levels.push(JSON.parse(line).level) });
  const app = createApp(testDeps({ log }), async () => new Response("a page"));
  const sent = { method: "POST", duplex: "half", ...init } as RequestInit;
  const response = await app.request(new Request(`http://localhost:8888${at}`, sent));
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "badRequest"]);
  expect(Math.max(...levels)).toBeLessThan(50);
});
