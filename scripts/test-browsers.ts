import "#tooling/run/require-node.ts";
import { mkdirSync } from "node:fs";
import { runEngineTests } from "#tooling/browser/engine-tests.ts";
import { ensureBuilt } from "#tooling/build/ensure-built.ts";

/** Pages, valuation, desk and printing in Firefox and WebKit; arguments go to Playwright (`-- --project=WebKit`). */
mkdirSync(".cache/results", { recursive: true });
await ensureBuilt();
const tests = await runEngineTests(["--reporter=list,json", ...process.argv.slice(2)]);
if (!tests) process.exit(0);
const { ran, counts, seconds } = tests;
process.stdout.write(`${ran}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)\n`);
process.exit(counts.failed === 0 ? 0 : 1);
