import { randomUUID } from "node:crypto";
import { guides } from "#content/guides.ts";
import { pathOf } from "#content/registry.ts";
import type { LeadRequest } from "#contracts/lead.ts";

/** Letter between the usual margins, in CSS pixels. */
export const paper = { width: 720, height: 960 } as const;

/** A valuation to store before its pages are printed. */
export const valuationToPrint = (): LeadRequest => ({
  valuationId: randomUUID(),
  website: "https://northgate.example",
  businessAnalysis: null,
  financialInputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
});

/** The pages with print styles that hide what surrounds them. */
export const pathsToPrint = (valuationId: string): readonly string[] => [
  ...guides.map(({ path }) => path),
  `${pathOf("privacy")}?doc`,
  pathOf("valuationResult").replace(":valuationId", valuationId),
  pathOf("report").replace(":valuationId", valuationId),
];
