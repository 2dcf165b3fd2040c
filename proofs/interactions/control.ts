import type { Browser } from "@playwright/test";
import { startWalker } from "./walker.ts";

/** How long the control's handler keeps the page busy. */
export const controlMs = 300;

const slowPage = `<button onclick="const end = performance.now() + ${controlMs}; while (performance.now() < end);">Slow</button>`;

/** A page with a deliberately slow handler: what the measurement says about it. */
export async function controlTime(browser: Browser): Promise<number> {
  const walker = await startWalker(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await walker.page.goto(`data:text/html,${encodeURIComponent(slowPage)}`);
  await walker.press("control", walker.page.getByRole("button"));
  const [time] = await walker.end();
  return time?.duration ?? 0;
}
