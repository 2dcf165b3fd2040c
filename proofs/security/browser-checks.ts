import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { site } from "../../content/site.ts";
import { ensureChromium } from "../../tooling/browser/chromium.ts";
import { type Check, check, notChecked } from "../harness/check.ts";

const name = "no violation in a real browser";

/** Opens every address, scrolls through it and leaves it by a link, and records what the browser refuses. */
export async function browserChecks(address: string, paths: readonly string[]): Promise<Check> {
  const installed = await ensureChromium().catch(() => undefined);
  if (!installed) return notChecked(name, "not checked: no Chromium is installed, and none could be fetched");
  const browser = await chromium.launch({ executablePath: installed.path, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "10.8.8.8" } });
    const violations = await violationsIn(context);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) violations.add(message.text().slice(0, 200));
    });
    for (const path of paths) await walk(page, address + path);
    const found = [...violations];
    const refused = await refusedOnTrial(page);
    // A browser that reports nothing at all would look like a site without a fault.
    if (refused !== "style-src-elem") found.push(`a style put in to try the browser was not refused, but ${refused}`);
    return check(name, `${paths.length} pages opened, scrolled and left by a link`, found);
  } finally {
    await browser.close();
  }
}

async function violationsIn(context: BrowserContext): Promise<Set<string>> {
  const violations = new Set<string>();
  await context.exposeFunction("reportViolation", (violation: string) => void violations.add(violation));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      reportViolation(`${location.pathname}: ${effectiveDirective} refused ${blockedURI} ${sourceFile ?? ""}`),
    );
  });
  // The firm's calendar is on another site; here it is enough that it may be framed.
  if (site.schedulingUrl)
    await context.route(`${site.schedulingUrl}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Calendar</p>" }),
    );
  return violations;
}

async function walk(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight) {
      window.scrollTo({ top: at, behavior: "instant" });
      await frame();
    }
  });
  // The page's script takes over and navigates without a full page load.
  await page.locator('nav[data-live="true"]').waitFor({ state: "attached" });
  const link = page.locator(`footer a[href^="/"]:not([href="${new URL(url).pathname}"])`).first();
  const target = await link.getAttribute("href");
  await link.dispatchEvent("click");
  await page.waitForURL((at) => at.pathname === target);
}

/** The rule that blocks a style that was not allowed. */
function refusedOnTrial(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const heard = ({ effectiveDirective }: SecurityPolicyViolationEvent) => resolve(effectiveDirective);
        document.addEventListener("securitypolicyviolation", heard, { once: true });
        document.body.insertAdjacentHTML("beforeend", "<style>.planted{}</style>");
        setTimeout(() => resolve("nothing"), 3_000);
      }),
  );
}
