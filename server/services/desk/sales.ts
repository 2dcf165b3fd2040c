import { site } from "#content/site.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import { packageSales, salesAccounts, salesCounts } from "#domain/desk/screens/sales-account.ts";
import {
  type Dispute,
  paymentPage,
  type SaleFilter,
  type SaleLine,
  type SalesView,
} from "#domain/desk/screens/sales-view.ts";
import { addMonths, dayAt, startOfDay } from "#domain/time/calendar.ts";
import type { Env } from "#server/env.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { markedSteps } from "#server/store/desk/funnel.ts";
import { openDisputes, type Sale, type SalePlace, salesPage, salesSums } from "#server/store/desk/sales.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { jobId } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { saleEventsOf } from "#server/store/payments/sale-events.ts";
import type { SaleEventRow } from "#server/store/schema.ts";
import { placeIn, placeText } from "./page-place.ts";

const pageSize = 50;
const maxDisputes = 20;
const monthsShown = 6;
const monthsToChoose = 12;

export type SalesQuery = {
  /** YYYY-MM; the present month without it. */
  readonly month?: string | undefined;
  readonly filter?: SaleFilter | undefined;
  /** The place at which the page before ended. */
  readonly after?: string | undefined;
};

export type DeskSales = {
  /** @throws AppError roleRefused */
  read(member: Member, query: SalesQuery): Promise<SalesView>;
};

type Parts = { readonly store: Store; readonly env: Pick<Env, "payments">; readonly now?: () => number };

export function createDeskSales({ store, env, now = Date.now }: Parts): DeskSales {
  const isTest = env.payments?.isTest ?? true;

  const spanOf = (month: string) => ({
    from: startOfDay(`${month}-01`, site.timeZone),
    to: startOfDay(`${addMonths(month, 1)}-01`, site.timeZone),
  });

  async function disputesOf(): Promise<readonly Dispute[]> {
    const disputed = await openDisputes(store, maxDisputes);
    const [lines, mailed, opened] = await Promise.all([
      linesOf(disputed),
      filesMailed(store, disputed),
      markedSteps(
        store,
        disputed.flatMap(({ valuation_id }) => valuation_id ?? []),
        "report",
      ),
    ]);
    return lines.map((line) => ({
      ...line,
      filesMailedAt: mailed.get(line.id),
      reportOpenedAt: line.lead && opened.get(line.lead.id),
    }));
  }

  async function linesOf(sales: readonly Sale[]): Promise<readonly SaleLine[]> {
    const events = await saleEventsOf(
      store,
      sales.map(({ id }) => id),
    );
    return sales.map((sale) => lineOf(sale, events, isTest));
  }

  return {
    async read(member, { month: asked, filter = "all", after }) {
      requireRole(member, "readSales");
      const at = now();
      const current = dayAt(at, site.timeZone).slice(0, 7);
      const month = asked !== undefined && asked <= current ? asked : current;
      const span = spanOf(month);
      const months = Array.from({ length: monthsShown }, (_, index) => addMonths(month, index + 1 - monthsShown));
      const [page, disputes, ...sums] = await Promise.all([
        salesPage(store, { span, filter, after: placeOf(after) }, pageSize + 1),
        disputesOf(),
        ...months.map((each) => salesSums(store, spanOf(each))),
      ]);
      const ofMonth = sums.at(-1) ?? [];
      const accounts = salesAccounts(ofMonth);
      const currency = accounts[0]?.currency ?? salesAccounts(sums.flat())[0]?.currency;
      const shown = page.slice(0, pageSize);
      const last = page.length > pageSize ? shown.at(-1) : undefined;
      return {
        now: at,
        month,
        isCurrent: month === current,
        months: Array.from({ length: monthsToChoose }, (_, index) => addMonths(current, -index)),
        accounts,
        packages: packageSales(ofMonth),
        disputes,
        filter,
        counts: salesCounts(ofMonth),
        sales: await linesOf(shown),
        next: last && placeText({ at: last.paid_at, id: last.id }),
        byMonth: months.map((each, index) => ({
          month: each,
          net: salesAccounts(sums[index] ?? []).find((account) => account.currency === currency)?.net ?? 0,
        })),
        isConnected: env.payments !== undefined,
        isTest,
        mayExport: can(member.role, "exportLeads"),
      };
    },
  };
}

function placeOf(text: string | undefined): SalePlace | undefined {
  const place = placeIn(text);
  return place && { paidAt: place.at, id: place.id };
}

function lineOf(sale: Sale, events: readonly SaleEventRow[], isTest: boolean): SaleLine {
  const { id, paid_at, valuation_id, company, amount, refunded, currency, state, payment_id } = sale;
  const changed = events.findLast(({ purchase_id, kind }) => purchase_id === id && kind !== "sold");
  return {
    id,
    paidAt: paid_at,
    lead: valuation_id !== null && company !== null ? { id: valuation_id, company } : undefined,
    package: sale.package,
    amount: amount ?? 0,
    refunded,
    currency: currency ?? "usd",
    state,
    changedAt: changed?.created_at,
    paymentPage: payment_id === null ? undefined : paymentPage(payment_id, isTest),
  };
}

/** When the files of these purchases were mailed to their buyers. */
async function filesMailed({ db }: Store, sales: readonly Sale[]): Promise<ReadonlyMap<string, number>> {
  if (sales.length === 0) return new Map();
  const rows = await db
    .selectFrom("job")
    .select(["subject", "done_at"])
    .where(
      "id",
      "in",
      sales.map(({ id }) => jobId({ kind: jobKinds.mailDownload, subject: id })),
    )
    .execute();
  return new Map(rows.flatMap(({ subject, done_at }) => (done_at === null ? [] : [[subject, done_at]])));
}
