import { setTimeout as sleep } from "node:timers/promises";
import { mainThreadMs } from "../harness/process-cost.ts";
import { rawConnection } from "../harness/raw-connection.ts";
import { startSite } from "../harness/site.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import type { WorstRequest } from "./worst-requests.ts";

/** With what lets its sender in: a cookie, a token or a signature. */
export type SentRequest = WorstRequest & { readonly headers?: readonly (readonly [name: string, value: string])[] };

type Cost = { readonly status: number; readonly ms: number };

export type MeasuredSite = {
  readonly address: string;
  /** Main-thread milliseconds of one request. */
  costOf(request: SentRequest): Promise<Cost>;
  stop(): Promise<void>;
};

/** What follows an answer, such as its log line, is part of its cost. */
const settlesMs = 2;
const withinMs = 60_000;

/**
 * The built server on the store that its settings name. Each request comes from another network, so that no limit hides its
 * cost.
 */
export async function startMeasuredSite(
  env: Readonly<Record<string, string>>,
  publicUrl: string,
): Promise<MeasuredSite> {
  const site = await startSite({ env, publicUrl });
  const connection = rawConnection(site.port);
  let visitors = 0;
  /** A limit of the account, kept in the store: no restart lifts it, and it is the refusal that is measured. */
  let isLimitKept = false;

  async function ask(request: SentRequest): Promise<Cost> {
    visitors += 1;
    const bytes = bytesOf(request, visitors);
    const pid = site.pid();
    const before = mainThreadMs(pid);
    const ended = await connection.send({ bytes, method: request.method, withinMs });
    await sleep(settlesMs);
    return { status: ended.how === "answered" ? ended.answer.status : 0, ms: mainThreadMs(pid) - before };
  }

  return {
    address: site.address,
    async costOf(request) {
      const cost = await ask(request);
      if (cost.status !== 429) isLimitKept = false;
      if (cost.status !== 429 || isLimitKept) return cost;
      // The limit for all visitors together is used up; a new server starts counting again.
      connection.close();
      await site.kill();
      await site.start();
      const again = await ask(request);
      isLimitKept = again.status === 429;
      return again;
    },
    stop: async () => {
      connection.close();
      await site.stop();
    },
  };
}

function bytesOf({ method, target, contentType, body, headers = [] }: SentRequest, visitor: number): Buffer {
  const sent = Buffer.from(body ?? "");
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: localhost:8888",
    `X-Forwarded-For: ${visitorAddress(visitor)}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`, `Content-Length: ${sent.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), sent]);
}
