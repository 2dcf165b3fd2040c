import * as z from "zod/mini";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import { type ReportTier, reportTiers } from "#domain/report/tiers.ts";

export const documentFormats = ["pdf", "xlsx"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const generateRequestSchema = z.strictObject({ valuationId: valuationIdSchema, package: z.enum(reportTiers) });

/** Where the finished documents can be downloaded. */
export type GenerateAnswer = {
  readonly package: ReportTier;
  readonly downloads: Readonly<Partial<Record<DocumentFormat, string>>>;
};

/** Without a package: the fullest document that is open. */
export const downloadQuerySchema = z.object({
  format: z._default(z.enum(documentFormats), "pdf"),
  package: z.optional(z.enum(reportTiers)),
});

/** The fullest that is open, unless a tier is named. */
export function downloadPath(valuationId: string, format: DocumentFormat, tier?: ReportTier): string {
  return `/api/download/report/${valuationId}?${new URLSearchParams({ format, ...(tier && { package: tier }) })}`;
}
