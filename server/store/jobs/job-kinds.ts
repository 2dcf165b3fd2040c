/** What the outbox delivers. */
export const jobKinds = {
  crmLead: "crm-lead",
  /** Stage, owner and follow-up, in both directions. */
  crmLeadFields: "crm-lead-fields",
  crmMessage: "crm-message",
  crmSale: "crm-sale",
  mailAlert: "mail-alert",
  mailLink: "mail-link",
  mailMessage: "mail-message",
  mailOutage: "mail-outage",
  mailSale: "mail-sale",
  mailDownload: "mail-download",
  mailReminder: "mail-reminder",
  mailFollowUp: "mail-follow-up",
  mailAccount: "mail-account",
  paymentCheck: "payment-check",
} as const;

export type JobKind = (typeof jobKinds)[keyof typeof jobKinds];

/** Mails for a day to come: until then they do not wait for anything. */
export const plannedKinds: readonly JobKind[] = [jobKinds.mailReminder, jobKinds.mailFollowUp];
