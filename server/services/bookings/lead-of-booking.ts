import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type BookedEvent, type BookingPerson, stageAfterBooking } from "#domain/bookings/booking.ts";
import { applyCapture } from "#domain/leads/apply-capture.ts";
import type { CallLead } from "#domain/leads/call-lead.ts";
import { applyChange } from "#server/services/desk/leads/change-lead.ts";
import { type LeadEdit, storeLeads } from "#server/services/leads/store-leads.ts";
import { leadByEmail, leadByReference } from "#server/store/bookings/bookings.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { lockDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { insertCallLead } from "#server/store/leads/call-leads.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/**
 * Whose call it is: the valuation that our link named to the calendar, else the newest lead with the same address, else
 * a new lead without a valuation.
 */
export async function leadOfBooking(
  tx: Kysely<Tables>,
  { reference, person }: BookedEvent,
  { now }: { readonly now: number },
): Promise<string> {
  const named = reference === undefined ? undefined : await leadByReference(tx, reference);
  return named ?? (await leadByEmail(tx, person.email)) ?? createCallLead(tx, person, now);
}

async function createCallLead(tx: Kysely<Tables>, { name, email, phone }: BookingPerson, now: number): Promise<string> {
  const id = randomUUID();
  const lead: CallLead = {
    kind: "call",
    id,
    createdAt: now,
    updatedAt: now,
    name,
    email,
    ...(phone !== undefined && { phone }),
  };
  await insertCallLead(tx, lead);
  await enqueue(tx, [{ kind: jobKinds.crmLead, subject: id, since: now, urgent: true }], { now });
  await recordEvents(tx, [{ type: "lead.created", subject: id, at: now }]);
  return id;
}

export type Work = { readonly tx: Kysely<Tables>; readonly engine: Store["engine"]; readonly now: number };

/**
 * What a booked call changes: contact details that its lead did not have, and an earlier stage of the lead, or of the
 * one that it was merged into. Anybody can type an owner's address in the calendar, so only a booking with the lead's
 * reference adds contact details.
 */
export async function markBooked(
  { tx, engine, now }: Work,
  leadId: string,
  { reference, person }: BookedEvent,
): Promise<void> {
  if (reference !== undefined && (await leadByReference(tx, reference)) === leadId) {
    const { requests, counts, events } = await storeLeads(tx, engine, [contactEdit(leadId, person, now)]);
    await enqueue(tx, requests, { now });
    await recordEvents(tx, events);
    await addToFunnel(tx, counts);
  }
  const [lead] = await lockDeskFields(tx, engine, [leadId]);
  const [row] = lead?.merged_into ? await lockDeskFields(tx, engine, [lead.merged_into]) : [lead];
  const to = row && stageAfterBooking(row.stage);
  if (row && to !== undefined && to !== row.stage)
    await applyChange(tx, "site", row, { leadId: row.id, change: { field: "stage", to }, at: now });
}

/**
 * What the owner left on our own pages stays. Somebody who booked under another address is another person, whose phone
 * is stored with the booking only: it is deleted with that person.
 */
function contactEdit(id: string, { email, phone }: BookingPerson, now: number): LeadEdit {
  return {
    id,
    edit: (known) => {
      // As a deletion by address compares them.
      const isOwner = known?.userEmail === undefined || known.userEmail.toLowerCase() === email.toLowerCase();
      if (!known || !isOwner) return undefined;
      const userPhone = known.userPhone ?? phone;
      return applyCapture(known, {
        ...known,
        userEmail: known.userEmail ?? email,
        ...(userPhone !== undefined && { userPhone }),
        contactAt: known.contactAt ?? now,
        updatedAt: now,
      });
    },
  };
}
