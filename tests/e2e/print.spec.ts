import { paper, storePagesToPrint } from "#tests/support/pages-to-print.ts";
import { paperContent, printFaults } from "#tests/support/print-faults.ts";
import { expect, live, test } from "#tests/support/test.ts";

test("guides, privacy policy, result and reports print whole, on full sheets, without navigation", async ({
  page,
  request,
}) => {
  await page.setViewportSize(paper);
  const faults: Record<string, readonly string[]> = {};
  for (const { path, sheets } of await storePagesToPrint(request)) {
    await page.goto(path);
    await live(page);
    const pdf = await page.pdf({ format: "Letter" });
    const found = printFaults(pdf, await page.evaluate(paperContent, false), sheets);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
