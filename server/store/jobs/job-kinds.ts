/** What the outbox delivers. */
export const jobKinds = {
  crmLead: "crm-lead",
  /** Stage, owner and follow-up, in both directions. */
  crmLeadFields: "crm-lead-fields",
  crmMessage: "crm-message",
  crmSale: "crm-sale",
  /** A booked or canceled call. */
  crmCall: "crm-call",
  mailAlert: "mail-alert",
  mailLink: "mail-link",
  mailMessage: "mail-message",
  mailOutage: "mail-outage",
  mailSale: "mail-sale",
  mailCall: "mail-call",
  mailDownload: "mail-download",
  mailReminder: "mail-reminder",
  mailFollowUp: "mail-follow-up",
  mailAccount: "mail-account",
  /** The follow-up emails to an owner, one job for all three. */
  mailSeries: "mail-series",
  /** The week in a mail to a member of the desk. */
  mailDigest: "mail-digest",
  paymentCheck: "payment-check",
} as const;

/**
 * One kind per webhook, so that a slow receiver delays no other; by the webhook's slot. The first is the webhook of the
 * environment.
 */
export const webhookKinds = [
  "hook-0",
  "hook-1",
  "hook-2",
  "hook-3",
  "hook-4",
  "hook-5",
  "hook-6",
  "hook-7",
  "hook-8",
  "hook-9",
  "hook-10",
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

export type JobKind = (typeof jobKinds)[keyof typeof jobKinds] | WebhookKind;
export const allJobKinds: readonly JobKind[] = [...Object.values(jobKinds), ...webhookKinds];

/** Mails for a day to come: until then they do not wait for anything. */
export const plannedKinds: readonly JobKind[] = [jobKinds.mailReminder, jobKinds.mailFollowUp, jobKinds.mailSeries];

/** Listed only if they fail: payment checks and planned mails often have nothing to deliver. */
export const listedIfFailingKinds: readonly JobKind[] = [...plannedKinds, jobKinds.paymentCheck];

/** Not counted as waiting: those, and what is dropped if there is no mail for a day or two. */
export const neverWaitingKinds: readonly JobKind[] = [
  ...listedIfFailingKinds,
  jobKinds.mailAccount,
  jobKinds.mailDigest,
];
