import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { ensureChromium } from "#tooling/browser/chromium.ts";
import { audit, type Category, categories } from "#tooling/browser/lighthouse.ts";
import { buildSite } from "#tooling/build/build-site.ts";
import { isBuilt } from "#tooling/build/fingerprint.ts";
import { freePort } from "#tooling/run/free-port.ts";

/** Lighthouse's mobile scores: `npm run lighthouse -- /about /process` (the home page by default), median of three runs. */
const goal = 95;
const runs = 3;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ["/"];
const siteUrl = "http://localhost:8888";
const dataDir = ".cache/lighthouse-data";

if (!isBuilt(siteUrl)) await buildSite(siteUrl);
const browser = await ensureChromium();
const port = await freePort();
const server = spawn(process.execPath, ["scripts/start.ts"], {
  env: { ...process.env, PORT: String(port), SITE_URL: siteUrl, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  stdio: ["ignore", "ignore", "inherit"],
});
process.on("exit", () => {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});
await untilHealthy(`http://localhost:${port}/api/health`);

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
process.stdout.write(`${"page".padEnd(44)}${categories.map((name) => name.padStart(16)).join("")}\n`);
let reached = true;
for (const path of paths) {
  const scores: Record<Category, number>[] = [];
  for (let run = 0; run < runs; run++) scores.push(await audit(`http://localhost:${port}${path}`, browser.path));
  const medians = categories.map((category) => median(scores.map((score) => score[category])));
  reached &&= medians.every((score) => score >= goal);
  process.stdout.write(`${path.padEnd(44)}${medians.map((score) => String(score).padStart(16)).join("")}\n`);
}
process.stdout.write(reached ? `Each is at least ${goal}.\n` : `At least one is below ${goal}.\n`);
process.exit(reached ? 0 : 1);

async function untilHealthy(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The site did not start");
}
