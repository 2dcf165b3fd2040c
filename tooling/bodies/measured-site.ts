import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tooling/run/free-port.ts";
import { madeUpVisitor } from "#tooling/run/made-up-visitor.ts";
import { startBuiltSite, untilHealthy } from "#tooling/run/serve-built-site.ts";
import { type RawConnection, rawConnection } from "#tooling/security/raw-connection.ts";
import { mainThreadTime } from "./main-thread-time.ts";
import type { WorstRequest } from "./worst-requests.ts";

export type Cost = { readonly status: number; readonly ms: number };

export type MeasuredSite = {
  readonly address: string;
  /** Milliseconds of main thread that one request took. */
  costOf(request: WorstRequest): Promise<Cost>;
  stop(): Promise<void>;
};

/** What follows an answer, such as its log line, belongs to it. */
const settlesMs = 2;
const patienceMs = 60_000;

/** The built server in its own process on an empty embedded store. Each request comes from another network, so that no limit hides what it costs. */
export async function startMeasuredSite(env: Readonly<Record<string, string>>): Promise<MeasuredSite> {
  mkdirSync(".cache", { recursive: true });
  const dataDir = mkdtempSync(resolve(".cache/bench-bodies-"));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  process.once("exit", removeData);
  let server: ChildProcess;
  let connection: RawConnection;
  let port = 0;
  let visitors = 0;

  const start = async () => {
    port = await freePort();
    server = startBuiltSite({
      port,
      env: { DATA_DIR: dataDir, LOG_LEVEL: "info", TRUST_PROXY: "true", LEAD_LIMIT: "100000000", ...env },
    });
    connection = rawConnection(port);
    await untilHealthy(`http://127.0.0.1:${port}`);
  };
  const stop = async () => {
    connection.close();
    const ended = new Promise((done) => server.once("close", done));
    server.kill("SIGTERM");
    await ended;
  };

  async function ask(request: WorstRequest): Promise<Cost> {
    visitors += 1;
    const bytes = bytesOf(request, visitors);
    const pid = server.pid ?? 0;
    const before = mainThreadTime(pid);
    const ended = await connection.send({ bytes, method: request.method, withinMs: patienceMs });
    await sleep(settlesMs);
    return { status: ended.how === "answered" ? ended.answer.status : 0, ms: mainThreadTime(pid) - before };
  }

  await start();
  return {
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    async costOf(request) {
      const cost = await ask(request);
      if (cost.status !== 429) return cost;
      // The limit for all is used up; a new server counts from the start.
      await stop();
      await start();
      return ask(request);
    },
    stop: async () => {
      await stop();
      process.off("exit", removeData);
      removeData();
    },
  };
}

function bytesOf({ method, target, contentType, body }: WorstRequest, visitor: number): Buffer {
  const sent = Buffer.from(body ?? "");
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: localhost:8888",
    `X-Forwarded-For: ${madeUpVisitor(visitor)}`,
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`, `Content-Length: ${sent.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), sent]);
}
