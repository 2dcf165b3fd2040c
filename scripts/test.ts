import "#tooling/run/require-node.ts";
import { mkdirSync } from "node:fs";
import { ensureChromium } from "#tooling/browser/chromium.ts";
import { checkStableScores } from "#tooling/browser/stable-scores.ts";
import { ensureBuilt } from "#tooling/build/ensure-built.ts";
import { staticSteps } from "#tooling/run/check-steps.ts";
import { runCommand } from "#tooling/run/command.ts";
import { freePort } from "#tooling/run/free-port.ts";
import { type Counts, playwrightCounts, vitestCounts } from "#tooling/run/test-counts.ts";

/** Everything: format, lint, types, unit, build with budgets, then a real browser and its scores. The last line is the sum. */
const results = ".cache/results";
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;

function count(name: string, counts: Counts, seconds: number): void {
  passed += counts.passed;
  failed += counts.failed;
  process.stdout.write(`${name}: ${counts.passed} ok, ${counts.failed} not ok (${seconds.toFixed(1)} s)\n`);
}

for (const { name, command, args } of staticSteps) {
  const { code, output, seconds } = await runCommand(command, args);
  if (code !== 0) process.stdout.write(`${output}\n`);
  count(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, seconds);
}

const unitFile = `${results}/unit.json`;
const unit = await runCommand(
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitFile}`],
  { show: true },
);
count("unit tests", vitestCounts(unitFile, unit.code), unit.seconds);

const buildStarted = performance.now();
const built = await ensureBuilt().then(() => true, reportFailure);
count("build and budgets", { passed: built ? 1 : 0, failed: built ? 0 : 1 }, (performance.now() - buildStarted) / 1000);

if (built) {
  const browser = await ensureChromium();
  process.stdout.write(`${browser.version} from ${browser.source}\n`);
  const browserFile = `${results}/browser.json`;
  const env = {
    CHROME_PATH: browser.path,
    E2E_PORT: String(await freePort()),
    E2E_OWNER_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserFile,
  };
  const e2e = await runCommand("playwright", ["test", "--reporter=line,json"], { env, show: true });
  count("browser tests", playwrightCounts(browserFile, e2e.code), e2e.seconds);

  const scoresStarted = performance.now();
  const scores = await checkStableScores(browser.path, (line) => process.stdout.write(`${line}\n`)).catch((error) => {
    reportFailure(error);
    return { passed: 0, failed: 1 };
  });
  count("scores", scores, (performance.now() - scoresStarted) / 1000);
}

function reportFailure(error: unknown): false {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  return false;
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
