import type { CrmVendor } from "#domain/leads/crm/crm-vendors.ts";
import { longDateTime } from "#domain/time/long-date.ts";
import { outageNoticeMail } from "#server/documents/mails/outage-notice-mail.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { readOutageSubject } from "#server/ops/outage-notices.ts";
import { kindsOf } from "#server/ops/vendor-health.ts";
import { lastFailure, undelivered } from "#server/store/jobs/job-maintenance.ts";
import { findOutage } from "#server/store/jobs/vendor-outages.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** Tells the firm that a vendor has been failing for a while, or works again. The subject says which outage. */
export function sendOutageNotice(settings: MailJobSettings & { readonly crm: CrmVendor | undefined }): Handler {
  return async (job, tools) => {
    const { store, firm, timeZone } = settings;
    const outage = readOutageSubject(job.subject);
    if (!outage) return { dead: true, reason: "not an outage" };
    const { vendor, since, until } = outage;
    // If the outage ended before its mail was sent, only the mail about its end goes out; it says how long the outage
    // lasted.
    const isOpen = (await findOutage(store.db, vendor))?.failing_since === since;
    if (until === undefined && !isOpen) return nothingToSend;
    const kinds = kindsOf(vendor);
    const waiting = await Promise.all(kinds.map((kind) => undelivered(store, kind)));
    const body = outageNoticeMail({
      vendor,
      crm: settings.crm,
      since: longDateTime(since, timeZone),
      until: until === undefined ? undefined : longDateTime(until, timeZone),
      waiting: waiting.reduce((sum, count) => sum + count, 0),
      reason: await lastFailure(store, kinds),
    });
    return deliver(settings, job, tools, { ...body, cause: "automatic", to: firm });
  };
}
