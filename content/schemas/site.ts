import { z } from "zod";
import { schedulingProviders } from "#domain/contact/scheduling-link.ts";

const httpsUrl = z.url({ protocol: /^https$/ });
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, "a color such as #0e3a2e, in small letters");

/** What a firm edits to make the site its own. Checked when the site is built and started. */
export const siteSettingsSchema = z
  .strictObject({
    brand: z.string().min(1).max(30),
    organization: z.string().min(1).max(60),
    /** A drawing of paths with a viewBox; `class="accent"` marks parts in the accent color. Empty: the brand's name is drawn. */
    logo: z.union([
      z.literal(""),
      z.string().regex(/^content\/[\w-]+\.svg$/, "a file such as content/logo.svg, or empty"),
    ]),
    /**
     * Every other shade is derived from these (content/colors.ts). Text on them must be legible: the build reports
     * where it is not.
     */
    colors: z.strictObject({
      /** The page. */
      paper: hexColor,
      /** Text on it. */
      ink: hexColor,
      /** Dark backgrounds, buttons and links. */
      primary: hexColor,
      /** Highlights: a mark on a chart, the current step, the focus ring. */
      accent: hexColor,
      error: hexColor,
    }),
    description: z.string().min(70).max(200),
    locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, "a locale such as en_US"),
    alternateLanguages: z.array(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, "a language such as en-US")).min(1),
    areasServed: z.array(z.string().regex(/^[A-Z]{2}$/, "a country code such as US")).min(1),
    defaultTitle: z.string().min(30).max(60),
    titleSuffix: z.string().startsWith(" | "),
    keywords: z.array(z.string().min(3)).min(5),
    phone: z.strictObject({
      display: z.string().min(7),
      link: z.string().regex(/^\+\d{8,15}$/, "a number such as +12125550142"),
    }),
    email: z.email(),
    address: z.strictObject({
      street: z.string().min(3),
      city: z.string().min(2),
      /** State, province or county as written in an address there. Empty if none is. */
      region: z.string().max(40),
      postalCode: z.string().max(12),
      country: z.string().min(2),
      countryCode: z.string().regex(/^[A-Z]{2}$/, "a country code such as US"),
    }),
    /** Printed at the bottom of every page and in the reports. To be approved by counsel. */
    legal: z.strictObject({
      entity: z.string().min(3).max(80),
      /** How the firm is registered, or which exemption it relies on. */
      status: z.string().min(10).max(400).endsWith("."),
      statement: z.string().min(20).max(200).endsWith("."),
    }),
    /**
     * Companies that process visitors' data for the firm. The privacy notice names them with those that are built in.
     */
    services: z.strictObject({
      hosting: z.string().min(2).max(60),
      mail: z.string().min(2).max(60),
      scheduling: z.string().min(2).max(60),
      /** The CRM that is set up: monday.com, HubSpot or Salesforce. */
      crm: z.string().min(2).max(60),
    }),
    /** The time zone of the dates and times in the CRM, mails and lists. */
    timeZone: z.string().refine((zone) => {
      try {
        return new Intl.DateTimeFormat("en-US", { timeZone: zone }) !== undefined;
      } catch {
        return false;
      }
    }, "a time zone such as America/New_York"),
    platformUrl: httpsUrl,
    termsUrl: httpsUrl,
    /** Empty: the site shows no booking link anywhere. */
    schedulingUrl: z.union([httpsUrl, z.literal("")]),
    /** Whose calendar that is, if it is on the firm's own domain, such as a Cal.com that the firm runs. */
    schedulingProvider: z.enum(schedulingProviders).optional(),
    /** Booking page for a partner's own calls. Empty: such a button uses the scheduling link. */
    partnerCallUrl: z.union([httpsUrl, z.literal("")]),
    social: z.array(
      z.strictObject({ network: z.enum(["linkedin", "x", "youtube"]), label: z.string(), url: httpsUrl }),
    ),
    copyrightYear: z.int().min(2000),
    valuation: z.strictObject({
      /** How long a result is held back while the stages of the analysis are shown; they scale with it. */
      minimumAnalysisMs: z.int().min(1_000).max(120_000),
      /** The firm's fee in percent of the price, as 'What you would keep' deducts it: the first step of `fee.scale`. */
      successFeePercent: z.number().min(0).max(15),
    }),
    /** How the firm is paid, as its engagement letter says and `/guides/our-fee` explains. */
    fee: z.strictObject({
      /** Each percentage counts for its own part of the price. The last step has no end. */
      scale: z
        .array(z.strictObject({ upTo: z.int().positive().optional(), percent: z.number().min(0).max(15) }))
        .min(1)
        .refine(
          (steps) =>
            steps.every(({ upTo }, index) =>
              index === steps.length - 1
                ? upTo === undefined
                : upTo !== undefined && upTo > (steps[index - 1]?.upTo ?? 0),
            ),
          "steps in ascending order, each with its end but the last",
        ),
      /** Whole dollars; 0 if there is none. */
      minimum: z.int().min(0),
      /** How long the firm alone may offer the company. */
      exclusivityMonths: z.int().min(1).max(36),
      /** How long after that a sale to a buyer whom the firm approached is still paid. */
      tailMonths: z.int().min(0).max(36),
    }),
    /** Asked in this order when the firm's own reader could not reach a website. Empty: no proxy is asked. */
    websiteProxies: z.array(
      z.strictObject({
        /** The website's address is appended. */
        address: httpsUrl.endsWith("="),
        /** `json`: an object with the page in `contents`; `page`: the page itself. */
        answers: z.enum(["json", "page"]),
      }),
    ),
    rating: z.strictObject({ shown: z.boolean(), value: z.number().min(1).max(5), reviews: z.int().positive() }),
    behavior: z.strictObject({
      scrollToTopOnRouteChange: z.boolean(),
      scrollToTopOnReturnToTab: z.boolean(),
      scrollToTopBeforeUnload: z.boolean(),
      alternateLanguageLinks: z.boolean(),
      mockData: z.boolean(),
      captureLeads: z.boolean(),
    }),
  })
  .refine(({ valuation, fee }) => valuation.successFeePercent === fee.scale[0]?.percent, {
    path: ["valuation", "successFeePercent"],
    error: "the first percentage of fee.scale",
  })
  .readonly();

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
