import { hundredth } from "#domain/charts/rounding.ts";

/** Weeks are counted from one: week 3 is between the ends of week 2 and week 3. */
export function weekAxis(weeks: number) {
  const endOf = (week: number) => hundredth((Math.min(Math.max(week, 0), weeks) / weeks) * 100);
  return { startOf: (week: number) => endOf(week - 1), endOf };
}

/** The weeks to label besides the first: every second one, every fourth of a long plan, and always the last. */
export function weekTicks(weeks: number): readonly number[] {
  const step = weeks > 14 ? 4 : 2;
  const between = Array.from({ length: Math.ceil(weeks / step) - 1 }, (_, index) => (index + 1) * step);
  return [...between, weeks];
}
