import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedWebhook = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** How the receiver answers from now on. */
export type ReceiverBehavior =
  | { readonly answers: number; readonly headers?: Readonly<Record<string, string>> }
  /** The request is read and never answered. */
  | "hangs"
  /** The connection is cut after the request was read. */
  | "dies"
  /** It accepts, and its body never ends. */
  | "endless"
  /** It accepts, and its body stops in the middle. */
  | "stalls"
  /** It sends interim answers and never a final one. */
  | "interim";

/** Asked for each request. */
type ChooseBehavior = (request: ReceivedWebhook) => ReceiverBehavior;

export type WebhookReceiver = {
  readonly url: string;
  /** For READER_ALLOW_HOSTS. */
  readonly host: string;
  readonly received: readonly ReceivedWebhook[];
  behave(behavior: ReceiverBehavior | ChooseBehavior): void;
  /** Resolves when so many requests have come. */
  has(count: number): Promise<void>;
  clear(): void;
  stop(): Promise<void>;
};

/** A system of the firm that receives webhooks, on loopback. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<() => void>();
  let behavior: ReceiverBehavior | ChooseBehavior = { answers: 204 };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const webhook = { headers: request.headers as Record<string, string>, body };
    received.push(webhook);
    for (const look of waiting) look();
    answer(typeof behavior === "function" ? behavior(webhook) : behavior, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/hooks?key=7`,
    host,
    received,
    behave: (next) => {
      behavior = next;
    },
    has: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    clear: () => {
      received.length = 0;
      behavior = { answers: 204 };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(behavior: ReceiverBehavior, response: ServerResponse): void {
  if (typeof behavior === "object") response.writeHead(behavior.answers, behavior.headers).end();
  else if (behavior === "dies") response.socket?.destroy();
  else if (behavior === "endless") writeForever(response.writeHead(200), "x".repeat(65_536));
  else if (behavior === "stalls") response.writeHead(200, { "content-length": 100 }).write("half");
  else if (behavior === "interim" && response.socket) writeForever(response.socket, "HTTP/1.1 103 Early Hints\r\n\r\n");
}

/** For as long as the other side reads. */
function writeForever(to: NodeJS.WritableStream & { readonly destroyed?: boolean }, chunk: string): void {
  const more = () => {
    while (!to.destroyed && to.write(chunk));
  };
  to.on("drain", more);
  to.on("error", () => undefined);
  more();
}
