import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tooling/run/free-port.ts";
import { startSite } from "../harness/site.ts";
import { untilAnswering } from "../harness/until-answering.ts";

/** A server in a separate process. */
export type Peer = { readonly port: number; pid(): number; stop(): Promise<unknown> };

/** As in production, with one log line per request. */
export const startOurs = (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Peer> =>
  startSite({ env: { DATA_DIR: dataDir, ...env } });

export async function startBareNode(file: string): Promise<Peer> {
  const port = await freePort();
  const program = fileURLToPath(new URL("./bare-node.ts", import.meta.url));
  return startProcess(process.execPath, [program, String(port), file], port);
}

export async function startProcess(program: string, args: readonly string[], port: number): Promise<Peer> {
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  await untilAnswering(`http://127.0.0.1:${port}/`, child);
  return {
    port,
    pid: () => child.pid ?? 0,
    stop: () =>
      new Promise((done) => {
        child.once("close", done);
        child.kill("SIGTERM");
      }),
  };
}
