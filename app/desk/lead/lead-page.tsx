import { useRef } from "react";
import { useNavigate } from "react-router";
import { PageFrame } from "#app/desk/ui/page-frame.tsx";
import { ArgumentTable } from "./argument-table.tsx";
import { CallSection } from "./call-section.tsx";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { LeadHead } from "./lead-head.tsx";
import * as styles from "./lead-page.module.css";
import { LeadSide } from "./lead-side.tsx";
import type { LeadView } from "./lead-view.ts";
import { NumberSection } from "./number-section.tsx";
import { QuestionList } from "./question-list.tsx";
import { TimelineSection } from "./timeline-section.tsx";
import { useLeadKeys } from "./use-lead-keys.ts";

export function LeadPage({ view, isDeletionAsked }: { readonly view: LeadView; readonly isDeletionAsked: boolean }) {
  const page = useRef<HTMLDivElement>(null);
  useLeadKeys(page, view.place, useNavigate());
  return (
    <PageFrame>
      <LeadHead view={view} />
      <div ref={page} className={styles.columns}>
        <div className={styles.brief}>
          <CallSection view={view} />
          <NumberSection view={view} />
          <ArgumentTable rows={view.rows} />
          <QuestionList view={view} />
          <TimelineSection view={view} />
        </div>
        <LeadSide view={view} />
      </div>
      <p className={styles.printed}>{view.printed}</p>
      {view.may.remove && <DeletionDialog view={view} isAsked={isDeletionAsked} />}
    </PageFrame>
  );
}
