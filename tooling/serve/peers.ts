import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "#tooling/run/free-port.ts";
import { startBuiltSite, untilHealthy } from "#tooling/run/serve-built-site.ts";

/** A server in a process of its own. */
export type Peer = { readonly child: ChildProcess; readonly port: number };

export const pidOf = ({ child }: Peer): number => child.pid ?? 0;

/** As in production: a line for each request that the application answers is part of the work. */
export async function startOurs(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Peer> {
  const port = await freePort();
  const child = startBuiltSite({ port, env: { DATA_DIR: dataDir, LOG_LEVEL: "info", TRUST_PROXY: "true", ...env } });
  await untilHealthy(`http://127.0.0.1:${port}`);
  return { child, port };
}

export async function startBareNode(file: string): Promise<Peer> {
  const port = await freePort();
  const program = fileURLToPath(new URL("./bare-node.ts", import.meta.url));
  const child = spawn(process.execPath, [program, String(port), file], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  return { child, port };
}

/** Answers once it listens. */
export async function untilAnswering({ child, port }: Peer): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`A peer did not start: ${child.spawnargs.join(" ")}`);
}

export async function end({ child }: Peer): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once("close", done));
  child.kill("SIGTERM");
  await ended;
}
