import type { APIRequestContext } from "@playwright/test";
import { guides } from "#content/registry/guides.ts";
import { industries } from "#content/registry/industries.ts";
import { pathOf } from "#content/registry/registry.ts";
import { sectionIds, sectionsOf } from "#content/report/report.ts";
import { readinessKeys } from "#domain/depth/depth-bounds.ts";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { openPackage } from "./open-package.ts";
import { signAnalysis } from "./sign-analysis.ts";
import { privatePath, storeValuation } from "./store-valuation.ts";

/** Letter between the usual margins, in CSS pixels. */
export const paper = { width: 720, height: 960 } as const;

/** How many sheets of paper a page may take. Engines set text differently, so only reports take an exact number. */
export type SheetCount = { readonly least: number; readonly most: number };
export type PageToPrint = { readonly path: string; readonly sheets: SheetCount };

const exactly = (count: number): SheetCount => ({ least: count, most: count });

/** Stores a short and a long valuation and returns the pages with print styles, result and report of both among them. */
export async function storePagesToPrint(request: APIRequestContext): Promise<readonly PageToPrint[]> {
  const short = await storeValuation(request);
  const { website, businessAnalysis } = fullCapture;
  const long = await storeValuation(request, {
    website,
    businessAnalysis: businessAnalysis && (await signAnalysis(businessAnalysis)),
    financialInputs: { preTaxProfit: 540_000, growthTrend: "decreasing", recurringRevenue: 37 },
    corrections: { title: "Northgate Refrigeration and Air Conditioning" },
    depth: { ...exampleDepth, readiness: Object.fromEntries(readinessKeys.map((key) => [key, "no"])) },
  });
  await openPackage(long, "exitReadiness");
  const reportPath = (id: string) => pathOf("report").replace(":valuationId", id);
  return [
    ...guides.map(({ path }) => ({ path, sheets: { least: 5, most: 8 } })),
    ...industries.map(({ path }) => ({ path, sheets: { least: 7, most: 9 } })),
    { path: `${pathOf("privacy")}?doc`, sheets: { least: 10, most: 12 } },
    { path: privatePath(short), sheets: { least: 7, most: 8 } },
    { path: privatePath(long), sheets: { least: 8, most: 9 } },
    { path: reportPath(short), sheets: exactly(sectionsOf({ tier: "summary", own: {} }).length) },
    { path: reportPath(long), sheets: exactly(sectionIds.length) },
  ];
}
