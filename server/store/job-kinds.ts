/** What the outbox delivers. A lead or a message is the subject of each. */
export const jobKinds = {
  crmLead: "crm-lead",
  crmMessage: "crm-message",
  mailAlert: "mail-alert",
  mailLink: "mail-link",
  mailMessage: "mail-message",
} as const;

export type JobKind = (typeof jobKinds)[keyof typeof jobKinds];
