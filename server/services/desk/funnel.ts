import { allFrames } from "#content/desk/funnel.ts";
import { site } from "#content/site.ts";
import { breakdownRows, funnelRows, noCounts, stepCounts, weeksOf } from "#domain/desk/funnel/funnel.ts";
import type { FunnelView } from "#domain/desk/funnel/funnel-view.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import { partnerOfFunnelPage } from "#domain/partners/partner-site.ts";
import { addDays, dayAt, mondayOf } from "#domain/time/calendar.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { countsBy, countsByDay } from "#server/store/desk/funnel.ts";
import type { Store } from "#server/store/open.ts";
import { partnerSiteNames } from "#server/store/partners/partner-sites.ts";

const weeksShown = 12;
/** Rows of a table before the rest is one row. */
const maxRows = 8;
const maxPartners = 20;

export type DeskFunnel = {
  /** The week of a day (YYYY-MM-DD); the present week without one. @throws AppError roleRefused */
  read(member: Member, query: { readonly week?: string | undefined }): Promise<FunnelView>;
};

export function createDeskFunnel({
  store,
  now = Date.now,
}: {
  readonly store: Pick<Store, "db">;
  readonly now?: () => number;
}): DeskFunnel {
  return {
    async read(member, { week }) {
      requireRole(member, "readFunnel");
      const current = mondayOf(dayAt(now(), site.timeZone));
      const asked = week === undefined ? current : mondayOf(week);
      const monday = asked > current ? current : asked;
      const span = { from: monday, to: addDays(monday, 6) };
      const [days, byPage, bySource, byIndustry, partners] = await Promise.all([
        countsByDay(store, { from: addDays(monday, -7 * (weeksShown - 1)), to: span.to }),
        countsBy(store, "page", span),
        countsBy(store, "source", span),
        countsBy(store, "industry", span),
        partnerSiteNames(store),
      ]);
      const byPartner = ofPartners(byPage, partners);
      const weeks = weeksOf(days, monday, weeksShown);
      const counts = weeks.at(-1)?.counts ?? noCounts;
      return {
        monday,
        mondayBefore: addDays(monday, -7),
        isCurrent: monday === current,
        mondays: Array.from({ length: weeksShown }, (_, index) => addDays(current, -7 * index)),
        counts,
        rows: funnelRows(counts, weeks.at(-2)?.counts ?? noCounts),
        weeks,
        byPage: breakdownRows(withoutStart(byPage).map(withOneFrame), "visit", maxRows),
        bySource: breakdownRows(withoutStart(bySource), "visit", maxRows),
        byIndustry: breakdownRows(withoutVisits(byIndustry), "result", maxRows),
        byPartner: breakdownRows(byPartner, "visit", maxPartners),
        partnerCounts: stepCounts(byPartner),
        mayExport: can(member.role, "exportLeads"),
      };
    },
  };
}

/** The counts of partners' frames, by the partner's name. */
export const ofPartners = <Row extends { readonly name: string }>(
  byPage: readonly Row[],
  partners: ReadonlyMap<string, string>,
): readonly Row[] =>
  byPage.flatMap((row) => {
    const key = partnerOfFunnelPage(row.name);
    return key === undefined ? [] : [{ ...row, name: partners.get(key) ?? key }];
  });

/** All frames are one row among the pages. */
export const withOneFrame = <Row extends { readonly name: string }>(row: Row): Row =>
  partnerOfFunnelPage(row.name) === undefined ? row : { ...row, name: allFrames };

const isStart = (step: string) => step === "address" || step === "figures";
/** Address and figures are counted without a page and a source. */
export const withoutStart = <Row extends { readonly step: string }>(rows: readonly Row[]) =>
  rows.filter(({ step }) => !isStart(step));
/** Visits are counted without an industry. */
export const withoutVisits = <Row extends { readonly step: string }>(rows: readonly Row[]) =>
  withoutStart(rows).filter(({ step }) => step !== "visit");
