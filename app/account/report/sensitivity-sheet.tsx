import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { sensitivityWords as words } from "#content/report/report.ts";
import { bracketSteps } from "#domain/report/bracket-steps.ts";
import { positionInRange, rangePositions } from "#domain/report/range-position.ts";
import type { Report } from "#domain/report/report.ts";
import { growthLabel, turnsText } from "#domain/valuation/text/labels.ts";
import { fullMoney, shortMoney } from "#domain/valuation/text/money.ts";
import * as sheetStyles from "./report-sheet.module.css";
import { ReportSheet, type SheetProps, TableRegion } from "./report-sheet.tsx";
import * as styles from "./sensitivity-sheet.module.css";

type Cell = { readonly value: number; readonly own: boolean };

export function SensitivitySheet(props: SheetProps) {
  const { report } = props;
  return (
    <ReportSheet {...props} section="sensitivity" title={words.title} lead={words.lead(report)}>
      <ProfitTable report={report} />
      <ul className={styles.key}>
        {rangePositions.map((at) => (
          <li key={at}>
            <i data-place={at} aria-hidden="true" />
            {words.positions[at]}
          </li>
        ))}
      </ul>
      <div className={classNames(sheetStyles.callout, styles.note)}>
        <Icon name="info" />
        <p>{words.steps(bracketSteps(report.sensitivity))}</p>
      </div>
      <TrendTable report={report} />
    </ReportSheet>
  );
}

function ProfitTable({ report }: { readonly report: Report }) {
  const { recurring, rows } = report.sensitivity;
  return (
    <TableRegion label={words.caption(report)}>
      <table className={styles.values}>
        <caption>{words.caption(report)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.profit}</th>
            {recurring.map((share) => (
              <th key={share} scope="col">
                {share}%
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ profit, cells }) => (
            <tr key={profit}>
              <th scope="row">{fullMoney(profit)}</th>
              {cells.map((cell) => (
                <ValueCell key={cell.recurring} cell={cell} report={report} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function TrendTable({ report }: { readonly report: Report }) {
  const { trends } = report;
  return (
    <TableRegion label={words.trendCaption(report)}>
      <table className={classNames(styles.values, styles.trends)}>
        <caption>{words.trendCaption(report)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.trend}</th>
            {trends.map(({ trend }) => (
              <th key={trend} scope="col">
                {growthLabel(trend)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.multiple}</th>
            {trends.map(({ trend, multiple }) => (
              <td key={trend}>{turnsText(multiple)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.value}</th>
            {trends.map((cell) => (
              <ValueCell key={cell.trend} cell={cell} report={report} />
            ))}
          </tr>
        </tbody>
      </table>
    </TableRegion>
  );
}

/** Shaded by its position in the estimated range; the owner's own value is outlined. */
function ValueCell({ cell: { value, own }, report }: { readonly cell: Cell; readonly report: Report }) {
  return (
    <td data-place={positionInRange(value, report.valuation)} className={own ? styles.own : undefined}>
      {shortMoney(value)}
      {own && <span className="sr">{words.own}</span>}
    </td>
  );
}
