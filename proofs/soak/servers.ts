import type { ChildProcess } from "node:child_process";
import { request } from "node:http";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tooling/run/free-port.ts";
import { startBuiltSite, untilHealthy } from "../../tooling/run/serve-built-site.ts";
import { type LogLine, readLine } from "./log-lines.ts";

/** How a server was taken away and came back, in milliseconds since the start. */
export type Restart = {
  readonly signalAt: number;
  /** When it first said that it is not ready. */
  readonly redAt: number | undefined;
  /** When it first refused a connection. */
  readonly refusedAt: number | undefined;
  readonly exitAt: number;
  readonly exitCode: number | null;
  readonly backAt: number;
};

export type Told = { readonly at: number; readonly line: LogLine | string };
export type Sample = { readonly at: number; readonly megabytes: number; readonly lagMs: number };

export type SoakServer = {
  readonly address: string;
  /** Where it shows metrics and the details of its health. */
  readonly privateAddress: string;
  pid(): number;
  /** Whether a proxy would send it visitors. */
  isReady(): boolean;
  /** All that it said, but what it says at a start. */
  readonly told: readonly Told[];
  /** Memory and how late its event loop was, every other second. */
  readonly samples: readonly Sample[];
  /** Exits that nobody asked for. */
  crashes(): number;
  restart(): Promise<Restart>;
  stop(): Promise<number | null>;
};

/** As a proxy is usually set: what answers is believed at once, what says nothing is asked again. */
const askEveryMs = 250;
const mostSilences = 2;
const settlesMs = 6_000;

export async function startSoakServer(env: Readonly<Record<string, string>>, now: () => number): Promise<SoakServer> {
  const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
  const address = `http://127.0.0.1:${port}`;
  const privateAddress = `http://127.0.0.1:${metricsPort}`;
  const told: Told[] = [];
  const samples: Sample[] = [];
  let ready = true;
  let startedAt = 0;
  let leaving = false;
  let crashes = 0;
  let child: ChildProcess | undefined;

  const start = async () => {
    const server = startBuiltSite({
      port,
      env: { LOG_LEVEL: "info", METRICS_PORT: String(metricsPort), ...env },
      output: "pipe",
    });
    child = server;
    server.once("close", () => {
      if (!leaving) crashes += 1;
    });
    if (server.stdout) createInterface(server.stdout).on("line", (text) => listen(text));
    if (server.stderr) createInterface(server.stderr).on("line", (text) => told.push({ at: now(), line: text }));
    await untilHealthy(address);
    startedAt = now();
  };
  /** The lines at the start are for people. */
  const listen = (text: string) => {
    const line = readLine(text);
    if (typeof line === "string" ? !/^(.+ is on http| {2}\w)/.test(line) : line.level >= 40)
      told.push({ at: now(), line });
  };
  const end = async (): Promise<number | null> => {
    leaving = true;
    const server = child;
    if (!server || server.exitCode !== null || server.signalCode !== null) return server?.exitCode ?? null;
    const closed = new Promise<number | null>((resolve) => server.once("close", (code) => resolve(code)));
    server.kill("SIGTERM");
    return closed;
  };

  let watching = true;
  const proxy = async () => {
    for (let silences = 0; watching; await sleep(askEveryMs)) {
      const status = await statusOf(port);
      silences = status === "silent" ? silences + 1 : 0;
      ready = status === 200 || (status === "silent" && ready && silences < mostSilences);
    }
  };
  const sampler = setInterval(async () => {
    const sample = await sampleOf(privateAddress);
    // What loading the program took is no visitor's wait.
    if (sample && now() - startedAt > settlesMs) samples.push({ at: now(), ...sample });
  }, 2_000);
  sampler.unref();

  await start();
  void proxy();
  return {
    address,
    privateAddress,
    told,
    samples,
    pid: () => child?.pid ?? 0,
    isReady: () => ready,
    crashes: () => crashes,
    restart: async () => {
      const signalAt = now();
      const exited = end();
      const seen = await watchLeaving(port, now, exited);
      const exitCode = await exited;
      const exitAt = now();
      leaving = false;
      await start();
      const backAt = now();
      // The next one is not taken away before this one has visitors again.
      while (!ready) await sleep(askEveryMs);
      return { signalAt, ...seen, exitAt, exitCode, backAt };
    },
    stop: async () => {
      watching = false;
      clearInterval(sampler);
      return end();
    },
  };
}

/** Asks on a connection of its own each time, as a health check does. */
function statusOf(port: number): Promise<number | "refused" | "silent"> {
  return new Promise((resolve) => {
    const asked = request({ port, host: "127.0.0.1", path: "/api/health/ready", agent: false, timeout: 2_000 });
    asked.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once("timeout", () => asked.destroy(new Error("too slow")));
    asked.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "ECONNREFUSED" ? "refused" : "silent"));
    asked.end();
  });
}

async function watchLeaving(port: number, now: () => number, exited: Promise<unknown>) {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  let redAt: number | undefined;
  while (!gone) {
    const status = await statusOf(port);
    if (status === 503) redAt ??= now();
    if (status === "refused") return { redAt, refusedAt: now() };
    await sleep(20);
  }
  return { redAt, refusedAt: undefined };
}

async function sampleOf(privateAddress: string): Promise<Omit<Sample, "at"> | undefined> {
  try {
    const text = await (await fetch(`${privateAddress}/metrics`)).text();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
    return {
      megabytes: figure("process_resident_memory_bytes") / 2 ** 20,
      lagMs: figure("nodejs_eventloop_lag_p99_seconds") * 1_000,
    };
  } catch {
    return undefined;
  }
}
