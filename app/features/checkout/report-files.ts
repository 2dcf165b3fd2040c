import { generatePath } from "react-router";
import { pathOf } from "#content/registry.ts";
import type { ReportTier } from "#domain/report/tiers.ts";

/** Where an owner finds what is open. */
export const resultsPath = (valuationId: string) => generatePath(pathOf("valuationResult"), { valuationId });
export const editionsPath = (valuationId: string) => generatePath(pathOf("valuationUpgrade"), { valuationId });
export const reportPath = (valuationId: string) => generatePath(pathOf("report"), { valuationId });

/** The fullest that is open, unless a tier is named. */
export function downloadPath(valuationId: string, format: "pdf" | "xlsx", tier?: ReportTier): string {
  const query = new URLSearchParams({ format, ...(tier && { package: tier }) });
  return `/api/download/report/${valuationId}?${query}`;
}
