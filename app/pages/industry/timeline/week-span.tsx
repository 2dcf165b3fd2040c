import { industryPage } from "#content/pages/industry.ts";

const { one, several } = industryPage.weeks;

/** Weeks 3–6, or Week 3 where it is only one. */
export function WeekSpan({ weeks: [first, last] }: { readonly weeks: readonly [first: number, last: number] }) {
  return first === last ? `${one} ${first}` : `${several} ${first}–${last}`;
}
