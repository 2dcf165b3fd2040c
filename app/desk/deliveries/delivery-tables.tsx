import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { type MarkState, StateMark } from "#app/desk/ui/state-mark.tsx";
import { WorkingTable } from "#app/desk/ui/working-table.tsx";
import { deliveryName, vendorNames, waitText, deliveriesWords as words } from "#content/desk/deliveries.ts";
import { deliveryFailureWords } from "#content/desk/delivery-failures.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import type { DeliveriesView, DeliveryLine, FailedDelivery } from "#domain/desk/screens/deliveries-view.ts";
import { clockTime, listTime } from "#domain/time/desk-times.ts";
import * as styles from "./deliveries.module.css";

export function LeadName({ lead }: Pick<DeliveryLine, "lead">) {
  if (!lead) return <span className={styles.quiet}>{words.noLead}</span>;
  return <Link to={`${deskScreens.leads.path}/${lead.id}`}>{lead.company}</Link>;
}

const to = (state: MarkState, { vendor }: DeliveryLine) => <StateMark state={state}>{vendorNames[vendor]}</StateMark>;

export function FailedTable({ failed, now, mayRetry }: Pick<DeliveriesView, "failed" | "now" | "mayRetry">) {
  return (
    <WorkingTable
      caption={words.failed}
      columns={[
        { label: words.lead, place: "name" },
        { label: words.to, place: "end", isNarrow: true },
        { label: words.reason, place: "line" },
        { label: words.when },
        { label: words.action, place: "action", isLabelHidden: true, isNarrow: true },
      ]}
      rows={failed.map((line) => ({
        key: line.id,
        cells: [
          <LeadName key="lead" {...line} />,
          to("failed", line),
          <Reason key="reason" {...line} />,
          <span key="when" className={styles.when}>
            {line.since !== undefined && listTime(line.since, now, site.timeZone)}
            <small className={styles.small}>{words.tries(line.tries)}</small>
          </span>,
          mayRetry && <Retry key="retry" line={line} label={words.retry} variant="secondary" />,
        ],
      }))}
    />
  );
}

export function WaitingTable({ waiting, now, mayRetry }: Pick<DeliveriesView, "waiting" | "now" | "mayRetry">) {
  return (
    <WorkingTable
      caption={words.waiting}
      columns={[
        { label: words.lead, place: "name" },
        { label: words.to, place: "end", isNarrow: true },
        { label: words.why, place: "below" },
        { label: words.nextTry, place: "endBelow" },
        { label: words.action, isLabelHidden: true, isNarrow: true },
      ]}
      rows={waiting.map((line) => ({
        key: line.id,
        cells: [
          <LeadName key="lead" {...line} />,
          to("waiting", line),
          <span key="why">
            {deliveryFailureWords[line.failure].what}
            {line.webhook && <small className={styles.small}>{deliveryName(line)}</small>}
          </span>,
          <span key="next" className={styles.when}>
            {words.inTime(waitText(line.nextAt - now))}
            <small className={styles.small}>{words.tries(line.tries)}</small>
          </span>,
          mayRetry && <Retry key="retry" line={line} label={words.tryNow} variant="quiet" />,
        ],
      }))}
    />
  );
}

export function ArrivedTable({ arrived }: Pick<DeliveriesView, "arrived">) {
  return (
    <WorkingTable
      caption={words.arrived}
      columns={[
        { label: words.lead, place: "name" },
        { label: words.to, place: "end", isNarrow: true },
        { label: words.what, place: "below" },
        { label: words.when, place: "endBelow", isNumeric: true },
      ]}
      rows={arrived.map((line) => ({
        key: line.id,
        cells: [
          <LeadName key="lead" {...line} />,
          to("done", line),
          line.unassigned === undefined ? deliveryName(line) : words.unassigned(line.unassigned),
          clockTime(line.at, site.timeZone),
        ],
      }))}
    />
  );
}

function Reason({ failure, column, ...line }: FailedDelivery): ReactNode {
  const { what, helps } = deliveryFailureWords[failure];
  return (
    <span className={styles.reason}>
      <b className={styles.what}>{what}</b> {column !== undefined && failure === "boardColumn" && words.column(column)}{" "}
      {helps}
      <small className={styles.small}>{deliveryName(line)}</small>
    </span>
  );
}

type RetryProps = { readonly line: DeliveryLine; readonly label: string; readonly variant: "secondary" | "quiet" };

function Retry({ line, label, variant }: RetryProps) {
  const navigation = useNavigation();
  const name = line.lead?.company ?? deliveryName(line);
  return (
    <Form method="post">
      <input type="hidden" name="delivery" value={line.id} />
      <Button
        type="submit"
        size="sm"
        variant={variant}
        className={styles.retry}
        busy={navigation.formData?.get("delivery") === line.id}
        aria-label={`${label}: ${name}, ${vendorNames[line.vendor]}`}
      >
        {label}
      </Button>
    </Form>
  );
}
