import { site } from "#content/site.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import { type JobKind, jobKinds, webhookKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { createWebhookSender } from "#server/vendors/webhooks/sender.ts";
import { crmCall } from "./crm/crm-call.ts";
import { crmLead } from "./crm/crm-lead.ts";
import { crmMessage } from "./crm/crm-message.ts";
import type { CrmParts } from "./crm/crm-parts.ts";
import { crmSale } from "./crm/crm-sale.ts";
import { crmLeadFields } from "./crm/fields/crm-lead-fields.ts";
import { sendAccountNotice } from "./mail/send-account-notice.ts";
import { sendCallNote } from "./mail/send-call-note.ts";
import { sendContactMessage } from "./mail/send-contact-message.ts";
import { sendDigest } from "./mail/send-digest.ts";
import { sendDownloadLinks } from "./mail/send-download-links.ts";
import { sendFollowUp } from "./mail/send-follow-up.ts";
import { sendLeadAlert } from "./mail/send-lead-alert.ts";
import { sendOutageNotice } from "./mail/send-outage-notice.ts";
import { sendPrivateLink } from "./mail/send-private-link.ts";
import { sendReminder } from "./mail/send-reminder.ts";
import { sendSaleNotice } from "./mail/send-sale-notice.ts";
import { sendSeriesMail } from "./mail/send-series-mail.ts";
import { type PaymentCheckSettings, paymentCheck } from "./payment-check.ts";
import { sendWebhook } from "./webhooks/send-webhook.ts";
import type { Handler } from "./worker.ts";

type Parts = {
  readonly env: Env;
  readonly store: Store;
  readonly log: Log;
  /** Absent if no CRM is set up. */
  readonly crm?: CrmParts | undefined;
  /** Absent if payments are not set up. */
  readonly payments?: Pick<PaymentCheckSettings, "provider" | "vendors"> | undefined;
  readonly now?: () => number;
};
type Handlers = Readonly<Partial<Record<JobKind, Handler>>>;

/** The handler of each kind. A kind whose vendor is not set up has none, and its deliveries wait in the outbox. */
export function createHandlers(parts: Parts): Handlers {
  return { ...crmHandlers(parts.crm), ...mailHandlers(parts), ...paymentHandlers(parts), ...webhookHandlers(parts) };
}

function paymentHandlers({ payments, ...parts }: Parts): Handlers {
  return payments ? { [jobKinds.paymentCheck]: paymentCheck({ ...parts, ...payments }) } : {};
}

function crmHandlers(crm: CrmParts | undefined): Handlers {
  if (!crm) return {};
  return {
    [jobKinds.crmLead]: crmLead(crm),
    [jobKinds.crmLeadFields]: crmLeadFields(crm),
    [jobKinds.crmMessage]: crmMessage(crm),
    [jobKinds.crmSale]: crmSale(crm),
    [jobKinds.crmCall]: crmCall(crm),
  };
}

/** All slots: the desk may fill one at any time. */
function webhookHandlers({ env, store, now = Date.now }: Parts): Handlers {
  const sender = createWebhookSender({ allowHosts: env.readerAllowHosts, now });
  const parts = { store, hook: env.hook, sender, now };
  return Object.fromEntries(webhookKinds.map((kind, slot) => [kind, sendWebhook(parts, slot)]));
}

function mailHandlers({ env, store, now = Date.now }: Parts): Handlers {
  if (!env.mail) return {};
  const { smtpUrl, from, to } = env.mail;
  // Only the brand: the organization's full name in an inbox would reveal what the mail is about.
  const mailer = createMailer({ smtpUrl, from: { name: site.brand, address: from } });
  const parts = { store, mailer, from, firm: to, siteUrl: env.siteUrl, timeZone: site.timeZone, now };
  return {
    [jobKinds.mailAlert]: sendLeadAlert(parts),
    [jobKinds.mailLink]: sendPrivateLink(parts),
    [jobKinds.mailMessage]: sendContactMessage(parts),
    [jobKinds.mailOutage]: sendOutageNotice({ ...parts, crm: env.crm?.vendor }),
    [jobKinds.mailSale]: sendSaleNotice({ ...parts, inTestMode: env.payments?.isTest ?? false }),
    [jobKinds.mailCall]: sendCallNote(parts),
    [jobKinds.mailReminder]: sendReminder(parts),
    [jobKinds.mailFollowUp]: sendFollowUp(parts),
    [jobKinds.mailDownload]: sendDownloadLinks(parts),
    [jobKinds.mailAccount]: sendAccountNotice(parts),
    [jobKinds.mailSeries]: sendSeriesMail(parts),
    [jobKinds.mailDigest]: sendDigest(parts),
  };
}
