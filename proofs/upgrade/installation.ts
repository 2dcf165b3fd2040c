import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "../../tooling/run/command.ts";
import { emptySettings } from "../../tooling/run/empty-settings.ts";
import { untilHealthy } from "../../tooling/run/serve-built-site.ts";
import { print } from "../harness/print.ts";

export type Env = Readonly<Record<string, string>>;

/** A version of the site in a folder of its own, as an operator has it. */
export type Installation = {
  /** Runs `npm start`; resolves once visitors are served. */
  start(port: number, env: Env): Promise<Running>;
  /** Runs one of the operator's commands and returns its exit code and what it printed. */
  run(script: string, args: readonly string[], env: Env): Promise<{ readonly code: number; readonly output: string }>;
};

export type Running = {
  readonly address: string;
  readonly output: () => string;
  /** With SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
};

export function installationIn(folder: string): Installation {
  return {
    async start(port, env) {
      const server = spawn(process.execPath, ["scripts/start.ts"], {
        cwd: folder,
        env: { ...process.env, ...emptySettings, PORT: String(port), LOG_LEVEL: "warn", TRUST_PROXY: "true", ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const end = () => server.kill("SIGKILL");
      process.once("exit", end);
      let printed = "";
      for (const stream of [server.stdout, server.stderr])
        stream.on("data", (chunk: Buffer) => {
          printed += chunk.toString();
        });
      const closed = new Promise<number | null>((done) => server.once("close", done));
      const address = `http://localhost:${port}`;
      await Promise.race([
        untilHealthy(address),
        closed.then((code) => Promise.reject(new Error(`npm start ended with ${code}:\n${printed}`))),
      ]);
      return {
        address,
        output: () => printed,
        stop: () => {
          process.off("exit", end);
          server.kill("SIGTERM");
          return closed;
        },
      };
    },
    run: (script, args, env) =>
      runCommand(process.execPath, [`scripts/${script}.ts`, ...args], {
        cwd: folder,
        env: { ...emptySettings, ...env },
      }),
  };
}

/** Clones a commit of this repository and builds it, once; later runs use the same folder. */
export async function installCommit(commit: string): Promise<Installation> {
  const folder = resolve(".cache/versions", commit);
  if (!existsSync(folder)) {
    print(`Cloning and building ${commit.slice(0, 8)}, once`);
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    await must("git", ["clone", "--quiet", "--no-checkout", resolve("."), unfinished], resolve("."));
    await must("git", ["checkout", "--quiet", "--detach", commit], unfinished);
    if (hasSamePackages(unfinished)) symlinkSync(resolve("node_modules"), join(unfinished, "node_modules"));
    else await must("npm", ["ci"], unfinished);
    await must("npm", ["run", "build"], unfinished);
    renameSync(unfinished, folder);
  }
  return installationIn(folder);
}

async function must(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, args, { cwd, env: emptySettings });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${output}`);
}

type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };

/** Every package of that version is installed here with the same version. */
function hasSamePackages(folder: string): boolean {
  const packagesIn = (path: string) =>
    (JSON.parse(readFileSync(join(path, "package-lock.json"), "utf8")) as Lock).packages;
  const here = packagesIn(".");
  return Object.entries(packagesIn(folder)).every(
    ([name, { version }]) => name === "" || here[name]?.version === version,
  );
}
