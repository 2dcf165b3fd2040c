import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { StoreSettings } from "../../server/store/open.ts";
import { freePort } from "../../tooling/run/free-port.ts";
import { startBuiltSite, untilHealthy } from "../../tooling/run/serve-built-site.ts";

/** The built server in a separate process, on a port that it keeps across restarts. */
export type Site = {
  readonly port: number;
  readonly address: string;
  pid(): number;
  isRunning(): boolean;
  /** How often it ended without a signal from us. */
  crashes(): number;
  /** Starts it again without waiting until it is up. */
  launch(): void;
  /** Starts it again; resolves when it is ready. */
  start(): Promise<void>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>;
};

export type SiteOrder = {
  readonly env: Readonly<Record<string, string>>;
  /** The public address, if it differs from the one that the site was built for. */
  readonly publicUrl?: string;
  /** Called with each line that the server prints. */
  readonly onLine?: (line: string) => void;
};

/** Each request of a proof can come from another visitor, so that no limit hides what is measured. */
const manyVisitors = { TRUST_PROXY: "true", LEAD_LIMIT: "100000000", LOG_LEVEL: "info" } as const;

export function storeEnv({ dataDir, databaseUrl }: StoreSettings): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

export async function startSite({ env, publicUrl, onLine }: SiteOrder): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  let crashes = 0;

  const launch = () => {
    const server = startBuiltSite({
      port,
      env: { ...manyVisitors, ...env },
      ...(publicUrl !== undefined && { publicUrl }),
      ...(onLine && { output: "pipe" }),
    });
    running = server;
    if (onLine)
      for (const stream of [server.stdout, server.stderr]) if (stream) createInterface(stream).on("line", onLine);
    server.once("close", () => {
      if (running !== server) return;
      running = undefined;
      crashes += 1;
    });
  };
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    const server = running;
    running = undefined;
    if (!server) return Promise.resolve(null);
    return new Promise((resolve) => {
      server.once("close", resolve);
      server.kill(signal);
    });
  };
  const start = async () => {
    launch();
    await untilHealthy(address);
  };
  await start();
  return {
    port,
    address,
    pid: () => running?.pid ?? 0,
    isRunning: () => running !== undefined,
    crashes: () => crashes,
    launch,
    start,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}
