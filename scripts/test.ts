import "#tooling/run/require-node.ts";
import { mkdirSync, rmSync } from "node:fs";
import { checkRecordings, recordFolders } from "#tests/contracts/check-recordings.ts";
import { recordFolderVariable } from "#tests/contracts/recorder.ts";
import { ensureChromium } from "#tooling/browser/chromium.ts";
import { runEngineTests } from "#tooling/browser/engine-tests.ts";
import { ensureBuilt } from "#tooling/build/ensure-built.ts";
import { staticSteps } from "#tooling/run/check-steps.ts";
import { runCommand } from "#tooling/run/command.ts";
import { freePort } from "#tooling/run/free-port.ts";
import { type Counts, playwrightCounts, vitestCounts } from "#tooling/run/test-counts.ts";

/**
 * Static checks, unit tests and the build side by side, then the built site in a real browser, and what it said to fake
 * vendors against their published contracts. The last line is the sum.
 */
const results = ".cache/results";
mkdirSync(results, { recursive: true });
for (const folder of Object.values(recordFolders)) rmSync(folder, { recursive: true, force: true });
let passed = 0;
let failed = 0;

function count(name: string, counts: Counts, seconds: number): void {
  passed += counts.passed;
  failed += counts.failed;
  process.stdout.write(`${name}: ${counts.passed} ok, ${counts.failed} not ok (${seconds.toFixed(1)} s)\n`);
}

const one = (isOk: boolean): Counts => (isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function staticChecks(): Promise<void> {
  for (const { name, command, args, env } of staticSteps) {
    const { code, output, seconds } = await runCommand(command, args, { env });
    if (code !== 0) print(output);
    count(name, one(code === 0), seconds);
  }
}

async function unitTests(): Promise<void> {
  const report = `${results}/unit.json`;
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  // Rendered screens are short-lived objects: with more room for young objects their tests take a tenth less CPU time.
  const env = { NODE_OPTIONS: "--max-semi-space-size=64", [recordFolderVariable]: recordFolders.unit };
  const { code, output, seconds } = await runCommand("vitest", args, { env });
  if (code !== 0) print(output);
  count("unit tests", vitestCounts(report, code), seconds);
}

async function build(): Promise<boolean> {
  const started = performance.now();
  const isBuilt = await ensureBuilt().then(
    () => true,
    (error: unknown) => {
      print(error instanceof Error ? error.message : String(error));
      return false;
    },
  );
  count("build and budgets", one(isBuilt), (performance.now() - started) / 1000);
  return isBuilt;
}

async function browserTests(path: string): Promise<void> {
  const report = `${results}/browser.json`;
  const env = {
    CHROME_PATH: path,
    E2E_PORT: String(await freePort()),
    E2E_OWNER_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    [recordFolderVariable]: recordFolders.browser,
  };
  const { code, seconds } = await runCommand("playwright", ["test", "--reporter=line,json"], { env, show: true });
  count("browser tests", playwrightCounts(report, code), seconds);
}

async function vendorContracts(): Promise<void> {
  const started = performance.now();
  const { passed: kept, faults } = await checkRecordings();
  for (const fault of faults) print(fault);
  count("vendors' contracts", { passed: kept, failed: faults.length }, (performance.now() - started) / 1000);
}

/** Only what is installed runs and counts. */
async function engineTests(): Promise<void> {
  const tests = await runEngineTests(["--reporter=line,json"]);
  if (tests) count(tests.ran, tests.counts, tests.seconds);
}

const [isBuilt, browser] = await Promise.all([
  build().then(async (isOk) => {
    await staticChecks();
    return isOk;
  }),
  ensureChromium(),
  unitTests(),
]);
print(`${browser.version} from ${browser.source}`);
if (isBuilt) {
  await browserTests(browser.path);
  await vendorContracts();
  await engineTests();
}

print(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
