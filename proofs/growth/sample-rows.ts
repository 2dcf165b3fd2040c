import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContactMessage } from "../../contracts/leads/contact-message.ts";
import { leadRequestSchema } from "../../contracts/leads/lead.ts";
import { createMemoryLimiter } from "../../server/http/limits/memory-limiter.ts";
import { createLog } from "../../server/ops/log.ts";
import { writeNote } from "../../server/services/desk/leads/write-note.ts";
import { createLeadService, type LeadService } from "../../server/services/leads/capture-lead.ts";
import { createMessageService, type MessageService } from "../../server/services/leads/store-message.ts";
import { sampleBooking } from "../../server/store/bookings/booking-row.fixture.ts";
import { lockOrInsertBooking } from "../../server/store/bookings/bookings.ts";
import { recordAudit } from "../../server/store/desk/people/audit.ts";
import { type JobKind, jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { claim, markDelivered } from "../../server/store/jobs/jobs.ts";
import { openStore, type Store } from "../../server/store/open.ts";
import { attachSession, changePurchase, findPurchase, insertPurchase } from "../../server/store/payments/purchases.ts";
import { insertSaleEvent } from "../../server/store/payments/sale-events.ts";
import { type Random, seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { originalsFrom, type Row, type RowGroup } from "./copies.ts";

/** Who works on every lead, and who did little: in the audit log. */
export const sampleMember = { id: "busy", name: "Nora Quist", email: "nora@firm.example", role: "partner" } as const;
export const rareMember = { id: "rare" } as const;

/** Shares of visitors who leave an email address, a phone number or a message, and who buy: each fills a page of 20. */
const shares = {
  email: 0.25,
  phone: 0.1,
  message: 0.06,
  otherPersonsMessage: 0.02,
  purchase: 0.03,
  grant: 0.03,
  note: 0.3,
  call: 0.3,
  suspectMessage: 0.03,
  rareEntry: 0.002,
} as const;
/** So far ahead that also a small store has calls to come. */
const callAheadMs = 90 * 24 * 60 * 60_000;
const minute = 60_000;
const leaseMs = 60_000;
const yearMs = 365 * 24 * 60 * minute;

/** Leads as the product stores and delivers them, with all their rows. */
export async function makeSampleRows(count: number): Promise<readonly RowGroup[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "growth-samples-"));
  const store = await openStore({ dataDir });
  try {
    let now = originalsFrom;
    const clock = () => now;
    const log = createLog("silent");
    const leads = createLeadService({
      store,
      limiter: createMemoryLimiter(clock),
      log,
      isMailConfigured: true,
      now: clock,
    });
    const messages = createMessageService({ store, log, now: clock });
    const random = seededRandom(9);
    const samples: RowGroup[] = [];
    for (let index = 0; index < count; index++) {
      now += minute;
      await visit({ store, leads, messages, random, now });
      now += minute;
      for (const kind of Object.values(jobKinds)) await deliverAll(store, kind, now);
      samples.push(await takeOut(store));
    }
    return samples;
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Visit = {
  readonly store: Store;
  readonly leads: LeadService;
  readonly messages: MessageService;
  readonly random: Random;
  readonly now: number;
};

async function visit({ store, leads, messages, random, now }: Visit): Promise<void> {
  const valuationId = randomUUID();
  const email = `owner@${valuationId}.example`;
  const sample = sampleCapture(random, valuationId);
  const capture = leadRequestSchema.parse({
    ...sample,
    // A copy shifts this time like any other: a million leads have nearly as many websites, not the samples' thousand.
    website: sample.website.replace(/\d+(?=\.example)/, String(now)),
    ...(random() < shares.email && { userEmail: email, sendReport: true }),
    ...(random() < shares.phone && { userPhone: "(614) 555-0142" }),
  });
  await leads.capture(capture);
  if (random() < shares.message) await messages.take(messageOf(email, { valuationId }));
  if (random() < shares.otherPersonsMessage) await messages.take(messageOf(`visitor@${randomUUID()}.example`, {}));
  if (random() < shares.suspectMessage) await messages.take(suspectMessage());
  await workOnLead(store, valuationId, random, now);
  if (random() < shares.purchase) await buy(store, valuationId, now);
  if (random() < shares.grant)
    await insertPurchase(store.db, {
      id: randomUUID(),
      valuationId,
      package: "professional",
      source: "firm",
      state: "paid",
      now,
    });
}

/** What the firm does with a lead: audit log, notes and a call. */
async function workOnLead(store: Store, leadId: string, random: Random, now: number): Promise<void> {
  const entry = { at: now, action: "changeStage", subject: leadId, from: "new", to: "tried" };
  await recordAudit(store.db, { ...entry, actor: sampleMember });
  if (random() < shares.rareEntry) await recordAudit(store.db, { ...entry, actor: rareMember });
  if (random() < shares.note)
    await writeNote(store, sampleMember, { id: randomUUID(), leadId, text: "Called." }, { now });
  if (random() < shares.call) {
    const who = { lead_id: leadId, name: "Jane Miller", email: `owner@${leadId}.example` };
    const call = sampleBooking(randomUUID(), now, { ...who, starts_at: now + callAheadMs });
    await lockOrInsertBooking(store.db, store.engine, call);
  }
}

/** With the hidden field filled in. */
const suspectMessage = () => ({ ...messageOf(`visitor@${randomUUID()}.example`, {}), homepage: "x" });

function messageOf(email: string, about: { readonly valuationId?: string }) {
  const checked = checkContactMessage({
    messageId: randomUUID(),
    kind: "contact",
    name: "Jane Miller",
    email,
    message: "I would like to talk about the figure and what a buyer would look at first.",
    elapsedMs: 60_000,
    ...about,
  });
  if (!checked.ok) throw new Error("The sample message does not keep to its contract");
  return checked.message;
}

async function buy(store: Store, valuationId: string, now: number): Promise<void> {
  const id = randomUUID();
  await insertPurchase(store.db, {
    id,
    valuationId,
    package: "exitReadiness",
    source: "stripe",
    state: "pending",
    now,
  });
  await attachSession(store, id, `cs_test_${id}`);
  const purchase = await findPurchase(store, "id", id);
  const paid = { state: "paid", payment_id: `pi_${id}`, amount: 49_900, currency: "usd", paid_at: now, now } as const;
  if (purchase) await changePurchase(store, purchase, paid);
  await insertSaleEvent(store.db, {
    id: randomUUID(),
    created_at: now,
    purchase_id: id,
    kind: "sold",
    refunded: 0,
  });
}

/** Delivered and verified, as the worker leaves it; what is planned for a later day too. */
async function deliverAll(store: Store, kind: JobKind, now: number): Promise<void> {
  for (;;) {
    const job = await claim(store, kind, { now: now + yearMs, leaseMs });
    if (!job) return;
    const itemId = String(Number.parseInt(createHash("sha256").update(job.id).digest("hex").slice(0, 8), 16));
    const onBoard = kind === jobKinds.crmLead || kind === jobKinds.crmMessage;
    await markDelivered(store, job, { now, ...(onBoard && { memo: { itemId, wanted: job.wanted } }) });
  }
}

export const copiedTables = [
  ...(["lead", "lead_word", "message", "job", "purchase"] as const),
  ...(["sale_event", "booking", "lead_note", "desk_audit"] as const),
] as const;

async function takeOut({ db }: Store): Promise<RowGroup> {
  const taken: Record<string, readonly Row[]> = {};
  for (const table of copiedTables) taken[table] = (await db.selectFrom(table).selectAll().execute()) as readonly Row[];
  for (const table of copiedTables) await db.deleteFrom(table).execute();
  return taken;
}
