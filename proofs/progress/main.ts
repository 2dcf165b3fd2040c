import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../../tooling/browser/chromium.ts";
import { serveBuiltSite } from "../../tooling/run/serve-built-site.ts";

/**
 * Main-thread work of the progress screen in a real browser, compared with the same page at rest: `npm run
 * proof:progress`.
 */
const limitPercent = 5;
const measuredMs = 12_000;

/**
 * Share of one core that the page's main thread uses, in percent. CPU time, because other processes may be busy too.
 */
async function mainThreadLoad(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busySeconds = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const started = performance.now();
  const before = await busySeconds();
  await new Promise((resolve) => setTimeout(resolve, measuredMs));
  const after = await busySeconds();
  const seconds = (performance.now() - started) / 1_000;
  await devtools.detach();
  return ((after - before) / seconds) * 100;
}

async function openValuation(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/valuation`, { waitUntil: "networkidle" });
  await page.locator('nav[data-live="true"]').waitFor({ state: "attached" });
}

async function startAnalysis(page: Page): Promise<void> {
  await page.getByLabel("Website address").fill("northgate.example");
  await page.getByRole("button", { name: "Analyze Business" }).click();
  await page.getByText("Growing", { exact: true }).click();
  await page.getByRole("button", { name: "Calculate Valuation" }).click();
  await page.getByRole("progressbar").waitFor();
}

const site = await serveBuiltSite(".cache/bench-data");
const { path: executablePath } = await ensureChromium();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

await openValuation(page, site);
const atRest = await mainThreadLoad(page);
await startAnalysis(page);
// Rendering the screen initially is not measured.
await page.waitForTimeout(2_000);
const inProgress = await mainThreadLoad(page);
await browser.close();

const percent = (share: number) => `${share.toFixed(2)}%`;
process.stdout.write(`Main thread over ${measuredMs / 1_000} s, of one core\n`);
process.stdout.write(`  page at rest      ${percent(atRest)}\n`);
process.stdout.write(
  `  progress screen   ${percent(inProgress)}  (${(inProgress / atRest).toFixed(0)} times the page at rest)\n`,
);
process.stdout.write(inProgress <= limitPercent ? `Within ${limitPercent}%.\n` : `Above ${limitPercent}%.\n`);
process.exit(inProgress <= limitPercent ? 0 : 1);
