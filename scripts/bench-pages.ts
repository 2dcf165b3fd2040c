import { parseArgs } from "node:util";
import { ensureChromium } from "#tooling/browser/chromium.ts";
import { audit } from "#tooling/browser/lighthouse.ts";
import type { PageFigures } from "#tooling/browser/page-figures.ts";
import { kilobytes } from "#tooling/build/budgets.ts";
import { figuresHead, figuresRow } from "#tooling/pages/figures-table.ts";
import { inlineParts } from "#tooling/pages/inline-parts.ts";
import { lateFonts } from "#tooling/pages/late-fonts.ts";
import { mediansOf, missedBy, missedByHome, missedByLateFonts, pageGoals } from "#tooling/pages/page-goals.ts";
import { startPeers } from "#tooling/pages/peers.ts";
import { publicPaths } from "#tooling/pages/public-paths.ts";
import { serveBuiltSite } from "#tooling/run/serve-built-site.ts";

/**
 * Bytes, requests and speed of every public page, and the home page beside the same page built with Next.js and Astro:
 * `npm run bench:pages`, `npm run bench:pages -- /about /process`, `npm run bench:pages -- --runs 1`.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number from 1, not ${values.runs}`);
const paths = positionals.length > 0 ? positionals : publicPaths;
const unknown = paths.filter((path) => !publicPaths.includes(path));
if (unknown.length > 0) throw new Error(`No public page: ${unknown.join(", ")}`);

type Contestant = { readonly name: string; readonly url: string };

/** In alternating turns, so that a busy moment of the machine falls on all of them. */
async function measure(contestants: readonly Contestant[]): Promise<ReadonlyMap<Contestant, PageFigures>> {
  const measured = new Map<Contestant, PageFigures[]>(contestants.map((contestant) => [contestant, []]));
  for (let turn = 0; turn < runs; turn++) {
    for (const [{ url }, figures] of measured) {
      figures.push((await audit(url, browser.path, ["performance"])).figures);
    }
  }
  return new Map([...measured].map(([contestant, figures]) => [contestant, mediansOf(figures)]));
}

async function compareHome(): Promise<readonly string[]> {
  const peers = await startPeers(print);
  const ours: Contestant = { name: "AMIVA+ (React Router, prerendered)", url: `${site}/` };
  const others = peers.map(({ id, name, address }) => ({ id, name, url: `${address}/` }));
  // The first visit makes a peer’s front compress everything; measured visits find it done.
  for (const { url } of [ours, ...others]) await audit(url, browser.path, ["performance"]);
  const measured = await measure([ours, ...others]);
  print(figuresHead("home page"));
  for (const [{ name }, figures] of measured) print(figuresRow(name, figures));
  print("");
  for (const { name, url } of measured.keys()) {
    const { script, style } = inlineParts(await (await fetch(url)).text());
    print(`${name}: ${kilobytes(script)} KB of script and ${kilobytes(style)} KB of style inside the HTML`);
  }
  for (const peer of peers) peer.stop();
  const home = measured.get(ours);
  if (!home) throw new Error("The home page was not measured");
  const next = others.find(({ id }) => id === "next");
  return [...missedBy("/", home), ...missedByHome(home, next && measured.get(next)), ...(await settleFonts())];
}

async function settleFonts(): Promise<readonly string[]> {
  const seen = await lateFonts(`${site}/`, browser.path);
  print("\nHome page, painted before its fonts arrive");
  for (const { width, moved, shift } of seen)
    print(
      `  ${String(width).padStart(4)} px: heading moves ${moved.toFixed(1)} px, whole page shifts ${shift.toFixed(4)}`,
    );
  return missedByLateFonts(seen);
}

async function measureOthers(): Promise<readonly string[]> {
  const missed: string[] = [];
  const others = paths.filter((path) => path !== "/");
  if (others.length > 0) print(`\n${figuresHead("page")}`);
  for (const path of others) {
    const page = { name: path, url: `${site}${path}` };
    for (const figures of (await measure([page])).values()) {
      print(figuresRow(path, figures));
      missed.push(...missedBy(path, figures));
    }
  }
  return missed;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const site = await serveBuiltSite(".cache/bench-pages-data");
const browser = await ensureChromium();
print(
  `Lighthouse's mobile throttling, medians of ${runs}; bytes as transferred on the first load (brotli, without headers)\n`,
);
const missed = [...(paths.includes("/") ? await compareHome() : []), ...(await measureOthers())];
print(
  `\nGoals: performance ${pageGoals.performance} or more, CLS below ${pageGoals.cls}, TBT below ${pageGoals.tbtMs} ms on each page; ` +
    "home page script below the Next.js build's, its heading unmoved by its font.",
);
print(missed.length === 0 ? "Every goal is reached." : `Missed:\n${missed.map((line) => `  ${line}`).join("\n")}`);
process.exit(missed.length === 0 ? 0 : 1);
