import { defineConfig } from "@playwright/test";
import { type InstalledEngine, isInstalled, otherEngines } from "#tooling/browser/installed-engines.ts";
import chromium from "./playwright.config.ts";

/** The same site as for the tests in Chromium, in the other engines that this machine has. */
export default defineConfig<{ readonly engine: InstalledEngine }>({
  ...chromium,
  testDir: "tests/browsers",
  outputDir: ".cache/results/browsers",
  // All at once: a valuation waits 42 seconds and needs no processor meanwhile.
  workers: 10,
  timeout: 8 * 60_000,
  // Whatever hangs, the run ends with a message.
  globalTimeout: 15 * 60_000,
  projects: otherEngines()
    .filter(isInstalled)
    .map((engine) => ({ name: engine.name, use: { engine } })),
});
