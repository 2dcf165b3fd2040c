import { funnelWords, industryName, pageName, sourceName, stepName } from "#content/desk/funnel.ts";
import { packageNames, saleStateText, salesWords } from "#content/desk/sales.ts";
import { site } from "#content/site.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { partnerOfFunnelPage } from "#domain/partners/partner-site.ts";
import { unitsOf } from "#domain/payments/price.ts";
import { addDays, addMonths, dayAndTime, startOfDay } from "#domain/time/calendar.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { byteOrderMark, csvRow } from "#server/services/exports/csv.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { type Sale, salesPage } from "#server/store/desk/sales.ts";
import type { Store } from "#server/store/open.ts";
import { partnerSiteNames } from "#server/store/partners/partner-sites.ts";

type Clock = { readonly now: number };
type Cells = Parameters<typeof csvRow>[0];

/** The sales of a month (YYYY-MM), amounts in the currency's units. @throws AppError roleRefused */
export async function exportSales(store: Store, member: Member, month: string, { now }: Clock): Promise<string> {
  await recordExport(store, member, "exportSales", month, now);
  const span = {
    from: startOfDay(`${month}-01`, site.timeZone),
    to: startOfDay(`${addMonths(month, 1)}-01`, site.timeZone),
  };
  const { date, company, report, amount, refunded, currency, state, payment } = salesWords;
  const titles = [date, company, report, amount, refunded, currency, state, payment];
  return csvOf(titles, (await allSales(store, span)).map(saleCells));
}

const pageSize = 500;

async function allSales(store: Store, span: { readonly from: number; readonly to: number }): Promise<readonly Sale[]> {
  const sales: Sale[] = [];
  for (let last: Sale | undefined; ; last = sales.at(-1)) {
    const after = last && { paidAt: last.paid_at, id: last.id };
    const page = await salesPage(store, { span, filter: "all", after }, pageSize);
    sales.push(...page);
    if (page.length < pageSize) return sales;
  }
}

function saleCells(sale: Sale): Cells {
  const { amount, refunded, currency } = { ...sale, amount: sale.amount ?? 0, currency: sale.currency ?? "usd" };
  return [
    dayAndTime(sale.paid_at, site.timeZone),
    sale.company ?? "",
    packageNames[sale.package] ?? sale.package,
    unitsOf({ amount, currency }),
    unitsOf({ amount: refunded, currency }),
    currency.toUpperCase(),
    saleStateText({ ...sale, amount }, ""),
    sale.payment_id ?? "",
  ];
}

/** The counts of a week by day, step, page, source and industry. @throws AppError roleRefused */
export async function exportFunnel(store: Store, member: Member, monday: string, { now }: Clock): Promise<string> {
  await recordExport(store, member, "exportFunnel", monday, now);
  const columns = ["day", "step", "page", "source", "industry", "count"] as const;
  const rows = await store.db
    .selectFrom("funnel_count")
    .select(columns)
    .where("day", ">=", monday)
    .where("day", "<=", addDays(monday, 6))
    .orderBy("day")
    .orderBy("step")
    .execute();
  const partners = await partnerSiteNames(store);
  const placeName = (page: string) => {
    const key = partnerOfFunnelPage(page);
    return key === undefined ? pageName(page) : `${sourceName("partnerSite")}: ${partners.get(key) ?? key}`;
  };
  return csvOf(
    columns.map((column) => funnelWords.exportTitles[column]),
    rows.map(({ day, step, page, source, industry, count }) => [
      day,
      stepName(step),
      page && placeName(page),
      source && sourceName(source),
      industry && industryName(industry),
      count,
    ]),
  );
}

async function recordExport(store: Store, actor: Member, action: string, subject: string, at: number): Promise<void> {
  requireRole(actor, "exportLeads");
  await store.db.transaction().execute((tx) => recordAudit(tx, { at, actor, action, subject }));
}

const csvOf = (titles: Cells, rows: readonly Cells[]) => byteOrderMark + [titles, ...rows].map(csvRow).join("");
