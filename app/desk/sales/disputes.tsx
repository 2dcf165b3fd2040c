import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { NewTabLink } from "#app/design/ui/controls/smart-link.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { salesWords as words } from "#content/desk/sales.ts";
import { site } from "#content/site.ts";
import type { Dispute } from "#domain/desk/screens/sales-view.ts";
import { priceText } from "#domain/payments/price.ts";
import { shortDay } from "#domain/time/desk-times.ts";
import * as styles from "./disputes.module.css";

export function Disputes({ disputes, now }: { readonly disputes: readonly Dispute[]; readonly now: number }) {
  if (disputes.length === 0) return <p>{words.noDisputes}</p>;
  return disputes.map((dispute) => <OpenDispute key={dispute.id} dispute={dispute} now={now} />);
}

function OpenDispute({ dispute, now }: { readonly dispute: Dispute; readonly now: number }) {
  const { lead, changedAt, filesMailedAt, reportOpenedAt, paymentPage } = dispute;
  const day = (at: number) => shortDay(at, now, site.timeZone);
  return (
    <article className={styles.dispute}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {lead?.company ?? words.deleted}, {priceText(dispute)}
        </h3>
        <StateMark state="failed">{words.disputedOn(changedAt === undefined ? "" : day(changedAt))}</StateMark>
      </div>
      <div className={styles.body}>
        <p className={styles.text}>{words.disputeText}</p>
        <ul className={styles.evidence} aria-label={words.evidence}>
          <Evidence at={filesMailedAt} found={words.filesMailed} missing={words.notMailed} day={day} />
          <Evidence at={reportOpenedAt} found={words.reportOpened} missing={words.notOpened} day={day} />
        </ul>
        {paymentPage !== undefined && (
          <NewTabLink to={paymentPage} className={buttonClass("primary", "sm")}>
            {words.openDispute}
          </NewTabLink>
        )}
      </div>
    </article>
  );
}

type EvidenceProps = {
  readonly at: number | undefined;
  readonly found: string;
  readonly missing: string;
  readonly day: (at: number) => string;
};

function Evidence({ at, found, missing, day }: EvidenceProps) {
  return (
    <li className={styles.line}>
      <StateMark state={at === undefined ? "waiting" : "done"}>{at === undefined ? missing : found}</StateMark>
      {at !== undefined && <small className={styles.day}>{day(at)}</small>}
    </li>
  );
}
