import { captured, fullCapture, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, enqueue, fail, type Job, markDelivered } from "#server/store/jobs/jobs.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import { insertMessage } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";

const day = 86_400_000;
export const now = captured + 10 * day;
export const northgate = fullCapture.valuationId;
export const plumber = sparseCapture.valuationId;
export const evil = "aaaa0001-0000-4000-8000-000000000001";
export const twin = "aaaa0002-0000-4000-8000-000000000002";
export const message = "bbbb0001-0000-4000-8000-000000000001";
export const suspect = "bbbb0002-0000-4000-8000-000000000002";

async function keepLead(store: Store, capture: LeadCapture, at: number) {
  await writeLeads(store.db, [{ lead: leadOf(capture, { now: at }), version: 1 }]);
  await enqueue(store.db, [{ kind: jobKinds.crmLead, subject: capture.valuationId }], { now: at });
}
export async function takeDelivery(store: Store): Promise<Job> {
  const job = await claim(store, jobKinds.crmLead, { now, leaseMs: 1_000 });
  if (!job) throw new Error("There was nothing to take");
  return job;
}

/** Four leads, newest last: delivered, given up, tried once, and waiting; and two messages, one of them suspect. */
export async function fillStore(store: Store): Promise<void> {
  for (const name of ["lead", "message", "job", "purchase"] as const) await store.db.deleteFrom(name).execute();
  await keepLead(store, fullCapture, captured);
  await markDelivered(store, await takeDelivery(store), { now, memo: { itemId: "4711" } });
  await keepLead(store, sparseCapture, captured + day);
  await fail(store, await takeDelivery(store), { reason: "HTTP 400", now });
  const formula = {
    ...fullCapture,
    valuationId: evil,
    corrections: { title: '=HYPERLINK("evil")', industry: "Roofing, \u001b[2J" },
  };
  await keepLead(
    store,
    { ...formula, userEmail: "eve@evil.example", userPhone: "+1 212 555 0199" },
    captured + 2 * day,
  );
  await fail(store, await takeDelivery(store), { reason: "HTTP 503", retryAt: now + day, now });
  await keepLead(store, { ...sparseCapture, valuationId: twin }, captured + 3 * day);
  const sent = {
    kind: "contact",
    name: "Jane Doe",
    email: "Owner@northgate-dental.example",
    message: "Two owners.\nCall us.",
  } as const;
  await insertMessage(store.db, {
    id: message,
    createdAt: captured,
    suspect: false,
    message: { ...sent, messageId: message, valuationId: northgate },
  });
  await insertMessage(store.db, {
    id: suspect,
    createdAt: captured + day,
    suspect: true,
    message: { ...sent, messageId: suspect, email: "bot@spam.example", homepage: "http://spam" },
  });
}
