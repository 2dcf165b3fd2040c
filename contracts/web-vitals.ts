import * as z from "zod/mini";

export const webVitalNames = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;
export const webVitalRatings = ["good", "needs-improvement", "poor"] as const;
export const screenSizes = ["small", "large"] as const;

/** Nobody waits longer for a page. */
const longestMs = 600_000;

const measureSchema = z.strictObject({
  name: z.enum(webVitalNames),
  /** Whole milliseconds; of CLS, which has no unit, a number. */
  value: z.number().check(z.gte(0), z.lte(longestMs)),
  rating: z.enum(webVitalRatings),
});

/**
 * How one page load felt to its visitor. This is all there is: a page's name in the registry, no path, no time, nothing
 * about the visitor. Who reads it says which pages there are.
 */
export const webVitalsSchema = <const Page extends string>(pages: readonly Page[]) =>
  z.strictObject({
    page: z.enum(pages),
    screen: z.enum(screenSizes),
    measures: z.array(measureSchema).check(z.minLength(1), z.maxLength(webVitalNames.length)),
  });

export type WebVitals = z.infer<ReturnType<typeof webVitalsSchema<string>>>;
