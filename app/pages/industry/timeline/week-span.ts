import { industryPage } from "#content/pages/industry.ts";

const { one, several } = industryPage.weeks;

/** Weeks 3–6, or Week 3 for a single week. */
export function weekSpan([first, last]: readonly [first: number, last: number]): string {
  return first === last ? `${one} ${first}` : `${several} ${first}–${last}`;
}
