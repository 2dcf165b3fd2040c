import * as z from "zod/mini";
import { analysisLimits, aspectTypes, websiteLimits } from "#domain/website/analysis.ts";

const line = z.string().check(z.maxLength(analysisLimits.line));
const paragraph = z.string().check(z.maxLength(analysisLimits.paragraph));

const organizationSchema = z.object({
  name: z.exactOptional(line),
  address: z.exactOptional(line),
  foundingYear: z.exactOptional(z.int().check(z.gte(1_000), z.lte(9_999))),
});

export const websiteDataSchema = z.object({
  url: z.string().check(z.maxLength(websiteLimits.url)),
  title: line,
  metaDescription: paragraph,
  textContent: z.string().check(z.maxLength(websiteLimits.textContent)),
  headings: z.array(line).check(z.maxLength(websiteLimits.headings)),
  extractedAt: z.iso.datetime(),
  organization: z.exactOptional(organizationSchema),
});

export const businessAnalysisSchema = z.object({
  overview: paragraph,
  industry: line,
  businessModel: line,
  location: line,
  aspects: z
    .array(
      z.object({
        type: z.enum(aspectTypes),
        title: line,
        description: paragraph,
        quote: z.exactOptional(paragraph),
      }),
    )
    .check(z.maxLength(analysisLimits.aspects)),
  websiteData: websiteDataSchema,
  general: z.exactOptional(z.boolean()),
  signature: z.exactOptional(z.string().check(z.maxLength(100))),
});

/** The part of a reading that is stored for the next visitor with the same page. */
export const pageReadingSchema = z.omit(businessAnalysisSchema, { websiteData: true, general: true, signature: true });
