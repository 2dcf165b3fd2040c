import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import type { StoreSettings } from "../../server/store/open.ts";
import { type Check, check, withKind } from "../harness/check.ts";
import { deliveryCheck, storedLeads, untilDelivered } from "../harness/deliveries.ts";
import { startFakeBoard } from "../harness/fakes.ts";
import { violationsOf } from "../harness/lead-violations.ts";
import { acknowledgedIn, newLedger, type Visit } from "../harness/ledger.ts";
import { startSimulatedVisitors } from "../harness/simulated-visitors.ts";
import { startSite, storeEnv } from "../harness/site.ts";
import { withStore } from "../harness/stores.ts";
import { contentsOf, differences } from "./compare-stores.ts";
import { deletePeople, leadsCommand, whatVisitorsFind, writeMessages } from "./deleted-people.ts";
import type { Operator } from "./operator.ts";

const visitorCount = 8;
/** No mail server is set up here, so mails wait. */
const toTheBoard = [jobKinds.crmLead, jobKinds.crmMessage];
const grants = 5;
/** Deleted after the backup: people from before it, some with a grant, and people from after it. */
const deletedBefore = 8;
const deletedLater = 3;
const grantsDeleted = 2;

const environment = {
  DRAIN_MS: "0",
  LOG_LEVEL: "fatal",
  MONDAY_VERIFY_MS: "2000",
  MONDAY_DAILY_CALLS: "1000000",
  OUTBOX_LEASE_MS: "3000",
} as const;

/** Fills a store, backs it up under load, deletes people, destroys it, restores it, and checks the differences. */
export async function rehearseRestore(operator: Operator, seed: number): Promise<readonly Check[]> {
  const board = await startFakeBoard();
  // The CRM does not remember idempotency keys: only a search before each write prevents duplicates.
  await board.behave({ keys: false });
  const site = await startSite({ env: { ...environment, ...storeEnv(operator.store), ...board.env } });
  const delivered = (withinMs: number) =>
    withStore(operator.store, (store) => untilDelivered(store, withinMs, toTheBoard));
  try {
    const ledger = newLedger();
    const visitors = startSimulatedVisitors({ ledger, addresses: [site.address], visitors: visitorCount, seed });
    visitors.rush(true);
    await visitors.untilAcknowledged(400);
    const early = acknowledgedIn(ledger);
    await grantReports(operator.store, early.slice(0, grants));
    const gone = early.slice(grants - grantsDeleted, grants - grantsDeleted + deletedBefore);
    await writeMessages(site.address, gone);
    // Many deliveries wait at the backup and are made before the loss: that is how duplicates could arise.
    await board.behave({ mode: "stalls", keys: false });
    await visitors.untilAcknowledged(150);
    visitors.rush(false);
    const backupAt = Date.now();
    const acknowledgedThen = new Map([...ledger.visits].map(([id, visit]) => [id, visit.acknowledged]));
    const backup = await seconds(operator.backUp);
    await board.behave({ keys: false });
    await board.release();
    visitors.rush(true);
    await visitors.untilAcknowledged(150);
    await visitors.leave();
    const later = acknowledgedIn(ledger).filter(({ valuationId }) => (acknowledgedThen.get(valuationId) ?? -1) < 0);
    const deleted = [...gone, ...later.slice(0, deletedLater)];
    await deletePeople(site.address, operator.elsewhere, deleted);
    await delivered(60_000);
    await site.kill();

    const lost = await withStore(await operator.lose(), contentsOf);
    const restore = await seconds(operator.restore);
    const restored = await withStore(operator.store, contentsOf);
    const start = await seconds(site.start);
    const foundByVisitors = await whatVisitorsFind(site.address, deleted);
    const waited = await delivered(120_000);
    const leads = await withStore(operator.store, storedLeads);
    const { items, deletions } = await board.state();
    // Later stages may be missing; nothing that was acknowledged before the backup may be.
    const promised = new Map(
      [...ledger.visits]
        .filter(([, visit]) => !deleted.includes(visit))
        .map(([id, visit]) => [id, { ...visit, acknowledged: acknowledgedThen.get(id) ?? -1 }]),
    );
    const { stale: _, strays, ...violations } = violationsOf(promised, leads, items);
    const everStored = new Set(lost.lead.map(({ id }) => id));
    // Deleting a person removes their item once; any further removal was a duplicate.
    const duplicates = deletions - deleted.length;
    const purchases = restored.purchase.length;
    return [
      check(
        "rows",
        `${restored.lead.length} leads, ${purchases} purchases, ${restored.job.length} deliveries restored`,
        [
          ...withKind(differences(lost, restored, backupAt)),
          ...(purchases === grants - grantsDeleted ? [] : [`${purchases} purchases`]),
        ],
      ),
      check(
        "leads",
        `${acknowledgedIn({ ...ledger, visits: promised }).length} acknowledged before the backup, ${lost.lead.length - restored.lead.length} later, which went with the store`,
        withKind({ ...violations, strays: strays.filter((id) => !everStored.has(id)) }),
      ),
      check(
        "board",
        `${items.length} items, ${deletions} removed`,
        duplicates > 0 ? [`${duplicates} items were made twice and removed again`] : [],
      ),
      check("deleted people", `${deleted.length} deleted since the backup`, foundByVisitors),
      deliveryCheck(waited),
      check(
        "server",
        `backup ${backup}, restore ${restore}, serving again after another ${start}`,
        site.crashes() > 0 ? ["it ended without a signal"] : [],
      ),
    ];
  } finally {
    await site.stop();
    board.stop();
  }
}

/** As the firm does for owners who paid another way. */
async function grantReports(store: StoreSettings, visits: readonly Visit[]): Promise<void> {
  for (const { valuationId } of visits) await leadsCommand(store, ["grant", valuationId, "professional"]);
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return `${((performance.now() - started) / 1_000).toFixed(1)} s`;
}
