import { ensureChromium } from "#tooling/browser/chromium.ts";
import { audit, type Category, categories } from "#tooling/browser/lighthouse.ts";
import { serveBuiltSite } from "#tooling/run/serve-built-site.ts";

/** Lighthouse's mobile scores: `npm run lighthouse -- /about /process` (the home page by default), median of three runs. */
const goal = 95;
const runs = 3;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ["/"];

const site = await serveBuiltSite(".cache/lighthouse-data");
const browser = await ensureChromium();

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
process.stdout.write(`${"page".padEnd(44)}${categories.map((name) => name.padStart(16)).join("")}\n`);
let reached = true;
for (const path of paths) {
  const scores: Record<Category, number>[] = [];
  for (let run = 0; run < runs; run++) scores.push(await audit(`${site}${path}`, browser.path));
  const medians = categories.map((category) => median(scores.map((score) => score[category])));
  reached &&= medians.every((score) => score >= goal);
  process.stdout.write(`${path.padEnd(44)}${medians.map((score) => String(score).padStart(16)).join("")}\n`);
}
process.stdout.write(reached ? `Each is at least ${goal}.\n` : `At least one is below ${goal}.\n`);
process.exit(reached ? 0 : 1);
