import type { Category } from "./lighthouse.ts";

export const pageGoals = {
  performance: 98,
  /** Upper limits. */
  cls: 0.01,
  tbtMs: 100,
} as const;

/** Minimum Lighthouse scores. */
export const scoreGoals: Readonly<Record<Category, number>> = {
  performance: pageGoals.performance,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
