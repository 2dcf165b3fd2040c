import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tooling/run/free-port.ts";
import { startBuiltSite, untilHealthy } from "../../tooling/run/serve-built-site.ts";

export type Servers = {
  readonly addresses: readonly string[];
  /** How often one ended that nobody had killed. */
  crashes(): number;
  /** Kills these as a power cut would. */
  kill(which: readonly number[]): Promise<void>;
  /** Starts these again; resolves when they take visitors. */
  start(which: readonly number[]): Promise<void>;
  /** Starts these again and kills them so soon that they may not be up yet. */
  startAndKill(which: readonly number[], afterMs: number): Promise<void>;
  stop(): Promise<void>;
};

/** Built servers with one environment, each on a port that it keeps. */
export async function startServers(count: number, env: Readonly<Record<string, string>>): Promise<Servers> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const running = new Map<number, ChildProcess>();
  let crashes = 0;

  const launch = (which: readonly number[]) => {
    for (const index of which) {
      const server = startBuiltSite({ port: ports[index] ?? 0, env });
      running.set(index, server);
      server.once("close", () => {
        if (running.get(index) === server) crashes += 1;
      });
    }
  };
  const end = async (which: readonly number[], signal: NodeJS.Signals) => {
    const ended = which.map((index) => {
      const server = running.get(index);
      running.delete(index);
      return server && closed(server, signal);
    });
    await Promise.all(ended);
  };
  const servers: Servers = {
    addresses,
    crashes: () => crashes,
    kill: (which) => end(which, "SIGKILL"),
    start: async (which) => {
      launch(which);
      await Promise.all(which.map((index) => untilHealthy(addresses[index] ?? "")));
    },
    startAndKill: async (which, afterMs) => {
      launch(which);
      await sleep(afterMs);
      await end(which, "SIGKILL");
    },
    stop: () => end([...running.keys()], "SIGTERM"),
  };
  await servers.start([...ports.keys()]);
  return servers;
}

function closed(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once("close", () => resolve());
    server.kill(signal);
  });
}
