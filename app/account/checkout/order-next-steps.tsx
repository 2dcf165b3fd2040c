import type { MouseEvent } from "react";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { ButtonLink, ButtonRow, buttonClass } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { editionsPath, reportPath, resultsPath } from "#app/shell/privacy/private-paths.ts";
import { resolveAction } from "#content/actions.ts";
import { contactAction, valuationSuccessPage as words } from "#content/pages/valuation-private.ts";
import { pathOf } from "#content/registry/registry.ts";
import { downloadPath } from "#contracts/payments/report-document.ts";
import * as styles from "./checkout.module.css";
import type { Order, OrderState } from "./order.ts";
import type { PollingState } from "./use-order.ts";

type OrderNextStepsProps = {
  readonly order: Order;
  readonly state: OrderState;
  readonly isNews: boolean;
  readonly waiting: PollingState;
  readonly onCheck: () => Promise<void>;
};

/** What the buyer can do next, by state of the order. */
export function OrderNextSteps({ order, state, isNews, waiting, onCheck }: OrderNextStepsProps) {
  const isLive = useHydrated();
  const isPending = state === "pending";
  const entry = words[state];
  const heard = isNews && "heard" in entry ? entry.heard : "";
  return (
    <>
      {/* One live region for all states: screen readers announce changes only in an element that already exists. */}
      <p className={isPending ? styles.status : "sr"} role="status">
        {isPending ? isLive && waitingWords[waiting] : heard}
      </p>
      {state === "paid" && order.valuationId && <Files valuationId={order.valuationId} />}
      <Actions order={order} state={state} onCheck={isPending ? onCheck : undefined} />
      {isPending && order.valuationId && (
        <p className={styles.support}>
          {words.pending.unpaid} <TextLink to={editionsPath(order.valuationId)}>{words.editions}</TextLink>
        </p>
      )}
    </>
  );
}

const waitingWords: Readonly<Record<PollingState, string>> = {
  polling: words.pending.polling,
  checking: words.checking,
  checked: words.pending.checked,
  stopped: words.pending.stopped,
};

function Files({ valuationId }: { readonly valuationId: string }) {
  const { label, pdf, excel, page } = words.files;
  return (
    <ul className={styles.files} aria-label={label}>
      <li>
        <span>{pdf.name}</span>
        <a className={buttonClass()} href={downloadPath(valuationId, "pdf")} download>
          {pdf.action} <Icon name="download" size="s" />
        </a>
      </li>
      <li>
        <span>{excel.name}</span>
        <a className={buttonClass("secondary")} href={downloadPath(valuationId, "xlsx")} download>
          {excel.action} <Icon name="download" size="s" />
        </a>
      </li>
      <li>
        <span>{page.name}</span>
        <ButtonLink to={reportPath(valuationId)} variant="secondary">
          {page.action}
        </ButtonLink>
      </li>
    </ul>
  );
}

type ActionsProps = Pick<OrderNextStepsProps, "order" | "state"> & {
  /** Omitted where there is nothing to check in place. */
  readonly onCheck: (() => Promise<void>) | undefined;
};

/** The next step comes first; the contact link is always there. */
function Actions({ order, state, onCheck }: ActionsProps) {
  const contact = resolveAction(contactAction);
  if (state === "none" || state === "unknown" || !contact) return null;
  const next = nextStep({ order, state, onCheck });
  return (
    <ButtonRow className={styles.ways}>
      {next}
      <ButtonLink to={contact.to} size="lg" variant={next ? "secondary" : "primary"}>
        {contact.label}
      </ButtonLink>
    </ButtonRow>
  );
}

function nextStep({ order, state, onCheck }: ActionsProps) {
  const { valuationId } = order;
  if (state === "pending" || state === "down") return <CheckAgain order={order} onCheck={onCheck} />;
  if (valuationId === undefined || state === "deleted") return undefined;
  if (state === "cancelled")
    return (
      <ButtonLink to={editionsPath(valuationId)} size="lg">
        {words.editions}
      </ButtonLink>
    );
  return (
    <ButtonLink to={resultsPath(valuationId)} size="lg" variant={state === "paid" ? "secondary" : "primary"}>
      {words.results}
    </ButtonLink>
  );
}

/** Reloads the page; a pending payment is checked in place. */
function CheckAgain({ order, onCheck }: Pick<ActionsProps, "order" | "onCheck">) {
  const query = new URLSearchParams({ session_id: order.sessionId ?? "" });
  function check(event: MouseEvent) {
    if (!onCheck) return;
    event.preventDefault();
    void onCheck();
  }
  return (
    <a className={buttonClass("primary", "lg")} href={`${pathOf("valuationSuccess")}?${query}`} onClick={check}>
      {words.check}
    </a>
  );
}
