import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { runCommand } from "../../tooling/run/command.ts";
import { freePort } from "../../tooling/run/free-port.ts";
import { installPackage } from "../../tooling/run/install-package.ts";
import { print } from "../harness/print.ts";
import { untilAnswering } from "../harness/until-answering.ts";
import { startBrotliFront } from "./brotli-front.ts";
import { prepareNext } from "./prepare-next.ts";

export type NextPeer = { readonly name: string; readonly url: string; stop(): void };

const folder = resolve("proofs/pages/next");
const settings = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", NO_COLOR: "1" };

/** The home page from the same components, built with Next.js. If it cannot be built, prints why. */
export async function startNextPeer(): Promise<NextPeer | undefined> {
  try {
    await prepareNext();
    await installPackage(folder);
    return await start();
  } catch (error) {
    print(`Next.js: not measured. ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function start(): Promise<NextPeer> {
  const next = join(folder, "node_modules/.bin/next");
  const { code, output } = await runCommand(next, ["build"], { cwd: folder, env: settings });
  if (code !== 0) throw new Error(`It could not be built:\n${output.slice(-2_000)}`);
  const port = await freePort();
  const server = spawn(next, ["start", "--port", String(port)], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  const end = () => server.kill("SIGTERM");
  process.once("exit", end);
  await untilAnswering(`http://localhost:${port}`, server);
  const front = await startBrotliFront(`http://localhost:${port}`);
  return {
    name: `Next.js ${/Next\.js (\S+)/.exec(output)?.[1] ?? ""}`,
    url: `${front.address}/`,
    stop() {
      front.close();
      end();
      process.off("exit", end);
    },
  };
}
