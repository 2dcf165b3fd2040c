import { downloadLinksMailWords } from "#content/mail/mails.ts";
import { downloadPath } from "#contracts/payments/report-document.ts";
import { longDate } from "#domain/time/long-date.ts";
import { hostOf } from "#domain/website/address.ts";
import { downloadLinksMail } from "#server/documents/mails/download-links-mail.ts";
import { reportLink } from "#server/documents/mails/private-link.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { findPurchase } from "#server/store/payments/purchases.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";
import { editionOf, ownerOf } from "./sale-facts.ts";

/**
 * Mails the download link to the buyer of a report, or to an owner to whom the firm granted one. The subject is a
 * purchase.
 */
export function sendDownloadLinks(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, siteUrl, timeZone } = settings;
    const purchase = await findPurchase(store, "id", job.subject);
    const owner = purchase && (await ownerOf(store, purchase));
    // It may have been refunded, disputed or revoked while the mail waited.
    if (purchase?.state !== "paid" || owner?.email === undefined) return nothingToSend;
    const { valuationId, email } = owner;
    const body = downloadLinksMail({
      source: purchase.source,
      edition: editionOf(purchase),
      host: hostOf(siteUrl),
      openedOn: longDate(purchase.paid_at ?? purchase.created_at, timeZone),
      links: {
        pdf: siteUrl + downloadPath(valuationId, "pdf"),
        excel: siteUrl + downloadPath(valuationId, "xlsx"),
        page: reportLink(siteUrl, valuationId),
      },
    });
    return deliver(settings, job, tools, {
      ...body,
      cause: "owed",
      to: email,
      replyTo: { address: downloadLinksMailWords.replyTo },
    });
  };
}
