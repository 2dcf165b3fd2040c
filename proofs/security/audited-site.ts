import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { freePort } from "../../tooling/run/free-port.ts";
import { startBuiltSite, untilHealthy } from "../../tooling/run/serve-built-site.ts";

export type AuditedSite = {
  readonly port: number;
  readonly address: string;
  /** All that it has printed so far, to both outputs. */
  printed(): string;
  /** Megabytes that it holds. */
  memory(): number;
  isAlive(): boolean;
  /** Resolves once it has shut down and printed its last line. */
  stop(): Promise<void>;
};

/** The built server in a process of its own on an embedded store that is thrown away. */
export async function startAuditedSite(
  env: Readonly<Record<string, string>>,
  publicUrl?: string,
): Promise<AuditedSite> {
  mkdirSync(".cache", { recursive: true });
  const dataDir = mkdtempSync(resolve(".cache/audit-security-"));
  const port = await freePort();
  const server = startBuiltSite({
    port,
    env: {
      DATA_DIR: dataDir,
      // As much as it can ever say: what must not be in the log must not be in any level of it.
      LOG_LEVEL: "trace",
      // Each request is another visitor's, so that limits per visitor do not hide what lies behind them.
      TRUST_PROXY: "true",
      LEAD_LIMIT: "100000000",
      ...env,
    },
    output: "pipe",
    ...(publicUrl !== undefined && { publicUrl }),
  });
  const parts: Buffer[] = [];
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (chunk: Buffer) => parts.push(chunk));
  const ended = new Promise<void>((done) => server.once("close", () => done()));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  process.once("exit", removeData);
  const address = `http://127.0.0.1:${port}`;
  await untilHealthy(address);
  return {
    port,
    address,
    printed: () => Buffer.concat(parts).toString("utf8"),
    memory: () => residentMegabytes(server.pid ?? 0),
    isAlive: () => server.exitCode === null && server.signalCode === null,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      removeData();
      process.off("exit", removeData);
    },
  };
}

function residentMegabytes(pid: number): number {
  if (process.platform === "linux")
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024;
}
