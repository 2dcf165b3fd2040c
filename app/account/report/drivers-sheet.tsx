import { Bridge } from "#app/design/charts/bridge.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { driverReportWords as words } from "#content/report/report-arguments.ts";
import { driverWords } from "#content/valuation/results.ts";
import { bridgeBars } from "#domain/charts/bridge-bars.ts";
import type { Report } from "#domain/report/report.ts";
import { bridgeOf } from "#domain/valuation/bridge.ts";
import { type Driver, driverEffect } from "#domain/valuation/drivers.ts";
import { shortMoney, signedMoney } from "#domain/valuation/text/money.ts";
import { bridgeTitle } from "./bridge-title.ts";
import * as styles from "./drivers-sheet.module.css";
import * as sheetStyles from "./report-sheet.module.css";
import { ReportSheet, type SheetProps } from "./report-sheet.tsx";

export function DriversSheet(props: SheetProps) {
  const { report } = props;
  const bridge = bridgeOf(report.valuation);
  const bars = bridgeBars(bridge, driverWords.bridge);
  return (
    <ReportSheet {...props} section="drivers" title={words.title}>
      <ul className={classNames(sheetStyles.rows, styles.drivers)}>
        {report.valuation.drivers.map((driver) => (
          <DriverRow key={driver.input} driver={driver} />
        ))}
      </ul>
      <div className={styles.bridge}>
        <h3>{bridgeTitle(bridge)}</h3>
        <Bridge
          label={driverWords.bridge.chart(bars.map(({ label, text }) => `${label} ${text}`).join(", "))}
          bars={bars}
        />
      </div>
      <h3 className={sheetStyles.subheading}>{words.levers}</h3>
      <Levers report={report} />
    </ReportSheet>
  );
}

function DriverRow({ driver }: { readonly driver: Driver }) {
  const { factor, description, impact } = driver;
  const { turns, dollars } = driverEffect(driver);
  return (
    <li data-impact={impact}>
      <Icon name={impact === "positive" ? "plus" : "trend-flat"} size="s" />
      <div>
        <h3 className={sheetStyles.rowTitle}>
          {factor}
          <span className="sr">. {driverWords[impact]}</span>
        </h3>
        <p>{description}</p>
      </div>
      <p className={classNames(sheetStyles.amount, "num")}>
        <span className="figure">{turns}</span>
        {dollars}
      </p>
    </li>
  );
}

function Levers({ report }: { readonly report: Report }) {
  if (report.levers.length === 0) return <p>{words.noLevers}</p>;
  return (
    <>
      <p className={styles.lead}>{words.leversLead}</p>
      <ol className={classNames(sheetStyles.rows, styles.drivers)}>
        {report.levers.map((lever) => {
          const { title, text } = words.lever(lever, report);
          return (
            <li key={lever.input}>
              <Icon name="arrow-up-right" size="s" />
              <div>
                <h4 className={sheetStyles.rowTitle}>{title}</h4>
                <p>{text}</p>
              </div>
              <p className={classNames(sheetStyles.amount, "num")}>
                <span className="figure">{signedMoney(lever.moreValue)}</span>
                {shortMoney(lever.value)}
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
