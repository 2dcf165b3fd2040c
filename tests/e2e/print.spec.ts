import { paper, pathsToPrint, valuationToPrint } from "#tests/support/pages-to-print.ts";
import { paperText, printFaults } from "#tests/support/print-faults.ts";
import { expect, live, test } from "#tests/support/test.ts";

test("guides, privacy policy, result and report print whole, without navigation", async ({ page, request }) => {
  const lead = valuationToPrint();
  expect((await request.post("/api/leads", { data: lead })).status()).toBe(201);
  await page.setViewportSize(paper);
  const faults: Record<string, readonly string[]> = {};
  for (const path of pathsToPrint(lead.valuationId)) {
    await page.goto(path);
    await live(page);
    const pdf = await page.pdf({ format: "Letter" });
    const found = printFaults(pdf, await page.evaluate(paperText, false));
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
