import { z } from "zod";
import { type IndustryPageId, industries } from "#content/registry/industries.ts";
import { industries as analyzed } from "#domain/website/industries.ts";
import { industrySections } from "./industry-sections.ts";

const idsOf = (list: readonly { readonly id: IndustryPageId }[]) => list.map(({ id }) => id);
const industryId = z.enum(idsOf(industries));

/** The value as printed, the noun it counts, and the rest of the sentence: 210+ / buyers / for practices and groups. */
const metric = z.strictObject({
  value: z.string().min(1).max(8),
  unit: z.string().min(2).max(20),
  label: z.string().min(5).max(130),
});

const question = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "words joined by hyphens"),
  question: z.string().min(15).max(90).endsWith("?"),
  answer: z.string().min(80).max(420),
});

/** What every page's script knows of an industry: the page's entry in the registry, its menu line, its valuation. */
const industrySummarySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/, "words in camel case"),
  path: z.string().regex(/^\/[a-z-]+$/, "words joined by hyphens after one slash"),
  name: z.string().min(4).max(40),
  menu: z.strictObject({
    line: z.string().min(10).max(60),
    figure: metric.pick({ value: true, unit: true }),
  }),
  /** What the page's links pass to the valuation: `/valuation?industry=saas`. */
  valuation: z.strictObject({
    key: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "words joined by hyphens"),
    /** The analyzer's label of this industry; null where the page stands for no single one. */
    label: z.literal(Object.values(analyzed).map(({ label }) => label)).nullable(),
    /** This industry's words for the three inputs that move the number. */
    words: z.strictObject({
      size: z.string().min(4).max(40),
      growth: z.string().min(4).max(40),
      recurring: z.string().min(4).max(40),
    }),
  }),
});

export type IndustrySummary = Readonly<z.infer<typeof industrySummarySchema>>;

/** The text of an industry's page: its opening, its card elsewhere, its sections, and what search engines are told. */
const industryPageSchema = z.strictObject({
  head: z.strictObject({
    title: z.string().min(8).max(38),
    description: z.string().min(70).max(160),
    keywords: z.array(z.string().min(3)).min(1),
  }),
  /** The drawing `app/design/art/plates/<file>.svg`, and what it shows. */
  plate: z.strictObject({ file: z.string().regex(/^[a-z-]+$/), alt: z.string().min(20).max(120) }),
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
  ...industrySections,
  related: z.array(industryId).length(3),
  faq: z.array(question).length(4),
  closing: z.strictObject({
    note: z.string().min(5).max(40),
    title: z.string().min(10).max(60),
    description: z.string().min(40).max(170),
    primary: z.string().min(5).max(32),
    secondary: z.string().min(5).max(36),
  }),
  areaServed: z.array(z.string().min(2)).min(1),
  audience: z.string().min(10).max(80),
  serviceType: z.string().min(10).max(60),
});

export type IndustryPage = Readonly<z.infer<typeof industryPageSchema>>;

export const industrySchema = z
  .strictObject({ ...industrySummarySchema.shape, ...industryPageSchema.shape, id: industryId })
  .refine(({ id, related }) => new Set([id, ...related]).size === 4, {
    path: ["related"],
    message: "three different industries, none of them its own",
  })
  .readonly();

export type Industry = z.infer<typeof industrySchema>;
