import { z } from "zod";
import { saleMailWords as words } from "#content/mails.ts";
import { priceText } from "#domain/payments/price.ts";
import { CrmError } from "#server/gateways/monday/failure.ts";
import { readCopyMemo } from "#server/store/copy-memo.ts";
import { findJob } from "#server/store/job-care.ts";
import { jobKinds } from "#server/store/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import { findSaleEvent, type KeptSaleEvent } from "#server/store/sale-events.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { keepOneCopy, type Place } from "./one-copy.ts";
import { editionOf, ownerOf, priceOf, type SaleOwner } from "./sale-facts.ts";
import type { Handler } from "./worker.ts";

/** On which item the note stands. */
const asideSchema = z.object({ on: z.string() });

/** Notes a sale event as a comment on its lead's item. A deleted lead's item takes its comments with it. */
export function crmSale({ store, crm, verifyMs, now = Date.now }: CrmJobSettings): Handler {
  return async (job, tools) => {
    const sale = await findSaleEvent(store, job.subject);
    const owner = sale && (await ownerOf(store, sale.purchase));
    if (!owner) return { ok: true };
    const on = await itemOf(store, owner.valuationId);
    if (on === undefined) return { retry: true, reason: "the lead has no item yet" };
    const call = { signal: tools.signal };
    const place: Place = {
      find: async () =>
        (await crm.findComments(on, call))
          .filter(({ text }) => text.includes(saleIdLine(sale.event.id)))
          .map(({ id }) => id),
      remove: (id) => crm.deleteComment(id, call),
    };
    // Where the lead has another item now, the note went with the old one.
    const memo = asideSchema.safeParse(job.memo).data?.on === on ? job.memo : {};
    const copy = { job: { ...job, memo }, tools, store, now, verifyMs, place, aside: { on } };
    let itemIsGone = false;
    const outcome = await keepOneCopy(copy, {
      create: () =>
        crm.addComment(on, noteOf(sale, owner), { ...call, key: `${job.id} ${job.wanted}` }).catch((error: unknown) => {
          itemIsGone = error instanceof CrmError && error.failure.kind === "gone";
          throw error;
        }),
    });
    return itemIsGone ? { retry: true, reason: "the lead's item is gone", memo: {} } : outcome;
  };
}

async function itemOf(store: Store, valuationId: string): Promise<string | undefined> {
  const delivery = await findJob(store, jobKinds.crmLead, valuationId);
  return readCopyMemo(delivery && JSON.parse(delivery.memo)).itemId;
}

/** By which a delivery finds its note again. Nothing that anybody typed stands before it. */
const saleIdLine = (id: string) => `Sale ID: ${id}`;

function noteOf({ event, purchase }: KeptSaleEvent, owner: SaleOwner): string {
  const { labels } = words;
  const price = priceOf(purchase);
  const facts = [
    ...(price && event.refunded > 0 ? [`${labels.refunded}: ${priceText({ ...price, amount: event.refunded })}`] : []),
    `${labels.buyer}: ${owner.email ?? words.nobody}`,
    ...(purchase.payment_id === null ? [] : [`${labels.payment}: ${purchase.payment_id}`]),
  ];
  const what = [editionOf(purchase), price && priceText(price)].filter(Boolean).join(", ");
  return [`${words.subject[event.kind]}: ${what}`, words.lead[event.kind], "", ...facts, saleIdLine(event.id)].join(
    "\n",
  );
}
