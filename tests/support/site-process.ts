import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentBuild } from "#tooling/build/build-folders.ts";
import { emptySettings } from "#tooling/run/empty-settings.ts";

export type SiteProcess = {
  readonly output: () => string;
  /** Resolves once the text has been printed; rejects if the process ends before. */
  says(text: string): Promise<void>;
  readonly exit: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The built site. `npm start` runs the same file, after it has looked whether something has changed. */
export function startBuilt(env: Readonly<Record<string, string>>): SiteProcess {
  return startScript(join(currentBuild, "server/main.js"), { NODE_ENV: "production", ...env });
}

/** A script of the project in a separate process, with a temporary data folder. */
export function startScript(script: string, env: Readonly<Record<string, string>>): SiteProcess {
  const dataDir = mkdtempSync(join(tmpdir(), "amiva-"));
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      ...emptySettings,
      DATA_DIR: dataDir,
      DRAIN_MS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const exit = new Promise<number | null>((resolve) => {
    child.once("close", (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve(code);
    });
  });
  return {
    output: () => printed,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!printed.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        void exit.then(() => reject(new Error(`ended before it said ${JSON.stringify(text)}:\n${printed}`)));
      }),
    exit,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return exit;
    },
  };
}
