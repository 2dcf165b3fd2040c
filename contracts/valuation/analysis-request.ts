import * as z from "zod/mini";
import { isWebsiteAddress } from "#domain/website/address.ts";
import { businessAnalysisSchema, websiteDataSchema } from "./business-analysis.ts";

/** A small model reads one page well, at a price that fits a free valuation. */
export const defaultAnalysisModel = "gpt-5.4-mini";

export const analysisRequestSchema = z.object({
  mode: z.literal("valuation-analysis"),
  websiteData: z.extend(websiteDataSchema, { url: z.string().check(z.refine(isWebsiteAddress)) }),
  /** May only name the configured model: models differ a hundredfold in price. */
  model: z.exactOptional(z.string().check(z.maxLength(100))),
});

export const analysisAnswerSchema = z.object({ analysis: businessAnalysisSchema });
