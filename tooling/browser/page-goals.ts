import type { Category, PageAudit } from "./lighthouse.ts";

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
