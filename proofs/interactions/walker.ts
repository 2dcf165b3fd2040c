import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { site as firm } from "../../content/site.ts";
import { type InteractionTime, type Step, type StepTime, stepTimes } from "./interaction-times.ts";

/** As Lighthouse slows its mobile device down. */
export const cpuSlowdown = 4;

/** A person in front of the page. Every method is one named interaction, whose time to the next paint is measured. */
export type Walker = {
  readonly page: Page;
  press(name: string, target: Locator, options?: { readonly position?: { x: number; y: number } }): Promise<void>;
  type(name: string, field: Locator, text: string): Promise<void>;
  key(name: string, keys: string, focused?: Locator): Promise<void>;
  /** After it nothing more is measured. */
  end(): Promise<readonly StepTime[]>;
};

type Reported = InteractionTime;

/** Opens a slowed-down page that reports its interactions. */
export async function startWalker(browser: Browser, options: BrowserContextOptions): Promise<Walker> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const seen: Reported[] = [];
  const steps: Step[] = [];
  await page.exposeBinding("reportInteraction", (_, reported: Reported) => seen.push(reported));
  await page.addInitScript(reportInteractions);
  // The firm's calendar is another site.
  await page.route(`${firm.schedulingUrl}**`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });

  async function step(name: string, act: () => Promise<void>): Promise<void> {
    await settled(page);
    const before = await inPage(page, interactionsSoFar);
    const from = Date.now();
    await act();
    await settled(page);
    steps.push({ name, from, until: Date.now() });
    const after = await inPage(page, interactionsSoFar);
    if (after.document === before.document && after.count === before.count)
      throw new Error(`The browser counted no interaction at "${name}"`);
  }
  const pressed = (target: Locator, given = {}) => (options.hasTouch ? target.tap(given) : target.click(given));
  /** Scrolling there is not part of the interaction. */
  const reach = (target: Locator) =>
    target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

  return {
    page,
    async press(name, target, given = {}) {
      await reach(target);
      await step(name, () => pressed(target, given));
    },
    async type(name, field, text) {
      await reach(field);
      await step(name, async () => {
        await pressed(field);
        await page.keyboard.type(text);
      });
    },
    async key(name, keys, focused) {
      await focused?.focus();
      await step(name, async () => {
        for (const key of keys.split(" ")) await page.keyboard.press(key);
      });
    },
    async end() {
      // The last report arrives after its paint.
      await page.waitForTimeout(500);
      await context.close();
      return stepTimes(steps, seen);
    },
  };
}

/** Asks the page, or the last one that an interaction led to. */
async function inPage<T>(page: Page, ask: () => T | Promise<T>): Promise<T> {
  try {
    return (await page.evaluate(ask)) as T;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("context was destroyed"))) throw error;
    await page.waitForLoadState();
    return inPage(page, ask);
  }
}

/** Two frames later whatever the last event changed is painted. */
const settled = (page: Page) =>
  inPage(
    page,
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

function interactionsSoFar() {
  const { interactionCount } = performance as Performance & { readonly interactionCount: number };
  return { document: performance.timeOrigin, count: interactionCount };
}

/** Runs in the page, before its own scripts. */
function reportInteractions() {
  type Entry = PerformanceEventTiming & { readonly interactionId: number };
  const { reportInteraction } = window as unknown as { reportInteraction(reported: Reported): void };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (!entry.interactionId) continue;
      const { startTime, duration, processingStart, processingEnd } = entry;
      reportInteraction({
        at: performance.timeOrigin + startTime,
        duration,
        delay: processingStart - startTime,
        handlers: processingEnd - processingStart,
        paint: Math.max(0, startTime + duration - processingEnd),
      });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
