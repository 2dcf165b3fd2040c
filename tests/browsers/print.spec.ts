import { paper, pathsToPrint, valuationToPrint } from "#tests/support/pages-to-print.ts";
import { paperText, printFaults } from "#tests/support/print-faults.ts";
import { expect, test } from "./test.ts";

test("guides, privacy policy, result and report print whole, without navigation", async ({
  tab,
  visitor,
  origin,
  request,
  engine,
}) => {
  const lead = valuationToPrint();
  expect((await request.post("/api/leads", { data: lead })).status()).toBe(201);
  await tab.resize(paper.width, paper.height);
  const faults: Record<string, readonly string[]> = {};
  for (const path of pathsToPrint(lead.valuationId)) {
    await visitor.visit(origin + path);
    const pdf = await tab.print();
    const found = printFaults(pdf, await tab.run(paperText, engine.name === "Firefox"));
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
