import { hundredth } from "#domain/charts/rounding.ts";

/** Weeks are counted from one: week 3 is between the ends of week 2 and week 3. */
export function weekAxis(weeks: number) {
  const endOf = (week: number) => hundredth((Math.min(Math.max(week, 0), weeks) / weeks) * 100);
  return { startOf: (week: number) => endOf(week - 1), endOf };
}
