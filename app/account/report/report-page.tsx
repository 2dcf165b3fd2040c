import type { ReactNode } from "react";
import { keepScroll } from "#app/shell/document/scroll.tsx";
import { type SectionId, sectionsOf } from "#content/report/report.ts";
import type { Report } from "#domain/report/report.ts";
import { ApproachesSheet } from "./approaches-sheet.tsx";
import { CoverSheet } from "./cover-sheet.tsx";
import { DriversSheet } from "./drivers-sheet.tsx";
import { FullReport } from "./full-report.tsx";
import { MarketSheet } from "./market-sheet.tsx";
import { MethodSheet } from "./method-sheet.tsx";
import { NextSheet } from "./next-sheet.tsx";
import { ObjectionsSheet } from "./objections-sheet.tsx";
import { AnswersSheet, EntriesSheet, OutlookSheet } from "./own-entries-sheets.tsx";
import { ReadinessSheet } from "./readiness-sheet.tsx";
import * as styles from "./report-sheet.module.css";
import type { SheetProps } from "./report-sheet.tsx";
import { SensitivitySheet } from "./sensitivity-sheet.tsx";
import { SummarySheet } from "./summary-sheet.tsx";
import { Toolbar } from "./toolbar.tsx";

const sheetOf: Readonly<Record<SectionId, (props: SheetProps) => ReactNode>> = {
  cover: CoverSheet,
  summary: SummarySheet,
  method: MethodSheet,
  approaches: ApproachesSheet,
  sensitivity: SensitivitySheet,
  drivers: DriversSheet,
  objections: ObjectionsSheet,
  entries: EntriesSheet,
  answers: AnswersSheet,
  outlook: OutlookSheet,
  market: MarketSheet,
  readiness: ReadinessSheet,
  next: NextSheet,
};

/** The report as sheets of paper, one sheet per printed page. */
export function ReportPage({ id, report }: { readonly id: string; readonly report: Report }) {
  const sections = sectionsOf(report);
  return (
    <div className={styles.report} {...keepScroll}>
      <Toolbar id={id} report={report} />
      <div className={styles.sheets}>
        {sections.map((section, index) => {
          const Sheet = sheetOf[section];
          return <Sheet key={section} report={report} number={index + 1} of={sections.length} />;
        })}
        {report.tier === "summary" && <FullReport id={id} />}
      </div>
    </div>
  );
}
