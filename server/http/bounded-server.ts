import { createServer, type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Whoever is slow on purpose is cut off: a connection is worth more to the next visitor. */
export const patience = {
  /** All headers must be there by then. */
  headersTimeout: 10_000,
  /** And the whole request by then. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
  /** So long may nothing move in either direction; longer than anything of ours takes to answer. */
  stillTimeout: 60_000,
  maxHeaderSize: 16 * 1024,
} as const;

type Limits = { readonly [Name in keyof typeof patience]: number };

/** A server that bounds what one visitor can take of it. */
export function createBoundedServer(
  listener: RequestListener,
  limits: Limits = patience,
  Answer: typeof ServerResponse = ServerResponse,
): Server {
  const answers = new WeakMap<Socket, ServerResponse>();
  const server = createServer({ ...limits, ServerResponse: Answer }, (request, response) => {
    const { socket } = request;
    // Node answers all requests of one packet in a row, and nobody else meanwhile. No browser and no proxy sends the next
    // request before it has the answer.
    if (answers.get(socket)?.writableFinished === false) return void socket.destroy();
    answers.set(socket, response);
    if (hasTwoHosts(request)) return refuse(response, 400);
    // In parts of one byte each, 60 KB take a second to read. Browsers and payment providers declare a length.
    if (request.headers["transfer-encoding"] !== undefined) return refuse(response, 411);
    request.url = pathOf(request.url ?? "/");
    // We speak no other protocol and answer as if it was not asked for. Node then loses its place in what follows: nothing may.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    listener(request, response);
  });
  server.timeout = limits.stillTimeout;
  return server;
}

/** Destroys the connection rather than ending it: whatever else was sent need not be parsed. */
function refuse(response: ServerResponse, status: 400 | 411): void {
  response.writeHead(status, { Connection: "close" }).end(() => response.req.socket.destroy());
}

/** Two proxies may each believe another of them, so such a request is refused (RFC 9112, 3.2), as Node refuses one without any. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

const proxysForm = /^https?:\/\/[^/?#]*/i;

/** As asked of a proxy, an address names a host too, which may hold a password or be another's; we are one site under any name. */
function pathOf(target: string): string {
  if (!proxysForm.test(target)) return target;
  const path = target.replace(proxysForm, "");
  return path.startsWith("/") ? path : `/${path}`;
}
