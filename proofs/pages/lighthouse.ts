import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { type PageFigures, pageFigures } from "./page-figures.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export type PageAudit = {
  /** From 0 to 100; 0 for a category that was not requested. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly figures: PageFigures;
};

/** One run with Lighthouse's default mobile settings. Performance is always included. */
export async function audit(
  url: string,
  chromePath: string,
  wanted: readonly Category[] = categories,
): Promise<PageAudit> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...new Set<Category>(["performance", ...wanted])],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr, artifacts } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      figures: pageFigures(lhr, artifacts.DevtoolsLog),
    };
  } finally {
    chrome.kill();
  }
}
