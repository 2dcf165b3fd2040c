import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Acts like a CDN in front of a site: answers from memory, compressed like our own build. */
export type BrotliFront = { readonly address: string; close(): void };

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

const compress = promisify(brotliCompress);
const compressible = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml))/;

export async function startBrotliFront(origin: string): Promise<BrotliFront> {
  const kept = new Map<string, Promise<Answer>>();
  const answer = (path: string) => {
    const known = kept.get(path);
    if (known) return known;
    const fresh = ask(origin, path);
    kept.set(path, fresh);
    // Only successful answers are cached.
    fresh.then(
      ({ status }) => status === 200 || kept.delete(path),
      () => kept.delete(path),
    );
    return fresh;
  };
  const server = createServer((request, response) => {
    respond(request, response, answer).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(
  { method, url = "/" }: IncomingMessage,
  response: ServerResponse,
  answer: (path: string) => Promise<Answer>,
): Promise<void> {
  if (method !== "GET") {
    response.writeHead(405).end();
    return;
  }
  const { status, headers, body } = await answer(url);
  response.writeHead(status, headers).end(body);
}

async function ask(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(`${origin}${path}`, { headers: { "accept-encoding": "identity" }, redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  const plain = Buffer.from(await answer.arrayBuffer());
  const isText = compressible.test(type);
  const body = isText ? await compress(plain, quality) : plain;
  return {
    status: answer.status,
    headers: {
      "content-type": type,
      "content-length": String(body.byteLength),
      "cache-control": answer.headers.get("cache-control") ?? "no-cache",
      ...(isText && { "content-encoding": "br", vary: "Accept-Encoding" }),
    },
    body,
  };
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
