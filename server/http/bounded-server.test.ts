import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { connectionLimits, createBoundedServer } from "./bounded-server.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const asked: (string | undefined)[] = [];

async function listening(limits: Parameters<typeof createBoundedServer>[1] = connectionLimits): Promise<number> {
  server = createBoundedServer((request, response) => {
    asked.push(request.url);
    request.resume();
    request.on("end", () => response.end(Buffer.alloc(request.url === "/large" ? 20_000_000 : 2)));
  }, limits);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Everything received until the other side closed. */
function sent(port: number, text: string, { reads = true } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let received = "";
    if (reads) socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    else socket.pause();
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
    if (!reads) server?.once("connection", (own) => own.once("close", () => socket.destroy()));
  });
}

test.each([
  ["/about?a=1", "/about?a=1"],
  ["http://evil.example/about?a=1", "/about?a=1"],
  ["HTTPS://user:secret@evil.example:99999/about", "/about"],
  ["http://evil.example", "/"],
  ["http://evil.example?a=1", "/?a=1"],
  ["//evil.example/about", "//evil.example/about"],
])("for %s the site looks up %s, whatever host is named", async (target, looked) => {
  const port = await listening();
  asked.length = 0;
  await sent(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(asked).toEqual([looked]);
});

test.each([
  ["two", "Host: firm.example\r\nHost: evil.example\r\n"],
  ["two alike", "Host: firm.example\r\nhOsT: firm.example\r\n"],
  ["no", ""],
])("a request with %s Host headers is refused and ends the connection", async (_count, hosts) => {
  const port = await listening();
  asked.length = 0;
  expect(await sent(port, `GET /about HTTP/1.1\r\nX-A: b\r\n${hosts}\r\n`)).toMatch(
    /^HTTP\/1\.1 400 (?:.+\r\n)*Connection: close\r\n/,
  );
  expect(asked).toEqual([]);
});

test("a body in parts is refused unread, and ends the connection", async () => {
  const port = await listening();
  asked.length = 0;
  const parts = "1\r\na\r\n".repeat(60_000);
  const answer = await sent(port, `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${parts}0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 411 (?:.+\r\n)*Connection: close\r\n|^$/);
  expect(asked).toEqual([]);
});

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

test("a client that sends requests without waiting for answers is cut off", async () => {
  const port = await listening();
  asked.length = 0;
  await sent(port, get("/a").repeat(1_000));
  expect(asked).toEqual(["/a"]);
});

test("a client that waits for each answer may continue on the same connection", async () => {
  const port = await listening();
  asked.length = 0;
  const socket = connect(port, "127.0.0.1", () => socket.write(get("/0")));
  let answered = 0;
  socket.on("data", () => {
    answered += 1;
    socket.write(get(`/${answered}`, answered === 20 ? "Connection: close\r\n" : ""));
  });
  await new Promise((resolve) => socket.on("close", resolve));
  expect(asked).toEqual(Array.from({ length: 21 }, (_, index) => `/${index}`));
});

const short = {
  ...connectionLimits,
  headersTimeout: 40,
  requestTimeout: 80,
  connectionsCheckingInterval: 10,
  idleTimeout: 80,
};

test.each([
  ["sends nothing", "", /^HTTP\/1\.1 408 |^$/],
  ["never ends the headers", "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ", /^HTTP\/1\.1 408 /],
  ["never ends the body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na", /^HTTP\/1\.1 408 |^$/],
])("a client that %s is cut off", async (_name, text, answer) => {
  expect(await sent(await listening(short), text)).toMatch(answer);
});

test("a request to upgrade the protocol is answered in HTTP, and ends the connection", async () => {
  const asks =
    "POST /a HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\nContent-Length: 2\r\n\r\nhi";
  expect(await sent(await listening(), asks)).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*Connection: close\r\n/);
});

test("a client that never reads the answer is cut off", async () => {
  const port = await listening(short);
  await sent(port, "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n", { reads: false });
});

test("the limits are set as documented", async () => {
  await listening();
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server ?? createServer();
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    keepAliveTimeout: 10_000,
  });
});
