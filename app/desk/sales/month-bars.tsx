import { cssVariables } from "#app/design/ui/css-variables.ts";
import { salesWords as words } from "#content/desk/sales.ts";
import { chartTop } from "#domain/desk/funnel/funnel.ts";
import type { MonthNet } from "#domain/desk/screens/sales-view.ts";
import { priceText } from "#domain/payments/price.ts";
import { monthName, shortMonth } from "#domain/time/desk-times.ts";
import * as styles from "./month-bars.module.css";

type MonthBarsProps = { readonly byMonth: readonly MonthNet[]; readonly currency: string };

/** The net of six months; the last is the chosen one. */
export function MonthBars({ byMonth, currency }: MonthBarsProps) {
  const top = chartTop(Math.max(...byMonth.map(({ net }) => net)));
  const text = (amount: number) => priceText({ amount, currency });
  const said = byMonth.map(({ month, net }) => `${monthName(month)} ${text(net)}`).join("; ");
  return (
    <div role="img" aria-label={words.byMonthText(said)}>
      <div className={styles.bars} aria-hidden="true">
        {byMonth.map(({ month, net }) => (
          <i key={month} className={styles.bar} style={cssVariables({ "--part": net / top })}>
            <b className={styles.value}>{text(net)}</b>
          </i>
        ))}
      </div>
      <div className={styles.months} aria-hidden="true">
        {byMonth.map(({ month }) => (
          <span key={month}>{shortMonth(month)}</span>
        ))}
      </div>
    </div>
  );
}
