/** What the outbox delivers. */
export const jobKinds = {
  crmLead: "crm-lead",
  crmMessage: "crm-message",
  crmSale: "crm-sale",
  mailAlert: "mail-alert",
  mailLink: "mail-link",
  mailMessage: "mail-message",
  mailOutage: "mail-outage",
  mailSale: "mail-sale",
  mailDownload: "mail-download",
  mailReminder: "mail-reminder",
  paymentCheck: "payment-check",
} as const;

export type JobKind = (typeof jobKinds)[keyof typeof jobKinds];
