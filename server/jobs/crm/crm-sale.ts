import { z } from "zod";
import { saleNoticeMailWords as words } from "#content/mail/mails.ts";
import { priceText } from "#domain/payments/price.ts";
import { saleSubject } from "#server/documents/mails/sale-notice-mail.ts";
import { editionOf, ownerOf, priceOf, type SaleOwner } from "#server/jobs/mail/sale-facts.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { isMerged } from "#server/store/desk/leads/lead-fields.ts";
import { findSaleEvent, type SaleEventWithPurchase } from "#server/store/payments/sale-events.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { leadItem } from "./lead-item.ts";
import { commentsOf, syncComment } from "./sync-comment.ts";

/** The item that holds the comment, or one that was deleted before the comment was written. */
const locationSchema = z.object({ on: z.string().optional(), gone: z.string().optional() });

/** Writes a sale event as a comment on its lead's item. If the lead is deleted, the item's comments go with it. */
export function crmSale({ store, crm, verifyMs, now = Date.now }: CrmJobSettings): Handler {
  return async (job, tools) => {
    const sale = await findSaleEvent(store, job.subject);
    const owner = sale && (await ownerOf(store, sale.purchase));
    if (!owner) return { ok: true };
    const known = locationSchema.safeParse(job.memo).data ?? {};
    const found = await leadItem(store, owner.valuationId, { now: now(), gone: known.gone });
    if ("until" in found) return { wait: true, ...found };
    const on = found.item;
    const idLine = saleIdLine(sale.event.id);
    const copies = commentsOf(crm, on, (text) => text.includes(idLine), { signal: tools.signal });
    // If the lead has a new item, the comment was deleted with the old one.
    const memo = known.on === on ? job.memo : {};
    const syncJob = { job: { ...job, memo }, tools, store, now, verifyMs, copies, extraMemo: { on } };
    // On the item of the lead that another was merged into, the comment stays when that other's owner deletes it.
    const isMergedLead = await isMerged(store, owner.valuationId);
    const text = noteOf(sale, isMergedLead ? { ...owner, email: undefined } : owner);
    return syncComment(syncJob, crm, { item: on, leadId: owner.valuationId, text });
  };
}

/** The first line, by which a delivery finds its comment again. No visitor input comes before it. */
const saleIdLine = (id: string) => `Sale ID: ${id}`;

function noteOf({ event, purchase }: SaleEventWithPurchase, owner: SaleOwner): string {
  const { labels } = words;
  const price = priceOf(purchase);
  const facts = [
    ...(price && event.refunded > 0 ? [`${labels.refunded}: ${priceText({ ...price, amount: event.refunded })}`] : []),
    `${labels.buyer}: ${owner.email ?? words.nobody}`,
    ...(purchase.payment_id === null ? [] : [`${labels.payment}: ${purchase.payment_id}`]),
  ];
  const subject = saleSubject(event.kind, { edition: editionOf(purchase), price, refunded: event.refunded });
  return [subject, words.lead[event.kind], "", ...facts, saleIdLine(event.id)].join("\n");
}
