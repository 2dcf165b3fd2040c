import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#tooling/run/free-port.ts";
import { type Counts, playwrightCounts } from "#tooling/run/test-counts.ts";
import { isInstalled, type MissingEngine, otherEngines, whyNotRun } from "./installed-engines.ts";

export type EngineTests = {
  /** The engines that ran, for the line that counts them; without any there is nothing to count. */
  readonly ran: string;
  readonly counts: Counts;
  readonly seconds: number;
};

const report = ".cache/results/browsers.json";
/** Above the runner's own limit, for the case that the runner hangs. */
const limitMs = 20 * 60_000;

/** Runs `tests/browsers` in Firefox and WebKit where they are installed, and says in one line where they are not. */
export async function runEngineTests(args: readonly string[] = []): Promise<EngineTests | undefined> {
  const engines = otherEngines();
  const missing = engines.filter((engine): engine is MissingEngine => !isInstalled(engine));
  if (missing.length > 0) process.stdout.write(`${missing.map(whyNotRun).join("; ")}\n`);
  const installed = engines.filter(isInstalled);
  if (installed.length === 0) return undefined;
  const started = performance.now();
  rmSync(report, { force: true });
  const code = await runInGroup("playwright", ["test", "--config=playwright.browsers.config.ts", ...args], {
    E2E_PORT: String(await freePort()),
    E2E_OWNER_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return {
    ran: installed.map(({ name }) => name).join(" and "),
    counts: playwrightCounts(report, code),
    seconds: (performance.now() - started) / 1000,
  };
}

/** Runs the command in a process group, so that no browser, driver or screen outlives it, however it ends. */
function runInGroup(command: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(join("node_modules/.bin", command), args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The group has already ended.
    }
  };
  const interrupt = () => signalGroup("SIGINT");
  const killAll = () => signalGroup("SIGKILL");
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt).once("exit", killAll);
  const limit = setTimeout(() => {
    process.stderr.write(`The browser tests did not end within ${limitMs / 60_000} minutes\n`);
    killAll();
  }, limitMs);
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => {
      clearTimeout(limit);
      killAll();
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt).off("exit", killAll);
      resolve(code ?? 1);
    });
  });
}
