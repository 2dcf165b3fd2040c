import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { runCommand } from "#tooling/run/command.ts";
import { freePort } from "#tooling/run/free-port.ts";
import { startEdge } from "./edge.ts";
import { preparePeers } from "./prepare-peers.ts";

/** The home page built with another framework, from the same components, styles, fonts and words. */
type Framework = {
  readonly name: string;
  readonly package: string;
  /** Starts what it built, ready for production. */
  readonly start: (port: number) => readonly string[];
};

const frameworks = {
  next: { name: "Next.js", package: "next", start: (port) => ["start", "--port", String(port)] },
  astro: { name: "Astro", package: "astro", start: (port) => ["preview", "--port", String(port)] },
} as const satisfies Record<string, Framework>;

export type PeerId = keyof typeof frameworks;

export type Peer = { readonly id: PeerId; readonly name: string; readonly address: string; stop(): void };

const settings = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production", NO_COLOR: "1" };

/** Installs what is missing, builds and serves the peers; `tell` hears of one that cannot be had, and the rest go on. */
export async function startPeers(tell: (line: string) => void): Promise<readonly Peer[]> {
  await preparePeers();
  const peers: Peer[] = [];
  for (const id of Object.keys(frameworks) as PeerId[]) {
    try {
      peers.push(await startPeer(id));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell(`${frameworks[id].name}: not measured. ${reason}`);
    }
  }
  return peers;
}

async function startPeer(id: PeerId): Promise<Peer> {
  const { name, package: command, start } = frameworks[id];
  const folder = resolve("bench/peers", id);
  await install(folder);
  const binary = join(folder, "node_modules/.bin", command);
  await orExplain("It could not be built", runCommand(binary, ["build"], { cwd: folder, env: settings }));
  const port = await freePort();
  const server = spawn(binary, start(port), {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const end = () => server.kill("SIGTERM");
  process.once("exit", end);
  const origin = `http://localhost:${port}`;
  await untilAnswering(origin, server);
  const edge = await startEdge(origin);
  return {
    id,
    name: `${name} ${installedVersion(folder, command)}`,
    address: edge.address,
    stop() {
      edge.close();
      end();
      process.off("exit", end);
    },
  };
}

/** Leaves an installation alone that came from the very same lock file. */
async function install(folder: string): Promise<void> {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules/.installed-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  await orExplain("It could not be installed", runCommand("npm", ["ci"], { cwd: folder }));
  writeFileSync(stamp, lock);
}

async function orExplain(failure: string, work: ReturnType<typeof runCommand>): Promise<void> {
  const { code, output } = await work;
  if (code !== 0) throw new Error(`${failure}:\n${excerpt(output)}`);
}

/** A tool says what is wrong at the start or at the end of what it prints. */
function excerpt(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const shown = lines.length > 20 ? [...lines.slice(0, 10), "…", ...lines.slice(-10)] : lines;
  return shown.map((line) => `  ${line}`).join("\n");
}

const manifest = z.object({ version: z.string() });

function installedVersion(folder: string, name: string): string {
  const file = join(folder, "node_modules", name, "package.json");
  return manifest.parse(JSON.parse(readFileSync(file, "utf8"))).version;
}

async function untilAnswering(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  server.kill("SIGTERM");
  throw new Error("Its server did not start.");
}
