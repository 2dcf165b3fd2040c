import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { inOwnProcess, takeOrder } from "../harness/own-process.ts";
import { type Measured, measured } from "../harness/throughput.ts";
import { visitorAddress } from "../harness/visitor-address.ts";

type LoadOrder = { readonly port: number; readonly clients: number; readonly seconds: number };

export const captureLoad = (order: LoadOrder): Promise<Measured> => inOwnProcess(fileURLToPath(import.meta.url), order);

const idLength = randomUUID().length;

/**
 * Captures are prepared in advance and split where the id goes, so that making them does not take time from sending
 * them.
 */
function prepare(
  count: number,
): readonly { readonly before: string; readonly after: string; readonly bytes: number }[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => {
    const [before = "", after = ""] = JSON.stringify(sampleCapture(random, "ID")).split("ID");
    return { before, after, bytes: Buffer.byteLength(before + after) + idLength };
  });
}

/** Each capture is from another visitor; each client keeps its connection. */
async function run({ port, clients, seconds }: LoadOrder): Promise<Measured> {
  const prepared = prepare(500);
  const firstVisitor = Math.floor(Math.random() * 2 ** 24);
  let sent = 0;
  const next = () => {
    const { before, after, bytes } = prepared[sent % prepared.length] ?? { before: "", after: "", bytes: 0 };
    const visitor = (firstVisitor + sent) % 2 ** 24;
    sent += 1;
    return [
      "POST /api/leads HTTP/1.1",
      `Host: 127.0.0.1:${port}`,
      "Content-Type: application/json",
      "Sec-Fetch-Site: same-origin",
      `X-Forwarded-For: ${visitorAddress(visitor)}`,
      `Content-Length: ${bytes}`,
      "",
      `${before}${randomUUID()}${after}`,
    ].join("\r\n");
  };
  return measured(seconds, clients, () => {
    const client = createClient(port);
    return { work: () => client.send(next()), close: client.close };
  });
}

/** A minimal HTTP client: a library would take CPU time from the measured server. */
function createClient(port: number) {
  const socket: Socket = connect(port, "127.0.0.1").setNoDelay(true);
  let waiting: { resolve: () => void; reject: (error: Error) => void } | undefined;
  let received = "";
  const fail = (error: Error) => waiting?.reject(error);
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("The connection was closed")));
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
    // The answer is one short JSON object.
    if (!received.includes("\r\n\r\n") || !received.endsWith("}")) return;
    const acknowledged = received.startsWith("HTTP/1.1 201 ") && received.includes('"stored":true');
    const answer = received;
    received = "";
    if (acknowledged) waiting?.resolve();
    else fail(new Error(`A capture was answered with ${answer.split("\r\n")[0]}`));
  });
  return {
    send: (request: string) =>
      new Promise<void>((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: async () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}

if (import.meta.main) takeOrder(run);
