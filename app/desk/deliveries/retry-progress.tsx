import { useEffect } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { type MarkState, StateMark } from "#app/desk/ui/state-mark.tsx";
import { WorkingTable } from "#app/desk/ui/working-table.tsx";
import {
  deliveryName,
  retrySummary,
  retryWords,
  vendorNames,
  deliveriesWords as words,
} from "#content/desk/deliveries.ts";
import { deliveryFailureWords } from "#content/desk/delivery-failures.ts";
import type { RetriedDelivery } from "#domain/desk/screens/deliveries-view.ts";
import * as styles from "./deliveries.module.css";
import { LeadName } from "./delivery-tables.tsx";

const marks: Readonly<Record<RetriedDelivery["state"], MarkState>> = {
  sending: "sending",
  arrived: "done",
  waiting: "waiting",
  failed: "failed",
};

const lookAgainMs = 2_000;

/** How the retried deliveries are doing; it refreshes automatically while one is on its way. */
export function RetryProgress({ retried }: { readonly retried: readonly RetriedDelivery[] }) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const isSending = retried.some(({ state }) => state === "sending");

  useEffect(() => {
    if (!isSending) return;
    const timer = window.setInterval(() => void revalidate(), lookAgainMs);
    return () => window.clearInterval(timer);
  }, [isSending, revalidate]);

  return (
    <PageSection title={words.retrying} note={<output aria-live="polite">{retrySummary(retried)}</output>}>
      <WorkingTable
        caption={words.retrying}
        columns={[
          { label: words.lead, place: "name" },
          { label: words.action, place: "end" },
          { label: words.what, place: "below" },
        ]}
        rows={retried.map((line) => ({
          key: line.id,
          cells: [
            <LeadName key="lead" {...line} />,
            <StateMark key="state" state={marks[line.state]}>
              {retryWords[line.state]}
            </StateMark>,
            whatOf(line),
          ],
        }))}
      />
      {isSending && !isHydrated && (
        <p className={styles.more}>
          <Link className="link" to={pathname + search}>
            {words.lookAgain}
          </Link>
        </p>
      )}
    </PageSection>
  );
}

function whatOf(line: RetriedDelivery): string {
  const { state, failure, vendor } = line;
  if (failure !== undefined && (state === "waiting" || state === "failed")) return deliveryFailureWords[failure].what;
  return `${vendorNames[vendor]}: ${deliveryName(line)}`;
}
