import type { Category } from "./lighthouse.ts";

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
