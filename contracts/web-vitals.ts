import * as z from "zod/mini";

export const webVitalNames = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;
export const webVitalRatings = ["good", "needs-improvement", "poor"] as const;
export const screenSizes = ["small", "large"] as const;

/** No page load takes longer. */
const maxMs = 600_000;

const measureSchema = z.strictObject({
  name: z.enum(webVitalNames),
  /** Whole milliseconds; CLS has no unit. */
  value: z.number().check(z.gte(0), z.lte(maxMs)),
  rating: z.enum(webVitalRatings),
});

/**
 * The speed of one page load. This is all that is sent: a page's name in the registry, no path, no time, nothing
 * about the visitor. The caller passes the known pages.
 */
export const webVitalsSchema = <const Page extends string>(pages: readonly Page[]) =>
  z.strictObject({
    page: z.enum(pages),
    screen: z.enum(screenSizes),
    measures: z.array(measureSchema).check(z.minLength(1), z.maxLength(webVitalNames.length)),
  });

export type WebVitals = z.infer<ReturnType<typeof webVitalsSchema<string>>>;
