import { Link } from "react-router";
import { NewTabLink } from "#app/design/ui/controls/smart-link.tsx";
import { type MarkState, StateMark } from "#app/desk/ui/state-mark.tsx";
import { WorkingTable } from "#app/desk/ui/working-table.tsx";
import { packageNames, saleStateText, salesWords as words } from "#content/desk/sales.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import type { PackageSales, SalesAccount } from "#domain/desk/screens/sales-account.ts";
import type { SaleLine } from "#domain/desk/screens/sales-view.ts";
import { priceText } from "#domain/payments/price.ts";
import { clockTime, shortDay } from "#domain/time/desk-times.ts";
import * as styles from "./sales.module.css";

const marks: Readonly<Record<SaleLine["state"], MarkState>> = {
  paid: "done",
  pending: "waiting",
  refunded: "off",
  disputed: "failed",
  chargedBack: "failed",
  cancelled: "off",
};

export function SalesTable({ sales, now }: { readonly sales: readonly SaleLine[]; readonly now: number }) {
  const day = (at: number) => shortDay(at, now, site.timeZone);
  return (
    <WorkingTable
      caption={words.purchases}
      columns={[
        { label: words.company, place: "name" },
        { label: words.date },
        { label: words.report, place: "below" },
        { label: words.amount, place: "end", isNumeric: true },
        { label: words.state, place: "endBelow" },
        { label: words.payment, isLabelHidden: true, isNarrow: true, place: "action" },
      ]}
      rows={sales.map((sale) => ({
        key: sale.id,
        cells: [
          sale.lead ? (
            <Link key="lead" to={`${deskScreens.leads.path}/${sale.lead.id}`}>
              {sale.lead.company}
            </Link>
          ) : (
            <span key="lead" className={styles.quiet}>
              {words.deleted}
            </span>
          ),
          `${day(sale.paidAt)}, ${clockTime(sale.paidAt, site.timeZone)}`,
          <span key="report">
            {packageNames[sale.package] ?? sale.package}
            <span className={styles.phoneOnly}>, {day(sale.paidAt)}</span>
          </span>,
          sale.state === "refunded" ? <s key="amount">{priceText(sale)}</s> : <b key="amount">{priceText(sale)}</b>,
          <StateMark key="state" state={marks[sale.state]}>
            {saleStateText(sale, sale.changedAt === undefined ? "" : day(sale.changedAt))}
          </StateMark>,
          sale.paymentPage === undefined ? (
            words.noPayment
          ) : (
            <NewTabLink key="payment" className="link" to={sale.paymentPage}>
              {words.openPayment}
            </NewTabLink>
          ),
        ],
      }))}
    />
  );
}

/** On a phone the column's head is not shown, so the number has its word. */
function SoldCount({ count }: { readonly count: number }) {
  return (
    <>
      {count}
      <span className={styles.phoneOnly}> {words.soldWord}</span>
    </>
  );
}

type PackageTableProps = { readonly packages: readonly PackageSales[]; readonly accounts: readonly SalesAccount[] };

export function PackageTable({ packages, accounts }: PackageTableProps) {
  const refunds = packages.reduce((sum, each) => sum + each.refunds, 0);
  const [account] = accounts;
  const together =
    accounts.length === 1 && account
      ? [
          {
            key: "together",
            isTotal: true,
            cells: [
              words.together,
              <SoldCount key="sold" count={account.sold.count} />,
              refunds,
              priceText({ ...account.sold, currency: account.currency }),
            ],
          },
        ]
      : [];
  return (
    <WorkingTable
      caption={words.byReport}
      columns={[
        { label: words.report, place: "name" },
        { label: words.soldCount, place: "below", isNumeric: true },
        { label: words.refunded, isNumeric: true },
        { label: words.amount, place: "end", isNumeric: true },
      ]}
      rows={[
        ...packages.map((each) => ({
          key: `${each.package} ${each.currency}`,
          cells: [
            packageNames[each.package] ?? each.package,
            <SoldCount key="sold" count={each.sold.count} />,
            each.refunds,
            priceText({ ...each.sold, currency: each.currency }),
          ],
        })),
        ...together,
      ]}
    />
  );
}
