import { site } from "#content/site.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { addDays, addMonths, startOfDay } from "#domain/time/calendar.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { csvRow } from "#server/services/exports/csv.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { type Sale, salesPage } from "#server/store/desk/sales.ts";
import type { Store } from "#server/store/open.ts";

type Clock = { readonly now: number };
type Cells = Parameters<typeof csvRow>[0];

/** Spreadsheets read UTF-8 only after this mark. */
const byteOrderMark = "\ufeff";

/** The sales of a month (YYYY-MM), amounts in the currency's units. @throws AppError roleRefused */
export async function exportSales(store: Store, member: Member, month: string, { now }: Clock): Promise<string> {
  await recordExport(store, member, "exportSales", month, now);
  const span = {
    from: startOfDay(`${month}-01`, site.timeZone),
    to: startOfDay(`${addMonths(month, 1)}-01`, site.timeZone),
  };
  const titles = ["paid_at", "company", "report", "amount", "refunded", "currency", "state", "payment"];
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

const saleCells = (sale: Sale): Cells => [
  new Date(sale.paid_at).toISOString(),
  sale.company ?? "",
  sale.package,
  (sale.amount ?? 0) / 100,
  sale.refunded / 100,
  sale.currency ?? "usd",
  sale.state,
  sale.payment_id ?? "",
];

/** The counts of a week by day, step, page, source and industry. @throws AppError roleRefused */
export async function exportFunnel(store: Store, member: Member, monday: string, { now }: Clock): Promise<string> {
  await recordExport(store, member, "exportFunnel", monday, now);
  const titles = ["day", "step", "page", "source", "industry", "count"] as const;
  const rows = await store.db
    .selectFrom("funnel_count")
    .select(titles)
    .where("day", ">=", monday)
    .where("day", "<=", addDays(monday, 6))
    .orderBy("day")
    .orderBy("step")
    .execute();
  return csvOf(
    titles,
    rows.map((row) => titles.map((title) => row[title])),
  );
}

async function recordExport(store: Store, actor: Member, action: string, subject: string, at: number): Promise<void> {
  requireRole(actor, "exportLeads");
  await store.db.transaction().execute((tx) => recordAudit(tx, { at, actor, action, subject }));
}

const csvOf = (titles: Cells, rows: readonly Cells[]) => byteOrderMark + [titles, ...rows].map(csvRow).join("");
