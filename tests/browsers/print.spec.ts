import { paper, storePagesToPrint } from "#tests/support/pages-to-print.ts";
import { paperContent } from "#tests/support/paper-content.ts";
import { printFaults } from "#tests/support/print-faults.ts";
import { expect, test } from "./test.ts";

test("guides, industries, privacy policy, result and reports print whole, on full sheets, without navigation", async ({
  tab,
  visitor,
  origin,
  request,
  engine,
}) => {
  await tab.resize(paper.width, paper.height);
  const faults: Record<string, readonly string[]> = {};
  for (const { path, sheets } of await storePagesToPrint(request)) {
    await visitor.visit(origin + path);
    const pdf = await tab.print();
    const found = printFaults(pdf, await tab.run(paperContent, engine.name === "Firefox"), sheets);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
