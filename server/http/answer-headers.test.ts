import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { addHeaders, presetHeaders } from "./answer-headers.ts";

const headers = [
  ["X-Own", "preset"],
  ["X-Both", "preset"],
] as const;
let presets: boolean[] = [];

const app = new Hono()
  .use(async (context, next) => {
    const isSent = presetHeaders(context, headers);
    presets.push(isSent);
    await next();
    if (!isSent) addHeaders(context, headers);
  })
  .get("/", (context) => context.json({ ok: true }, 200, { "X-Both": "its own" }));

const server = createServer(getRequestListener(app.fetch));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ["over a connection", true, () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)],
  ["without one", false, () => app.request("/")],
])("%s the answer carries them, and its own headers win", async (_, isPreset, ask) => {
  presets = [];
  const answer = await ask();
  expect(presets).toEqual([isPreset]);
  expect([answer.headers.get("X-Own"), answer.headers.get("X-Both")]).toEqual(["preset", "its own"]);
  expect(await answer.json()).toEqual({ ok: true });
});
