import { z } from "zod";
import { type IndustryId, pages } from "#content/registry.ts";
import { industryKeys } from "#domain/website/landing-industries.ts";
import { industrySectionSchema } from "./industry-sections.ts";

const industryId = z.enum(pages.filter(({ parent }) => parent === "industries").map(({ id }) => id as IndustryId));

/** The value as printed, the noun it counts, and the rest of the sentence: 210+ / buyers / for practices and groups. */
const metric = z.strictObject({
  value: z.string().min(1).max(8),
  unit: z.string().min(2).max(20),
  label: z.string().min(5).max(60),
});

const question = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "words joined by hyphens"),
  question: z.string().min(15).max(90).endsWith("?"),
  answer: z.string().min(80).max(420),
});

/** One industry: what its page opens with, what its card says elsewhere, and what search engines are told. */
export const industrySchema = z
  .strictObject({
    id: industryId,
    head: z.strictObject({
      title: z.string().min(8).max(38),
      description: z.string().min(70).max(160),
      keywords: z.array(z.string().min(3)).min(1),
    }),
    plate: z.enum(["dental", "saas", "machining", "hvac", "cleaning", "crossborder"]),
    /** By line, where the breaks are part of the wording. */
    title: z.array(z.string().min(5).max(50)).min(1).max(3),
    lead: z.string().min(120).max(300),
    metrics: z.tuple([metric, metric, metric]),
    actions: z.strictObject({ primary: z.string().min(5).max(32), secondary: z.string().min(5).max(36) }),
    card: z.strictObject({
      figure: metric.pick({ value: true, unit: true }),
      tagline: z.string().min(20).max(90),
      highlights: z.array(z.string().min(5).max(60)).min(2).max(4),
    }),
    /** The sections between the opening and the questions, in this page's own order. */
    sections: z.array(industrySectionSchema).min(6).max(12),
    related: z.array(industryId).length(3),
    faq: z.array(question).length(4),
    closing: z.strictObject({
      badge: z.string().min(5).max(40),
      title: z.string().min(10).max(60),
      description: z.string().min(40).max(170),
      primary: z.string().min(5).max(32),
      secondary: z.string().min(5).max(36),
    }),
    /** What the page's links pass to the valuation: `/valuation?industry=saas`. */
    valuation: z.strictObject({
      key: z.enum(industryKeys),
      /** This industry's words for the three inputs that move the number. */
      words: z.strictObject({
        size: z.string().min(4).max(40),
        growth: z.string().min(4).max(40),
        recurring: z.string().min(4).max(40),
      }),
    }),
    areaServed: z.array(z.string().min(2)).min(1),
    audience: z.string().min(10).max(80),
    serviceType: z.string().min(10).max(60),
  })
  .refine(({ id, related }) => new Set([id, ...related]).size === 4, {
    path: ["related"],
    message: "three different industries, none of them its own",
  })
  .readonly();

export type Industry = z.infer<typeof industrySchema>;
