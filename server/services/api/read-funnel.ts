import { site } from "#content/site.ts";
import type { ApiFunnel } from "#contracts/api/answers.ts";
import { type FunnelParameters, maxFunnelWeeks } from "#contracts/api/parameters.ts";
import { type BreakdownRow, breakdownRows, weeksOf } from "#domain/desk/funnel/funnel.ts";
import { addDays, dayAt, mondayOf } from "#domain/time/calendar.ts";
import { daysBetween } from "#domain/time/desk-times.ts";
import { AppError } from "#server/http/app-error.ts";
import { ofPartners, withOneFrame, withoutStart, withoutVisits } from "#server/services/desk/funnel.ts";
import { countsBy, countsByDay } from "#server/store/desk/funnel.ts";
import type { Store } from "#server/store/open.ts";
import { partnerSiteNames } from "#server/store/partners/partner-sites.ts";

const usualWeeks = 12;

/** Whole weeks, from the Monday of the first day to the Sunday of the last. @throws AppError apiParameter */
export async function readFunnel(
  store: Pick<Store, "db">,
  asked: FunnelParameters,
  { now }: { readonly now: number },
): Promise<ApiFunnel> {
  const today = dayAt(now, site.timeZone);
  const lastMonday = mondayOf(asked.to ?? today);
  const from = asked.from === undefined ? addDays(lastMonday, -7 * (usualWeeks - 1)) : mondayOf(asked.from);
  const weeks = daysBetween(from, lastMonday) / 7 + 1;
  if (weeks < 1 || weeks > maxFunnelWeeks) throw new AppError("apiParameter", "funnel: span", { parameter: "from" });
  const span = { from, to: addDays(lastMonday, 6) };
  const [days, byPage, bySource, byIndustry, partners] = await Promise.all([
    countsByDay(store, span),
    countsBy(store, "page", span),
    countsBy(store, "source", span),
    countsBy(store, "industry", span),
    partnerSiteNames(store),
  ]);
  return {
    ...span,
    timeZone: site.timeZone,
    weeks: weeksOf(days, lastMonday, weeks),
    byPage: named(breakdownRows(withoutStart(byPage).map(withOneFrame), "visit", Number.POSITIVE_INFINITY)),
    bySource: named(breakdownRows(withoutStart(bySource), "visit", Number.POSITIVE_INFINITY)),
    byIndustry: named(breakdownRows(withoutVisits(byIndustry), "result", Number.POSITIVE_INFINITY)),
    byPartner: named(breakdownRows(ofPartners(byPage, partners), "visit", Number.POSITIVE_INFINITY)),
  };
}

/** What is not known is the rest. */
const named = (rows: readonly BreakdownRow[]) =>
  rows.map(({ name, counts }) => ({ name: name === "rest" ? null : name, counts }));
