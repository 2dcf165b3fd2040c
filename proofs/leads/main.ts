import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { crmNames, crmVendors } from "../../domain/leads/crm/crm-vendors.ts";
import { jobKinds, webhookKinds } from "../../server/store/jobs/job-kinds.ts";
import type { Store, StoreSettings } from "../../server/store/open.ts";
import { type Random, seededRandom, whole } from "../../tests/support/random.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { check, printChecks, withKind } from "../harness/check.ts";
import { deliveryCheck, storedLeads, untilDelivered } from "../harness/deliveries.ts";
import { startFakeBoard } from "../harness/fakes.ts";
import { violationsOf } from "../harness/lead-violations.ts";
import { acknowledgedIn, newLedger } from "../harness/ledger.ts";
import { print } from "../harness/print.ts";
import { makeReaderToken, startApiReader } from "../harness/receivers/api-reader.ts";
import { mailViolations, readerViolations, webhookViolations } from "../harness/receivers/receiver-violations.ts";
import { type SimulatedVisitors, startSimulatedVisitors } from "../harness/simulated-visitors.ts";
import { type Site, startSite, storeEnv } from "../harness/site.ts";
import { onBothStores, storeOption, withStore } from "../harness/stores.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { createVisitor } from "../harness/visitor.ts";
import { startReceivers } from "./receivers.ts";

/**
 * Kills servers under load while the CRM, the mail server and the receiver of webhooks fail; every acknowledged lead
 * must be stored and reach each of them once, and so must a system that asks for events: `npm run proof:leads`.
 */
const { values } = parseArgs({
  options: {
    ...storeOption,
    rounds: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    /** monday, hubspot or salesforce. */
    crm: { type: "string", default: "monday" },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const vendor = crmVendors.find((each) => each === values.crm) ?? "monday";

const visitorCount = 16;
/** Late answers of the CRM come well before the board is verified, so that verification sees them. */
const lateMs = 1_500;
/** A delivery to monday.com is one request, to the others about eight: one in four deliveries fails. */
const faultShare = vendor === "monday" ? 0.25 : 0.04;
const searchLagMs = 300;
const rushWithinMs = 15_000;
const deliverWithinMs = 120_000;

/** Short times, so that the work of a dead server is taken over while the faults continue. */
const environment = {
  LOG_LEVEL: "fatal",
  CRM_TIMEOUT_MS: "400",
  CRM_VERIFY_MS: "4000",
  CRM_DAILY_CALLS: "1000000",
  OUTBOX_LEASE_MS: "3000",
} as const;

async function drill(name: string, settings: StoreSettings, servers: number): Promise<boolean> {
  print(`${name}, ${crmNames[vendor]}, ${rounds} rounds, seed ${seed}`);
  const random = seededRandom(seed);
  const ledger = newLedger();
  const board = await startFakeBoard(vendor);
  const receivers = await startReceivers();
  const env = { ...environment, ...storeEnv(settings), ...board.env, ...receivers.env };
  const first = await startSite({ env });
  const sites: [Site, ...Site[]] = [first];
  for (let count = 1; count < servers; count++) sites.push(await startSite({ env }));
  const token = await withStore(settings, makeReaderToken);
  const reading = seededRandom(seed);
  const anySite = () => (sites[whole(reading, sites.length)] ?? first).address;
  const reader = startApiReader(token, createVisitor(reading, anySite));
  const visitors = startSimulatedVisitors({
    ledger,
    addresses: sites.map(({ address }) => address),
    visitors: visitorCount,
    seed,
  });
  let kills = 0;
  for (let round = 1; round <= rounds; round++) {
    const faults = { share: faultShare, lateMs, seed: whole(random, 2 ** 31) };
    await board.behave({ random: faults, lagMs: searchLagMs, keys: random() < 0.5 });
    receivers.fail(seededRandom(whole(random, 2 ** 31)));
    await withStore(settings, sendMailsNow);
    kills += await killSome(sites, visitors, random);
  }
  await visitors.leave();
  await board.behave({ random: null });
  receivers.recover();
  await withStore(settings, sendMailsNow);
  const { waited, leads, events } = await withStore(settings, async (store) => ({
    waited: await untilDelivered(store, deliverWithinMs, [jobKinds.crmLead, jobKinds.mailAlert, webhookKinds[0]]),
    leads: await storedLeads(store),
    events: await store.db.selectFrom("event").select(["id", "type", "subject"]).execute(),
  }));
  await reader.finish();
  const crashes = sites.reduce((sum, site) => sum + site.crashes(), 0);
  for (const site of sites) await site.stop();
  const { items, requests, deletions, faults } = await board.state();
  board.stop();
  await receivers.stop();
  const [mails, hooks] = [receivers.mails(), receivers.events()];

  const { sent, acknowledged, unanswered, unavailable } = ledger.counts;
  const promised = acknowledgedIn(ledger).length;
  return printChecks([
    check("leads", `${promised} acknowledged, ${leads.size} stored`, [
      ...withKind(violationsOf(ledger.visits, leads, items, { vendor })),
      ...(promised === 0 ? ["none was acknowledged, so nothing was shown"] : []),
    ]),
    check(
      "answers",
      `${sent} captures: ${acknowledged} acknowledged, ${unanswered} cut off, ${unavailable} refused for now`,
      ledger.wrongAnswers,
    ),
    check("board", `${items.length} items, ${deletions} duplicates removed; ${inWords(faults)}, of ${requests}`, []),
    check(
      "mails",
      `${mails.length} received, ${new Set(mails.map(({ id }) => id)).size} different`,
      withKind(mailViolations(leads, mails)),
    ),
    check(
      "webhooks",
      `${events.length} events in ${hooks.length} requests; ${inWords(receivers.faults)}`,
      withKind(webhookViolations(leads, events, hooks)),
    ),
    check(
      "API",
      `${reader.read.length} events in ${reader.requests()} requests`,
      withKind(readerViolations(events, reader.read)),
    ),
    deliveryCheck(waited),
    check("servers", `${kills} killed`, crashes > 0 ? [`${crashes} ended without a signal`] : []),
  ]);
}

/** Mails about leads wait for further details: here they are due at once, so that they meet the faults. */
async function sendMailsNow({ db }: Store): Promise<void> {
  const now = Date.now();
  await db
    .updateTable("job")
    .set({ run_at: now })
    .where("kind", "=", jobKinds.mailAlert)
    .where("state", "=", "ready")
    .where("run_at", ">", now)
    .execute();
}

/** A rush until some captures are acknowledged, the kill during it, and the restart; returns how many were killed. */
async function killSome(sites: readonly Site[], visitors: SimulatedVisitors, random: Random): Promise<number> {
  visitors.rush(true);
  await visitors.untilAcknowledged(20 + whole(random, 100), rushWithinMs);
  await sleep(whole(random, 100));
  const killed = random() < 0.25 ? sites : [sites[whole(random, sites.length)]].filter((site) => site !== undefined);
  const killAll = () => Promise.all(killed.map((site) => site.kill()));
  await killAll();
  visitors.rush(false);
  // Sometimes again, so soon that they may not be up yet.
  const again = random() < 0.2;
  if (again) {
    for (const site of killed) site.launch();
    await sleep(whole(random, 1_500));
    await killAll();
  }
  await Promise.all(killed.map((site) => site.start()));
  return killed.length * (again ? 2 : 1);
}

function inWords(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}

await ensureBuilt();
const dataDir = temporaryFolder("leads");
const held = await onBothStores(
  values.store,
  () => drill("Embedded store, one server", { dataDir }, 1),
  async (postgres) => {
    const databaseUrl = await postgres.createDatabase("drill");
    return drill("PostgreSQL, two servers", { dataDir: join(dataDir, "servers"), databaseUrl }, 2);
  },
);
process.exit(held ? 0 : 1);
