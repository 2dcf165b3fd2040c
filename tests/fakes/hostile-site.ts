import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server, Socket } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { selfSignedCertificate } from "./self-signed-certificate.ts";

export const goodPage = "<!doctype html><title>Northgate Dental</title><p>Family dentists since 1994.</p>";

type Answer = (response: ServerResponse, query: string, request: IncomingMessage) => void;

const html = { "content-type": "text/html; charset=utf-8" };

function cached<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

const gzipBomb = cached(() => gzipSync(Buffer.alloc(64_000_000), { level: 1 }));
const brotliBomb = cached(() =>
  brotliCompressSync(Buffer.alloc(64_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
);
const emptyMembers = cached(() => Buffer.concat(Array<Buffer>(3_000).fill(gzipSync(""))));

/** Writes for as long as the other side reads. */
function forever(response: ServerResponse | Socket, chunk: Buffer | string) {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
}

const packed =
  (encoding: string | readonly string[], body: () => Buffer | string): Answer =>
  (response) =>
    response.setHeader("content-encoding", encoding).writeHead(200, html).end(body());

const typed =
  (contentType: string | undefined, body = goodPage): Answer =>
  (response) =>
    response.writeHead(200, contentType === undefined ? {} : { "content-type": contentType }).end(body);

/** Writes on the raw connection, ignoring the rules of HTTP. */
const raw =
  (speak: (socket: Socket) => void): Answer =>
  (response) => {
    if (response.socket) speak(response.socket);
  };

const chunkedHead = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n";

const answers: Readonly<Record<string, Answer>> = {
  "/good": typed("text/html; charset=utf-8"),
  "/xhtml": typed("Application/XHTML+XML"),
  "/windows-1252": (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(Buffer.from("\x93Caf\xe9\x94", "latin1")),
  "/gzip": packed("gzip", () => gzipSync(goodPage)),
  "/x-gzip": packed("X-GZIP", () => gzipSync(goodPage)),
  "/br": packed("br", () => brotliCompressSync(goodPage)),
  "/identity": packed("identity", () => goodPage),
  "/bytes": (response, query) => response.writeHead(200, html).end(Buffer.alloc(Number(query), "a")),
  "/gzip-bytes": (response, query) =>
    packed("gzip", () => gzipSync(Buffer.alloc(Number(query), "a")))(response, query, response.req),
  "/request": (response, _query, request) =>
    response.writeHead(200, html).end(JSON.stringify({ method: request.method, url: request.url, ...request.headers })),

  "/to": (response, query) => response.writeHead(302, { location: decodeURIComponent(query) }).end(),
  "/hops": (response, query) =>
    response.writeHead(301, { location: query === "1" ? "/good" : `/hops?${Number(query) - 1}` }).end(),
  "/loop": (response) => response.writeHead(307, { location: "/loop" }).end(),
  "/nowhere": (response) => response.writeHead(302).end(),
  "/endless-redirect": (response) => forever(response.writeHead(302, { location: "/good" }), "x".repeat(65_536)),

  "/status": (response, query) => response.writeHead(Number(query), html).end(goodPage),
  "/pdf": typed("application/pdf", "%PDF-1.7"),
  "/json": typed("application/json", "{}"),
  "/text": typed("text/plain"),
  "/image": typed("image/png"),
  "/html-like": typed("text/htmlx"),
  "/no-type": typed(undefined),

  "/announced": (response) => response.writeHead(200, { ...html, "content-length": "2000001" }).write("<p>"),
  "/endless": (response) => forever(response.writeHead(200, html), "a".repeat(65_536)),
  "/gzip-bomb": packed("gzip", gzipBomb),
  "/br-bomb": packed("br", brotliBomb),
  "/stacked": packed("gzip, gzip", () => gzipSync(gzipBomb())),
  "/stacked-lines": packed(["gzip", "br"], () => brotliCompressSync(gzipSync(goodPage))),
  "/empty-members": (response) =>
    forever(response.writeHead(200, { ...html, "content-encoding": "gzip" }), emptyMembers()),

  "/bad-gzip": packed("gzip", () => "this is not gzip"),
  "/cut-gzip": packed("gzip", () => gzipSync(goodPage.repeat(50)).subarray(0, 60)),
  "/bad-br": packed("br", () => "this is not brotli"),
  "/deflate": packed("deflate", () => goodPage),
  "/zstd": packed("zstd", () => goodPage),
  "/cut": raw((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 500\r\n\r\n<p>")),
  "/cut-chunks": raw((socket) =>
    socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"),
  ),
  "/garbage": raw((socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n")),
  "/reset": raw((socket) => socket.resetAndDestroy()),
  "/hang-up": raw((socket) => socket.destroy()),
  "/upgrade": raw((socket) =>
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"),
  ),
  "/huge-header": raw((socket) => socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${"y".repeat(40_000)}\r\n\r\n`)),
  "/endless-headers": raw((socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    forever(socket, `X-More: ${"y".repeat(1_000)}\r\n`);
  }),

  "/endless-chunk-extension": raw((socket) => {
    socket.write(`${chunkedHead}5;`);
    forever(socket, "x".repeat(65_536));
  }),
  "/endless-chunk-extensions": raw((socket) => {
    socket.write(chunkedHead);
    forever(socket, `1;${"x".repeat(1_000)}\r\na\r\n`);
  }),
  "/endless-tiny-chunks": raw((socket) => {
    socket.write(chunkedHead);
    forever(socket, "1\r\na\r\n".repeat(5_000));
  }),
  "/endless-trailers": raw((socket) => {
    socket.write(`${chunkedHead}0\r\n`);
    forever(socket, `X-More: ${"y".repeat(1_000)}\r\n`);
  }),
  "/fast-hints": raw((socket) => forever(socket, "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(2_000))),
  "/large-hints": raw((socket) => forever(socket, `HTTP/1.1 103 Early Hints\r\nLink: ${"y".repeat(20_000)}\r\n\r\n`)),
  "/blank-lines": raw((socket) => forever(socket, "\r\n".repeat(5_000))),

  "/silent": () => undefined,
  "/half": (response) => response.writeHead(200, html).write("<p>half"),
  "/half-headers": raw((socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n")),
  "/drip": (response) => drip(response.writeHead(200, html)),
  "/gzip-drip": (response) => drip(response.writeHead(200, { ...html, "content-encoding": "gzip" })),
  "/endless-hints": raw((socket) => {
    const hint = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n"), 10);
    socket.on("close", () => clearInterval(hint));
  }),
  "/slow-hop": (response) => {
    const later = setTimeout(() => response.writeHead(302, { location: "/slow-hop" }).end(), 100);
    response.on("close", () => clearTimeout(later));
  },
};

/** A byte now and then: each one would reset a time limit that only measures pauses. */
function drip(response: ServerResponse) {
  const page = gzipSync(goodPage.repeat(1_000));
  let sent = 0;
  const tap = setInterval(() => response.write(page.subarray(sent, ++sent)), 10);
  response.on("close", () => clearInterval(tap));
}

/** A site on this machine that misbehaves by path, over http and over https with a self-signed certificate. */
export async function openHostileSite() {
  const open = new Map<Socket, string>();
  let connections = 0;
  let bytesSent = 0;

  const listener: RequestListener = (request, response) => {
    const [path = "", query = ""] = (request.url ?? "").split("?");
    open.set(request.socket, path);
    plain.emit(path);
    const answer = answers[path];
    if (answer) answer(response, query, request);
    else response.writeHead(404).end();
  };
  const plain = createServer(listener);
  const secure = createSecureServer(selfSignedCertificate("secure.example"), listener);
  const watch = (socket: Socket) => {
    connections += 1;
    open.set(socket, "");
    // A visitor that disconnects in the middle is what most of these tests need.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      bytesSent = socket.bytesWritten;
      open.delete(socket);
      plain.emit("left");
    });
  };
  plain.on("connection", watch);
  secure.on("connection", watch);
  // The handshake that the reader aborts.
  secure.on("tlsClientError", () => undefined);
  const listen = async (server: Server) => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  };

  return {
    port: await listen(plain),
    securePort: await listen(secure),
    connections: () => connections,
    /** What the connection that closed last had sent. */
    bytesSent: () => bytesSent,
    /** Waits until the path is requested. */
    asked: (path: string) => once(plain, path),
    /** Waits until every connection for the path, or every connection, is closed. */
    async closed(path?: string) {
      while ([...open.values()].some((asked) => path === undefined || asked === path)) await once(plain, "left");
    },
    async close() {
      for (const server of [plain, secure]) server.closeAllConnections();
      await Promise.all([plain, secure].map((server) => new Promise((done) => server.close(done))));
    },
  };
}
