import { parseArgs } from "node:util";
import { ensureChromium } from "../../tooling/browser/chromium.ts";
import { kilobytes } from "../../tooling/build/budgets.ts";
import { serveBuiltSite } from "../../tooling/run/serve-built-site.ts";
import { print } from "../harness/print.ts";
import { auditHead, auditRow } from "./audit-table.ts";
import { mediansOf, missedBy, missedByHome } from "./goals.ts";
import { inlineParts } from "./inline-parts.ts";
import { audit, type PageAudit } from "./lighthouse.ts";
import { pageGoals, scoreGoals } from "./page-goals.ts";
import { nextJs, startPeers } from "./peers/peers.ts";
import { publicPaths } from "./public-paths.ts";

/**
 * Lighthouse scores, bytes, requests and speed of every public page, and the home page compared with the same page
 * built with Next.js and Astro: `npm run proof:pages`, `npm run proof:pages -- /about /process`, `npm run proof:pages
 * -- --runs 1`.
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

type Page = { readonly label: string; readonly url: string };

/** In alternating rounds, so that other load on the machine affects all of them. */
async function measure(pages: readonly Page[]): Promise<ReadonlyMap<Page, PageAudit>> {
  const measured = new Map<Page, PageAudit[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < runs; round++)
    for (const [{ url }, audits] of measured) audits.push(await audit(url, browser.path));
  return new Map([...measured].map(([page, audits]) => [page, mediansOf(audits)]));
}

async function compareHome(): Promise<readonly string[]> {
  const peers = (await startPeers()).map((peer) => ({ ...peer, label: `${peer.title} ${peer.version}` }));
  const ours = { label: "AMIVA+ (React Router, prerendered)", url: `${site}/` };
  const pages = [ours, ...peers];
  // The first visit fills the compressing proxy's cache; measured visits find it filled.
  for (const { url } of pages) await audit(url, browser.path, ["performance"]);
  const measured = await measure(pages);
  print(auditHead("home page"));
  for (const [{ label }, figures] of measured) print(auditRow(label, figures));
  print();
  for (const { label, url } of pages) {
    const { script, style } = inlineParts(await (await fetch(url)).text());
    print(`${label}: ${kilobytes(script)} KB of script and ${kilobytes(style)} KB of style inside the HTML`);
  }
  for (const peer of peers) peer.stop();
  const home = measured.get(ours);
  if (!home) throw new Error("The home page was not measured");
  const next = peers.find(({ name }) => name === nextJs.name);
  return [...missedBy("/", home), ...missedByHome(home.figures, next && measured.get(next)?.figures)];
}

async function measureOthers(): Promise<readonly string[]> {
  const missed: string[] = [];
  const others = paths.filter((path) => path !== "/");
  if (others.length > 0) print(`\n${auditHead("page")}`);
  for (const path of others)
    for (const measured of (await measure([{ label: path, url: `${site}${path}` }])).values()) {
      print(auditRow(path, measured));
      missed.push(...missedBy(path, measured));
    }
  return missed;
}

const site = await serveBuiltSite(".cache/proof-pages");
const browser = await ensureChromium();
print(
  `Lighthouse's mobile throttling, medians of ${runs}; bytes as transferred on the first load (brotli, without headers)\n`,
);
const missed = [...(paths.includes("/") ? await compareHome() : []), ...(await measureOthers())];
print(
  `\nGoals: performance ${scoreGoals.performance} or more, the other scores 100, CLS below ${pageGoals.cls}, TBT below ${pageGoals.tbtMs} ms on each page; ` +
    "home page script below the Next.js build's, no layout shift by a font.",
);
print(missed.length === 0 ? "Every goal is reached." : `Missed:\n${missed.map((line) => `  ${line}`).join("\n")}`);
process.exit(missed.length === 0 ? 0 : 1);
