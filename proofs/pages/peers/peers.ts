import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "../../../tooling/run/command.ts";
import { freePort } from "../../../tooling/run/free-port.ts";
import { installPackage } from "../../../tooling/run/install-package.ts";
import { print } from "../../harness/print.ts";
import { untilAnswering } from "../../harness/until-answering.ts";
import { startBrotliFront } from "./brotli-front.ts";
import { preparePeers } from "./prepare-peers.ts";

/** The home page from the same components, built with another framework. */
type Framework = {
  readonly title: string;
  /** Its package, its command and its folder in `proofs/pages/`. */
  readonly name: string;
  /** Command that serves the build. */
  readonly serve: string;
};

export type Peer = Framework & { readonly version: string; readonly url: string; stop(): void };

export const nextJs: Framework = { title: "Next.js", name: "next", serve: "start" };
const astro: Framework = { title: "Astro", name: "astro", serve: "preview" };

const settings = {
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NODE_ENV: "production",
  NO_COLOR: "1",
};

/** Builds and serves each peer. For one that cannot be built, prints why. */
export async function startPeers(): Promise<readonly Peer[]> {
  await preparePeers();
  const peers: Peer[] = [];
  for (const framework of [nextJs, astro])
    try {
      peers.push(await start(framework));
    } catch (error) {
      print(`${framework.title}: not measured. ${error instanceof Error ? error.message : String(error)}`);
    }
  return peers;
}

async function start(framework: Framework): Promise<Peer> {
  const { name, serve } = framework;
  const folder = resolve("proofs/pages", name);
  await installPackage(folder);
  const command = join(folder, "node_modules/.bin", name);
  const { code, output } = await runCommand(command, ["build"], { cwd: folder, env: settings });
  if (code !== 0) throw new Error(`It could not be built:\n${output.slice(-2_000)}`);
  const port = await freePort();
  const server = spawn(command, [serve, "--port", String(port)], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  const end = () => server.kill("SIGTERM");
  process.once("exit", end);
  await untilAnswering(`http://localhost:${port}`, server);
  const front = await startBrotliFront(`http://localhost:${port}`);
  return {
    ...framework,
    version: versionOf(folder, name),
    url: `${front.address}/`,
    stop() {
      front.close();
      end();
      process.off("exit", end);
    },
  };
}

function versionOf(folder: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
  return version;
}
