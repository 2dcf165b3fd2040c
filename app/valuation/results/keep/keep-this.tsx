import type { ReactNode } from "react";
import { Frame, Section } from "#app/design/ui/section.tsx";
import type { LeadState } from "#app/valuation/machine.ts";
import type { Report } from "#app/valuation/report-request.ts";
import type { ReportContact } from "#app/valuation/services.ts";
import { keepWords as words } from "#content/valuation/results.ts";
import * as styles from "./keep-this.module.css";
import { PrivateLink } from "./private-link.tsx";
import { ReportLinks } from "./report-links.tsx";
import { SendReport } from "./send-report.tsx";

type KeepThisProps = {
  readonly valuationId: string;
  readonly lead: LeadState;
  readonly report: Report | null;
  /** Omitted where the report cannot be mailed. */
  readonly onAskForReport: ((contact: ReportContact) => void) | undefined;
};

/** Three ways to keep the result: the link, the files, an email. Nothing where nothing is stored. */
export function KeepThis({ valuationId, lead, report, onAskForReport }: KeepThisProps) {
  if (lead === "skipped" || lead === "deleted") return null;
  const isStored = lead === "stored";
  return (
    <Section>
      <Frame padding="none" wide>
        <div className={styles.heading}>
          <h2 className="title-3">{words.title}</h2>
          <p className="label">{words.note}</p>
        </div>
        <div className={styles.cells}>
          <Cell {...words.link} id="private-link">
            {isStored ? <PrivateLink valuationId={valuationId} /> : <p className={styles.waiting}>{words.waiting}</p>}
          </Cell>
          <Cell {...words.files} id="report-files">
            {isStored ? <ReportLinks valuationId={valuationId} /> : <p className={styles.waiting}>{words.waiting}</p>}
          </Cell>
          {onAskForReport && <SendReport report={report} onAsk={onAskForReport} />}
        </div>
      </Frame>
    </Section>
  );
}

type CellProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

function Cell({ id, title, text, children }: CellProps) {
  return (
    <section className={styles.cell} aria-labelledby={id}>
      <h3 className="head-4" id={id}>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
