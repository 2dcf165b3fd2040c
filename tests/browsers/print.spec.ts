import { randomUUID } from "node:crypto";
import { guides } from "#content/guides.ts";
import { pathOf } from "#content/registry.ts";
import { paperText, printFaults } from "#tests/support/print-faults.ts";
import { expect, test } from "./test.ts";

/** Letter between the usual margins, in CSS pixels. */
const paper = { width: 720, height: 960 };

async function storedValuation(origin: string): Promise<string> {
  const valuationId = randomUUID();
  const lead = {
    valuationId,
    website: "https://northgate.example",
    businessAnalysis: null,
    financialInputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  };
  const answer = await fetch(`${origin}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(lead),
  });
  expect(answer.status, await answer.text()).toBe(201);
  return valuationId;
}

test("guides, privacy policy, result and report print whole, without navigation", async ({ tab, visitor, origin }) => {
  const valuationId = await storedValuation(origin);
  const paths = [
    ...guides.map(({ path }) => path),
    `${pathOf("privacy")}?doc`,
    pathOf("valuationResult").replace(":valuationId", valuationId),
    pathOf("report").replace(":valuationId", valuationId),
  ];
  const faults: Record<string, readonly string[]> = {};
  await tab.resize(paper.width, paper.height);
  for (const path of paths) {
    await visitor.visit(origin + path);
    const pdf = await tab.print();
    const found = printFaults(pdf, await tab.run(paperText));
    if (process.env["KEEP"])
      (await import("node:fs")).writeFileSync(
        `/tmp/print-${test.info().project.name}${path.replaceAll("/", "_")}.pdf`,
        pdf,
      );
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
