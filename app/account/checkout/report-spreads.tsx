import type { ReactNode } from "react";
import { ApproachesSheet } from "#app/account/report/approaches-sheet.tsx";
import { MarketSheet } from "#app/account/report/market-sheet.tsx";
import { NextSheet } from "#app/account/report/next-sheet.tsx";
import { ObjectionsSheet } from "#app/account/report/objections-sheet.tsx";
import { ReadinessSheet } from "#app/account/report/readiness-sheet.tsx";
import * as reportStyles from "#app/account/report/report-sheet.module.css";
import type { SheetProps } from "#app/account/report/report-sheet.tsx";
import { SensitivitySheet } from "#app/account/report/sensitivity-sheet.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { valuationUpgradePage } from "#content/pages/valuation-private.ts";
import { sectionsOf } from "#content/report/report.ts";
import type { Report } from "#domain/report/report.ts";
import * as styles from "./report-spreads.module.css";

const { spreads } = valuationUpgradePage;

type ShownSection = (typeof spreads)["items"][number]["sections"][number];

const sheets: Readonly<Record<ShownSection, (props: SheetProps) => ReactNode>> = {
  approaches: ApproachesSheet,
  sensitivity: SensitivitySheet,
  objections: ObjectionsSheet,
  market: MarketSheet,
  readiness: ReadinessSheet,
  next: NextSheet,
};

/** Pages of the longer editions, as they are printed, for a sample company. */
export function ReportSpreads({ report }: { readonly report: Report }) {
  const sections = sectionsOf(report);
  const numberOf = (section: ShownSection) => sections.indexOf(section) + 1;
  return (
    <ol className={classNames(styles.spreads, "divided bleed")} aria-label={spreads.label}>
      {spreads.items.map(({ title, sections: shown, editions, text }) => (
        <li key={title}>
          {/* A picture of two pages: what they say is in the words below. */}
          <div className={classNames(styles.spread, reportStyles.report)} aria-hidden="true" inert>
            {shown.map((section) => {
              const Sheet = sheets[section];
              return (
                <div key={section} className={styles.page}>
                  <Sheet report={report} number={numberOf(section)} of={sections.length} />
                </div>
              );
            })}
          </div>
          <div className={styles.caption}>
            <h2 className="title-3">{title}</h2>
            <p className="label">{spreads.pages(shown.map(numberOf), editions)}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
