import type { Contact } from "#domain/contact/contact-details.ts";
import { callLeadRecord } from "#domain/leads/crm/call-lead-record.ts";
import { crmRecord, type RecordSettings } from "#domain/leads/crm/crm-payload.ts";
import { type CrmRecord, crmChanges } from "#domain/leads/crm/crm-record.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { unreadableLead } from "#server/jobs/unreadable-lead.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { isMerged, readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { findCallLead } from "#server/store/leads/call-leads.ts";
import { leadContact } from "#server/store/leads/lead-contact.ts";
import { findLead } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import type { Crm } from "#server/vendors/crm.ts";
import type { CrmQuota } from "./crm-quota.ts";
import { type ExistingItems, removeItem, syncItem } from "./crm-sync.ts";
import { isChangedSinceCreation } from "./fields/lead-values.ts";

export type CrmJobSettings = {
  readonly store: Store;
  readonly crm: Crm;
  readonly calls: CrmQuota;
  readonly settings: RecordSettings;
  readonly verifyMs: number;
  readonly now?: () => number;
};

/**
 * Makes the board match a lead: one item while the lead exists, none once it is deleted or merged into another. A lead
 * without contact details may have to wait for the next day's calls.
 */
export function crmLead({ store, crm, calls, settings, verifyMs, now = Date.now }: CrmJobSettings): Handler {
  return async (job, tools) => {
    const { signal } = tools;
    const valuationId = job.subject;
    const stored = await findDelivered(store, valuationId, settings);
    // The lead exists but a newer version wrote its record: do not delete the item.
    const unreadable = stored ? undefined : await unreadableLead(store, valuationId);
    if (unreadable) return unreadable;
    // A lead that was merged into another one has no item: the other's stands for both.
    const found = stored && (await isMerged(store, valuationId)) ? undefined : stored;
    const heldBackUntil = found && (await calls.heldBackUntil(found.contact));
    if (heldBackUntil !== undefined) return { wait: true, until: heldBackUntil };
    const subject = { kind: "lead", id: valuationId } as const;
    const copies: ExistingItems = {
      find: async () => {
        const items = await crm.findItems(subject, { signal });
        if (!found && items.length === 0) await crm.removeTraces?.(subject, { signal });
        return items;
      },
      remove: (id) => crm.deleteItem(id, { signal }),
    };
    const syncJob = { job, tools, store, now, verifyMs, copies };
    if (!found) return removeItem(syncJob);
    const { record } = found;
    return syncItem(syncJob, {
      create: async () => {
        const id = await crm.createItem(record, { signal, key: `${job.id} ${job.wanted}` });
        await requestFields(store, valuationId, now());
        return id;
      },
      update: (id) => crm.updateItem(id, crmChanges(record), { signal }),
    });
  };
}

type Delivered = { readonly record: CrmRecord; readonly contact: Contact };

/** The lead as the CRM shows it, with or without a valuation. */
async function findDelivered(store: Store, id: string, settings: RecordSettings): Promise<Delivered | undefined> {
  const found = await findLead(store, id);
  if (found) return { record: crmRecord(found.lead, settings), contact: await contactFor(store, found.lead) };
  const caller = await findCallLead(store, id);
  return caller && { record: callLeadRecord(caller, settings), contact: { email: caller.email, phone: caller.phone } };
}

/** A new item shows a new lead: what the desk has set meanwhile follows. */
async function requestFields(store: Store, leadId: string, now: number): Promise<void> {
  const row = await readDeskFields(store, leadId);
  if (row && isChangedSinceCreation(row))
    await enqueue(store.db, [{ kind: jobKinds.crmLeadFields, subject: leadId, since: row.created_at }], { now });
}

/** The buyer of a report left an email address on the payment page. */
async function contactFor(store: Store, lead: Lead): Promise<Contact> {
  const contact = companyContactOf(lead);
  return { ...contact, email: contact.email ?? (await leadContact(store, lead.valuationId))?.email };
}
