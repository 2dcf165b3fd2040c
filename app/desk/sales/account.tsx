import { classNames } from "#app/design/ui/class-names.ts";
import { salesWords as words } from "#content/desk/sales.ts";
import type { SalesAccount } from "#domain/desk/screens/sales-account.ts";
import { priceText } from "#domain/payments/price.ts";
import * as styles from "./sales.module.css";

/** A month as an account, one per currency. The double rule stands under the net of the first. */
export function Account({ accounts }: { readonly accounts: readonly SalesAccount[] }) {
  return (
    <>
      {accounts.map((account, index) => (
        <AccountLines key={account.currency} account={account} isSettled={index === 0} />
      ))}
      <p className={styles.remark}>{words.netNote}</p>
    </>
  );
}

function AccountLines({ account, isSettled }: { readonly account: SalesAccount; readonly isSettled: boolean }) {
  const { currency, sold, refunded, held, lost, net } = account;
  const text = (amount: number) => priceText({ amount, currency });
  const less = [
    [words.refunded, refunded],
    [words.held, held],
    [words.lost, lost],
  ] as const;
  return (
    <table className={styles.account}>
      <tbody>
        <tr>
          <th scope="row" className={styles.entry}>
            {words.sold} <small className={styles.aside}>{words.reports(sold.count)}</small>
          </th>
          <td className={styles.sum}>{text(sold.amount)}</td>
        </tr>
        {less
          .filter(([, line]) => line.count > 0)
          .map(([label, line]) => (
            <tr key={label}>
              <th scope="row" className={styles.entry}>
                {label} <small className={styles.aside}>{line.count}</small>
              </th>
              <td className={styles.sum}>−{text(line.amount)}</td>
            </tr>
          ))}
        <tr className={styles.net}>
          <th scope="row" className={styles.entry}>
            {words.net}
          </th>
          <td className={styles.sum}>
            <span className={classNames("figure", styles.figure, isSettled && "settled")}>{text(net)}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
