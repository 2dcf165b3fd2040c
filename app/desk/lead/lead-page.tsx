import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { DeletionDialog } from "#app/desk/lead/actions/deletion-dialog.tsx";
import { MergeNotice } from "#app/desk/lead/actions/merge-forms.tsx";
import { ArgumentTable } from "#app/desk/lead/brief/argument-table.tsx";
import { CallSection } from "#app/desk/lead/brief/call-section.tsx";
import { NumberSection } from "#app/desk/lead/brief/number-section.tsx";
import { PrintFacts, PrintNotes } from "#app/desk/lead/brief/print-sheet.tsx";
import { QuestionList } from "#app/desk/lead/brief/question-list.tsx";
import { TimelineSection } from "#app/desk/lead/timeline/timeline-section.tsx";
import { PageFrame } from "#app/desk/ui/page-frame.tsx";
import { leadWords } from "#content/desk/leads/lead.ts";
import type { CallLeadView } from "./call-lead-view.ts";
import { LeadHead } from "./lead-head.tsx";
import * as styles from "./lead-page.module.css";
import { LeadSide } from "./lead-side.tsx";
import type { LeadView } from "./lead-view.ts";
import { useLeadKeys } from "./use-lead-keys.ts";

const { call, noValuation } = leadWords;

type Props<View> = {
  readonly view: View;
  readonly isDeletionAsked: boolean;
  /** Another lead of the company, to be merged into this one. */
  readonly mergeAsked: string | undefined;
};

export function LeadPage({ view, ...asked }: Props<LeadView>) {
  return (
    <LeadSheet view={view} {...asked}>
      <CallSection
        title={call.open}
        text={view.opening === undefined ? call.none : `“${view.opening}”`}
        contact={view.contact}
      />
      <NumberSection view={view} />
      <ArgumentTable rows={view.rows} />
      <QuestionList view={view} />
    </LeadSheet>
  );
}

/** Somebody who booked a call without a valuation: everything but the figures and what follows from them. */
export function CallLeadPage({ view, ...asked }: Props<CallLeadView>) {
  return (
    <LeadSheet view={view} {...asked}>
      <CallSection title={noValuation.title} text={noValuation.text} contact={view.contact} />
    </LeadSheet>
  );
}

type SheetProps = Props<LeadView | CallLeadView> & { readonly children: ReactNode };

function LeadSheet({ view, isDeletionAsked, mergeAsked, children }: SheetProps) {
  useLeadKeys(view.place, useNavigate());
  return (
    <PageFrame>
      <div className={styles.sheet}>
        <LeadHead view={view} />
        <MergeNotice leadId={view.id} />
        <PrintFacts view={view} />
        <div className={styles.columns}>
          <div className={styles.brief}>
            {children}
            <PrintNotes view={view} />
            <TimelineSection view={view} />
          </div>
          <LeadSide view={view} mergeAsked={mergeAsked} />
        </div>
        <p className={styles.printed}>{view.printed}</p>
      </div>
      {view.may.remove && <DeletionDialog view={view} isAsked={isDeletionAsked} />}
    </PageFrame>
  );
}
