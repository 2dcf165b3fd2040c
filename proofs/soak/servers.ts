import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tooling/run/free-port.ts";
import { type Site, startSite } from "../harness/site.ts";
import { readLine } from "./server-log.ts";

/** How a server went away and came back, in milliseconds since the start. */
export type Restart = {
  readonly signalAt: number;
  /** When it first answered that it is not ready. */
  readonly notReadyAt: number | undefined;
  /** When it first refused a connection. */
  readonly refusedAt: number | undefined;
  readonly exitAt: number;
  readonly exitCode: number | null;
  readonly backAt: number;
};

type Sample = { readonly at: number; readonly megabytes: number; readonly lagMs: number };
type Warning = { readonly at: number; readonly line: NonNullable<ReturnType<typeof readLine>> };

export type SoakServer = Pick<Site, "address" | "pid" | "crashes" | "stop"> & {
  /** Address of its metrics and health details. */
  readonly privateAddress: string;
  /** Whether a proxy would send it visitors. */
  isReady(): boolean;
  readonly warnings: readonly Warning[];
  /** Memory and event loop lag, every two seconds. */
  readonly samples: readonly Sample[];
  restart(): Promise<Restart>;
};

/** Common proxy settings: an answer counts at once, a timeout only the second time. */
const probeEveryMs = 250;
const maxSilences = 2;
/** The startup time of the program is not a visitor's wait. */
const settlesMs = 6_000;

export async function startSoakServer(env: Readonly<Record<string, string>>, now: () => number): Promise<SoakServer> {
  const metricsPort = await freePort();
  const privateAddress = `http://127.0.0.1:${metricsPort}`;
  const warnings: Warning[] = [];
  const samples: Sample[] = [];
  let ready = true;
  const site = await startSite({
    env: { METRICS_PORT: String(metricsPort), ...env },
    onLine: (text) => {
      const line = readLine(text);
      if (line) warnings.push({ at: now(), line });
    },
  });
  let startedAt = now();
  let watching = true;
  const probe = async () => {
    for (let silences = 0; watching; await sleep(probeEveryMs)) {
      const status = await readiness(site.port);
      silences = status === "silent" ? silences + 1 : 0;
      ready = status === 200 || (status === "silent" && ready && silences < maxSilences);
    }
  };
  void probe();
  const sampler = setInterval(async () => {
    const sample = await metricsOf(privateAddress);
    if (sample && now() - startedAt > settlesMs) samples.push({ at: now(), ...sample });
  }, 2_000);
  return {
    address: site.address,
    pid: site.pid,
    crashes: site.crashes,
    privateAddress,
    warnings,
    samples,
    isReady: () => ready,
    restart: async () => {
      const signalAt = now();
      const exited = site.stop();
      const seen = await watchLeaving(site.port, now, exited);
      const exitCode = await exited;
      const exitAt = now();
      await site.start();
      startedAt = now();
      // The next one is not restarted before this one has visitors again.
      while (!ready) await sleep(probeEveryMs);
      return { signalAt, ...seen, exitAt, exitCode, backAt: startedAt };
    },
    stop: async () => {
      watching = false;
      clearInterval(sampler);
      return site.stop();
    },
  };
}

/** On a new connection each time, like a health check. */
function readiness(port: number): Promise<number | "refused" | "silent"> {
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
  let isGone = false;
  void exited.then(() => {
    isGone = true;
  });
  let notReadyAt: number | undefined;
  while (!isGone) {
    const status = await readiness(port);
    if (status === 503) notReadyAt ??= now();
    if (status === "refused") return { notReadyAt, refusedAt: now() };
    await sleep(20);
  }
  return { notReadyAt, refusedAt: undefined };
}

async function metricsOf(privateAddress: string): Promise<Omit<Sample, "at"> | undefined> {
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
