import type { Category, PageAudit } from "#tooling/browser/lighthouse.ts";
import type { PageFigures } from "#tooling/browser/page-figures.ts";
import { kilobytes } from "#tooling/build/budgets.ts";
import { median } from "#tooling/leads/throughput.ts";
import type { LateFonts } from "./late-fonts.ts";

export const pageGoals = {
  performance: 98,
  /** Below these. */
  cls: 0.01,
  tbtMs: 100,
} as const;

/** Lighthouse's scores, each at least so much. */
export const scoreGoals: Readonly<Record<Category, number>> = {
  performance: pageGoals.performance,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

export function mediansOf(runs: readonly PageFigures[]): PageFigures {
  const of = (figure: keyof PageFigures) => median(runs.map((run) => run[figure]));
  return {
    performance: of("performance"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    script: of("script"),
    style: of("style"),
    font: of("font"),
    image: of("image"),
    document: of("document"),
    headers: of("headers"),
    requests: of("requests"),
    fontShifts: of("fontShifts"),
  };
}

/** One line a goal that the page misses. */
export function missedBy(page: string, { performance, cls, tbt }: PageFigures): readonly string[] {
  return [
    ...(performance >= pageGoals.performance
      ? []
      : [`${page}: performance ${performance}, at least ${pageGoals.performance} wanted`]),
    ...(cls < pageGoals.cls ? [] : [`${page}: CLS ${cls.toFixed(3)}, below ${pageGoals.cls} wanted`]),
    ...(tbt < pageGoals.tbtMs ? [] : [`${page}: TBT ${Math.round(tbt)} ms, below ${pageGoals.tbtMs} ms wanted`]),
  ];
}

/** Scores that no other work on the machine can move. */
export const stableScores = ["accessibility", "best-practices", "seo"] as const satisfies readonly Category[];

/** One line a goal that the page misses, of those that no other work on the machine can move. */
export function missedStable(page: string, { scores, figures }: PageAudit): readonly string[] {
  return [
    ...stableScores
      .filter((category) => scores[category] < scoreGoals[category])
      .map((category) => `${page}: ${category} ${scores[category]}, ${scoreGoals[category]} wanted`),
    ...(figures.cls < pageGoals.cls ? [] : [`${page}: CLS ${figures.cls.toFixed(3)}, below ${pageGoals.cls} wanted`]),
  ];
}

/** What is asked of the home page besides; the Next.js build only where it was measured. */
export function missedByHome(home: PageFigures, next: PageFigures | undefined): readonly string[] {
  return [
    ...(next && home.script >= next.script
      ? [
          `home page: ${kilobytes(home.script)} KB of script, less than the ${kilobytes(next.script)} KB of the Next.js build wanted`,
        ]
      : []),
    ...(home.fontShifts === 0 ? [] : ["home page: the browser blames a layout shift on a web font"]),
  ];
}

/** Half a pixel is rounding. */
const still = 0.5;

/** One line a width at which the heading does not stand still. */
export function missedByLateFonts(seen: readonly LateFonts[]): readonly string[] {
  return seen
    .filter(({ moved, headingShifts }) => moved > still || headingShifts > 0)
    .map(
      ({ width, moved }) =>
        `home page at ${width} px: the heading moves by ${moved.toFixed(1)} px when its font arrives`,
    );
}
