import { createServer, type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Slow clients are disconnected, so that they cannot use up the connections. */
export const connectionLimits = {
  /** Time for all headers. */
  headersTimeout: 10_000,
  /** Time for the whole request. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
  /** Longest time without traffic in either direction; longer than any of our answers takes. */
  idleTimeout: 60_000,
  maxHeaderSize: 16 * 1024,
} as const;

type Limits = { readonly [Name in keyof typeof connectionLimits]: number };

/** An HTTP server that limits how much of it one client can use. */
export function createBoundedServer(
  listener: RequestListener,
  limits: Limits = connectionLimits,
  Answer: typeof ServerResponse = ServerResponse,
): Server {
  const answers = new WeakMap<Socket, ServerResponse>();
  const server = createServer({ ...limits, ServerResponse: Answer }, (request, response) => {
    const { socket } = request;
    // Node answers all pipelined requests of one packet in a row, before any other. No browser and no proxy sends the
    // next request before it has the answer.
    if (answers.get(socket)?.writableFinished === false) return void socket.destroy();
    answers.set(socket, response);
    if (hasTwoHosts(request)) return refuse(response, 400);
    // In chunks of one byte, 60 KB take a second to read. Browsers and payment providers declare a length.
    if (request.headers["transfer-encoding"] !== undefined) return refuse(response, 411);
    request.url = pathOf(request.url ?? "/");
    // We support no upgrade and answer as if it was not asked for. Node cannot parse anything after that, so the
    // connection ends.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    listener(request, response);
  });
  server.timeout = limits.idleTimeout;
  return server;
}

/** Destroys the connection instead of ending it, so that the rest of the input is not parsed. */
function refuse(response: ServerResponse, status: 400 | 411): void {
  response.writeHead(status, { Connection: "close" }).end(() => response.req.socket.destroy());
}

/**
 * Proxies may each trust a different Host header, so a request with two is refused (RFC 9112, 3.2), as Node refuses
 * one without.
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

const absoluteForm = /^https?:\/\/[^/?#]*/i;

/**
 * An absolute-form address also names a host, which may contain a password or be another site's; we are one site
 * under any name.
 */
function pathOf(target: string): string {
  if (!absoluteForm.test(target)) return target;
  const path = target.replace(absoluteForm, "");
  return path.startsWith("/") ? path : `/${path}`;
}
