import { useNavigate } from "react-router";
import { DeletionDialog } from "#app/desk/lead/actions/deletion-dialog.tsx";
import { MergeNotice } from "#app/desk/lead/actions/merge-forms.tsx";
import { CallSection } from "#app/desk/lead/brief/call-section.tsx";
import { PrintFacts, PrintNotes } from "#app/desk/lead/brief/print-sheet.tsx";
import { TimelineSection } from "#app/desk/lead/timeline/timeline-section.tsx";
import { PageFrame } from "#app/desk/ui/page-frame.tsx";
import { leadWords } from "#content/desk/lead.ts";
import type { CallLeadView } from "./call-lead-view.ts";
import { LeadHead } from "./lead-head.tsx";
import * as styles from "./lead-page.module.css";
import { LeadSide } from "./lead-side.tsx";
import { useLeadKeys } from "./use-lead-keys.ts";

const { noValuation: words } = leadWords;

type Props = {
  readonly view: CallLeadView;
  readonly isDeletionAsked: boolean;
  readonly mergeAsked: string | undefined;
};

/** Somebody who booked a call without a valuation: everything but the figures and what follows from them. */
export function CallLeadPage({ view, isDeletionAsked, mergeAsked }: Props) {
  useLeadKeys(view.place, useNavigate());
  return (
    <PageFrame>
      <div className={styles.sheet}>
        <LeadHead view={view} />
        <MergeNotice leadId={view.id} />
        <PrintFacts view={view} />
        <div className={styles.columns}>
          <div className={styles.brief}>
            <CallSection title={words.title} text={words.text} contact={view.contact} />
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
