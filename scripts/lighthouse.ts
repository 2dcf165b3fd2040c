import { ensureChromium } from "#tooling/browser/chromium.ts";
import { audit, type Category, categories } from "#tooling/browser/lighthouse.ts";
import { median } from "#tooling/leads/throughput.ts";
import { scoreGoals } from "#tooling/pages/page-goals.ts";
import { publicPaths } from "#tooling/pages/public-paths.ts";
import { serveBuiltSite } from "#tooling/run/serve-built-site.ts";

/** Lighthouse's mobile scores, median of three runs: every public page, or `npm run lighthouse -- /about /process`. */
const runs = 3;
const named = process.argv.slice(2);

const site = await serveBuiltSite(".cache/lighthouse-data");
const browser = await ensureChromium();

process.stdout.write(`${"page".padEnd(44)}${categories.map((name) => name.padStart(16)).join("")}\n`);
const missed: string[] = [];
for (const path of named.length > 0 ? named : publicPaths) {
  const scores: Readonly<Record<Category, number>>[] = [];
  for (let run = 0; run < runs; run++) scores.push((await audit(`${site}${path}`, browser.path)).scores);
  const medians = categories.map((category) => ({ category, score: median(scores.map((score) => score[category])) }));
  for (const { category, score } of medians)
    if (score < scoreGoals[category]) missed.push(`${path} ${category} ${score}`);
  process.stdout.write(`${path.padEnd(44)}${medians.map(({ score }) => String(score).padStart(16)).join("")}\n`);
}
process.stdout.write(missed.length === 0 ? "Every goal is reached.\n" : `Missed: ${missed.join(", ")}\n`);
process.exit(missed.length === 0 ? 0 : 1);
