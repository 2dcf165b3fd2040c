import { spawnSync } from "node:child_process";
import { delimiter, join, resolve } from "node:path";
import { installFromDebian, isExecutable } from "./debian-chromium.ts";

export type Browser = { readonly path: string; readonly source: string; readonly version: string };

const cache = resolve(".cache/chromium");

/** Finds or installs a Chromium for the browser tests, without root. */
export async function ensureChromium(): Promise<Browser> {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (!isExecutable(named))
      throw new Error(`CHROME_PATH must be an executable file, but it is ${JSON.stringify(named)}.`);
    return started(named, "CHROME_PATH");
  }
  const sources: readonly [string, () => string | undefined | Promise<string | undefined>][] = [
    ["cache", () => join(cache, "chromium")],
    ["Playwright", fromPlaywright],
    ["Debian packages", () => installFromDebian(cache)],
    ["system", fromSystem],
  ];
  for (const [source, find] of sources) {
    const path = await attempt(source, find);
    if (path && isExecutable(path) && versionOf(path)) return started(path, source);
  }
  throw new Error("No Chromium was found. Set CHROME_PATH, or run: npx playwright install --with-deps chromium");
}

async function attempt(source: string, find: () => string | undefined | Promise<string | undefined>) {
  try {
    return await find();
  } catch (error) {
    process.stderr.write(`Chromium from ${source}: ${error instanceof Error ? error.message.split("\n")[0] : error}\n`);
    return undefined;
  }
}

function started(path: string, source: string): Browser {
  const version = versionOf(path);
  if (!version) throw new Error(`${path} does not start`);
  return { path, source, version };
}

async function fromPlaywright(): Promise<string> {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

function fromSystem(): string | undefined {
  const names = ["chromium-headless-shell", "google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return candidates.find(isExecutable);
}

function versionOf(path: string): string | undefined {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}
