import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type Edge, startEdge } from "./edge.ts";

const open: { origin?: Server; edge?: Edge } = {};

afterEach(() => {
  open.edge?.close();
  open.origin?.close();
});

/** An origin that counts what it is asked. */
async function start() {
  const asked: string[] = [];
  const origin = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/gone") return response.writeHead(404).end("gone");
    const type = url.endsWith(".woff2") ? "font/woff2" : "text/html; charset=utf-8";
    return response.writeHead(200, { "content-type": type, "cache-control": "max-age=60" }).end("word ".repeat(200));
  });
  await new Promise<void>((listening) => origin.listen(0, "127.0.0.1", listening));
  const edge = await startEdge(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`);
  Object.assign(open, { origin, edge });
  return { asked, address: edge.address };
}

it("sends text as brotli, asks the site once, and keeps how long it may be kept", async () => {
  const { asked, address } = await start();
  const answers = [await fetch(`${address}/page`), await fetch(`${address}/page`)];
  for (const answer of answers) {
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toBe("max-age=60");
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
    expect(await answer.text()).toBe("word ".repeat(200));
  }
  expect(asked).toEqual(["/page"]);
});

it("leaves fonts as they are", async () => {
  const { address } = await start();
  const answer = await fetch(`${address}/serif.woff2`);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("content-length")).toBe("1000");
});

it("keeps no failure", async () => {
  const { asked, address } = await start();
  expect((await fetch(`${address}/gone`)).status).toBe(404);
  expect((await fetch(`${address}/gone`)).status).toBe(404);
  expect(asked).toEqual(["/gone", "/gone"]);
});
