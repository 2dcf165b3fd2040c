import { paper, storePagesToPrint } from "#tests/support/pages-to-print.ts";
import { paperContent } from "#tests/support/paper-content.ts";
import { printFaults } from "#tests/support/print-faults.ts";
import { expect, live, test } from "#tests/support/test.ts";

/** As browsers set it; where a page names its margins, those count. */
const margin = { top: "0.5in", right: "0.5in", bottom: "0.5in", left: "0.5in" };

test("guides, industries, privacy policy, result and reports print whole, on full sheets, without navigation", async ({
  page,
  request,
}) => {
  await page.setViewportSize(paper);
  const faults: Record<string, readonly string[]> = {};
  for (const { path, sheets } of await storePagesToPrint(request)) {
    await page.goto(path);
    await live(page);
    const pdf = await page.pdf({ format: "Letter", margin });
    const found = printFaults(pdf, await page.evaluate(paperContent, false), sheets);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
