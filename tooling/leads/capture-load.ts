import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { Client } from "undici";
import { seededRandom } from "./random.ts";
import { sampleCapture } from "./sample-captures.ts";
import { type Measured, measured } from "./throughput.ts";

export type LoadOrder = { readonly address: string; readonly clients: number; readonly seconds: number };

/** Captures from a process of its own, so that the one that is measured has its processor to itself. */
export function captureLoad(order: LoadOrder): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url));
    child.once("message", (result) => resolve(result as Measured));
    child.once("close", (code) => reject(new Error(`The load ended with ${code} before it was done`)));
    child.send(order);
  });
}

/** Captures are cut open where the id goes: making them must not take the time of sending them. */
function prepare(count: number): readonly (readonly [before: string, after: string])[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => {
    const [before = "", after = ""] = JSON.stringify(sampleCapture(random, "ID")).split('"ID"');
    return [`${before}"`, `"${after}`] as const;
  });
}

/** Each capture is another visitor's, and each client keeps its connection. */
async function run({ address, clients, seconds }: LoadOrder): Promise<Measured> {
  const prepared = prepare(500);
  const firstVisitor = Math.floor(Math.random() * 2 ** 24);
  let sent = 0;
  return measured(seconds, clients, () => {
    const client = new Client(address, { pipelining: 1 });
    return {
      work: () => {
        const [before, after] = prepared[sent % prepared.length] ?? ["", ""];
        const visitor = (firstVisitor + sent) % 2 ** 24;
        sent += 1;
        const body = before + randomUUID() + after;
        return post(client, body, `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`);
      },
      close: () => client.close(),
    };
  });
}

function post(client: Client, body: string, visitor: string): Promise<void> {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", "x-forwarded-for": visitor };
  return new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(
      { path: "/api/leads", method: "POST", headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_, code) => {
          status = code;
        },
        onResponseData: () => undefined,
        onResponseEnd: () => (status === 201 ? resolve() : reject(new Error(`A capture was answered with ${status}`))),
        onResponseError: (_, error) => reject(error),
      },
    );
  });
}

if (import.meta.main) {
  process.once("message", async (order) => {
    const result = await run(order as LoadOrder);
    process.send?.(result, () => process.exit(0));
  });
}
