import { longDate } from "#domain/time/long-date.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import { saleNoticeMail } from "#server/documents/mails/sale-notice-mail.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { findSaleEvent } from "#server/store/payments/sale-events.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";
import { editionOf, ownerOf, priceOf } from "./sale-facts.ts";

type SaleNoticeSettings = MailJobSettings & {
  /** Payments run in the provider's test mode, whose dashboard has other addresses. */
  readonly inTestMode: boolean;
};

/** Tells the firm that a report was sold, refunded or disputed. The subject is a sale event. */
export function sendSaleNotice(settings: SaleNoticeSettings): Handler {
  return async (job, tools) => {
    const { store, firm, siteUrl, timeZone, inTestMode } = settings;
    const found = await findSaleEvent(store, job.subject);
    if (!found) return nothingToSend;
    const { event, purchase } = found;
    const owner = await ownerOf(store, purchase);
    const paymentId = purchase.payment_id;
    const body = saleNoticeMail({
      kind: event.kind,
      edition: editionOf(purchase),
      price: priceOf(purchase),
      refunded: event.refunded,
      date: longDate(event.created_at, timeZone),
      payment: paymentId === null ? undefined : { id: paymentId, href: dashboardLink(paymentId, inTestMode) },
      owner: owner && { ...owner, link: privateLink(siteUrl, owner.valuationId) },
    });
    const replyTo = owner?.email === undefined ? undefined : { address: owner.email };
    return deliver(settings, job, tools, { ...body, cause: "automatic", to: firm, replyTo });
  };
}

function dashboardLink(paymentId: string, inTestMode: boolean): string {
  return `https://dashboard.stripe.com/${inTestMode ? "test/" : ""}payments/${encodeURIComponent(paymentId)}`;
}
