import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { currentBuild } from "#tooling/build/build-folders.ts";
import { ensureBuilt, localAddress } from "#tooling/build/ensure-built.ts";
import { freePort } from "./free-port.ts";

export type SiteSettings = {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** The public address, if it differs from the one that the site was built for. */
  readonly publicUrl?: string;
  /** `pipe`: the caller reads the output. */
  readonly output?: "ignore" | "pipe";
};

/** Builds the site if needed and serves it until this process ends; returns its address. */
export async function serveBuiltSite(dataDir: string): Promise<string> {
  await ensureBuilt();
  const port = await freePort();
  startBuiltSite({ port, env: { ...(process.env as Record<string, string>), DATA_DIR: dataDir } });
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const address = `http://localhost:${port}`;
  await untilHealthy(address);
  return address;
}

/** Starts the built server in a separate process, which ends with this one. */
export function startBuiltSite({ port, env, publicUrl = localAddress, output = "ignore" }: SiteSettings): ChildProcess {
  const server = spawn(process.execPath, [join(currentBuild, "server/main.js")], {
    env: { LOG_LEVEL: "warn", ...env, NODE_ENV: "production", PORT: String(port), SITE_URL: publicUrl },
    stdio: ["ignore", output, output === "pipe" ? "pipe" : "inherit"],
  });
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  server.once("close", () => process.off("exit", end));
  return server;
}

export async function untilHealthy(address: string): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt++) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("The site did not start");
}
