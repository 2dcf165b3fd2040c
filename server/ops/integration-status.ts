import type { Env } from "#server/env.ts";

export type IntegrationStatus = {
  readonly name: "analysis" | "crm" | "payments" | "mail" | "calendar";
  readonly on: boolean;
  readonly description: string;
};

/** What has not been delivered yet. */
export type WaitingCounts = { readonly leadsWaiting?: number; readonly mailsWaiting?: number };

/**
 * What is set up and what that means, in words an operator can act on. Contains no secrets: health and `npm start`
 * show it.
 */
export function integrationStatus(
  env: Env,
  { leadsWaiting = 0, mailsWaiting = 0 }: WaitingCounts = {},
): readonly IntegrationStatus[] {
  return [
    {
      name: "analysis",
      on: env.analysis !== undefined,
      description: env.analysis
        ? `reads websites with ${env.analysis.model}`
        : "not set; websites are read by the built-in rules",
    },
    { name: "crm", on: env.crm !== undefined, description: crmWords(env.crm, leadsWaiting) },
    { name: "payments", on: env.payments !== undefined, description: paymentWords(env.payments) },
    { name: "mail", on: env.mail !== undefined, description: mailWords(env.mail, mailsWaiting) },
    {
      name: "calendar",
      on: calendarsIn(env).length > 0,
      description: calendarWords(env),
    },
  ];
}

const calendarsIn = ({ bookings }: Env): readonly string[] => [
  ...(bookings.calendly ? ["Calendly"] : []),
  ...(bookings.cal ? ["Cal.com"] : []),
];

function calendarWords(env: Env): string {
  const names = calendarsIn(env);
  if (names.length === 0) return "not set; booked calls are only in the calendar";
  return `takes booked calls from ${names.join(" and ")}`;
}

function crmWords(crm: Env["crm"], waiting: number): string {
  const leads = waiting === 1 ? "1 lead waits" : `${waiting} leads wait`;
  const now = waiting === 0 ? "" : `; ${leads} in the outbox`;
  return crm ? `delivers leads to ${crmPlace(crm)}${now}` : `not set${now || "; leads will wait in the outbox"}`;
}

function crmPlace(crm: NonNullable<Env["crm"]>): string {
  if (crm.vendor === "monday") return `board ${crm.boardId} of monday.com`;
  if (crm.vendor === "hubspot") return `the pipeline ${crm.pipeline} of HubSpot`;
  return `${new URL(crm.loginUrl).hostname} of Salesforce`;
}

function mailWords(mail: Env["mail"], waiting: number): string {
  const mails = waiting === 1 ? "1 mail waits" : `${waiting} mails wait`;
  const now = waiting === 0 ? "" : `; ${mails} in the outbox`;
  return mail
    ? `sends as ${mail.from}, alerts to ${mail.to}${now}`
    : `not set${now || "; mails will wait in the outbox"}`;
}

function paymentWords(payments: Env["payments"]): string {
  if (!payments) return "not set; visitors request reports with a form";
  return `sells reports through Stripe${payments.isTest ? " in its test mode, in which no money moves" : ""}`;
}
