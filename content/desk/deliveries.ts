import { eventNames } from "#content/desk/settings/webhooks.ts";
import type { DeliveryLine, DeliveryVendor, RetriedDelivery } from "#domain/desk/screens/deliveries-view.ts";
import { counted } from "./counted.ts";

/** Words of the screen of deliveries. */

export const vendorNames: Readonly<Record<DeliveryVendor, string>> = {
  crm: "CRM",
  mail: "Mail",
  payments: "Payments",
  webhooks: "Webhook",
};

/** What a delivery carries. */
const deliveryNames: Readonly<Record<string, string>> = {
  "crm-lead": "Lead in the CRM",
  "crm-lead-fields": "Stage, colleague and follow-up in the CRM",
  "crm-message": "Message in the CRM",
  "crm-sale": "Sale in the CRM",
  "crm-call": "Call in the CRM",
  "mail-alert": "Alert to the firm",
  "mail-link": "Private link to the owner",
  "mail-message": "Message to the firm",
  "mail-outage": "Outage notice to the firm",
  "mail-sale": "Sale notice to the firm",
  "mail-call": "Notice of a call to the firm",
  "mail-download": "Report files to the buyer",
  "mail-reminder": "Reminder to the owner",
  "mail-follow-up": "Follow-up reminder to the firm",
  "mail-account": "Notice to a member of the desk",
  "mail-series": "Follow-up email to the owner",
  "mail-digest": "Weekly digest to a member of the desk",
  "payment-check": "Check of a payment",
};

/** What a delivery carries when the firm opened the report. */
const grantNames: Readonly<Record<string, string>> = {
  "mail-download": "Files of a report that you opened, to the owner",
};

type Named = Pick<DeliveryLine, "kind" | "isOfGrant" | "webhook">;

export const deliveryName = ({ kind, isOfGrant, webhook }: Named): string =>
  (webhook && `${eventNames[webhook.event]}, to ${webhook.host}`) ??
  (isOfGrant ? grantNames[kind] : undefined) ??
  deliveryNames[kind] ??
  kind;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

export const deliveriesWords = {
  intro:
    "What the site sends on: leads to the CRM, email to owners and to you, events to webhooks, and its questions to the payment provider. Nothing is thrown away; it waits until it arrives or a person decides.",
  unassigned: (name: string) => `CRM updated; ${name} has no user there, so nobody is assigned`,
  health: "The last 24 hours",
  answering: "Answering",
  silent: "Not answering",
  unconnected: "Not connected",
  idle: "Nothing sent",
  arrivedOf: (arrived: number, tries: number) => `${arrived} of ${tries} arrived`,
  times: (average: number, slowest: number) => `On average ${seconds(average)}, slowest ${seconds(slowest)}`,
  noTimes: "Nothing to send in the last 24 hours",
  perHour: (count: number) => `${count} an hour`,
  now: "Now",
  silentSince: (since: string) => `Nothing has arrived since ${since}. Nothing is lost; it waits.`,
  failedTries: (count: number) => `${counted(count, "try", "tries")} failed. What failed is below.`,
  allArrived: "Every try arrived.",
  unconnectedText: "Everything for it waits here until it is connected in the settings.",
  hourText: (hour: string, arrived: number, failed: number) =>
    `${hour}: ${arrived} arrived${failed > 0 ? `, ${failed} failed` : ""}`,
  keyArrived: "Arrived, deliveries per hour",
  keyFailed: "Failed",
  failed: "Needs a person",
  failedNote: (count: number) => `${count}. These do not try again on their own`,
  failedNone: "Nothing needs a person.",
  waiting: "Waiting",
  waitingNote: (count: number) => `${count}. These try again on their own`,
  waitingNone: "Nothing waits after a failed try.",
  untried: (count: number, vendor: string) =>
    `${counted(count, "delivery", "deliveries")} for ${vendor} ${count === 1 ? "waits" : "wait"} for the first try.`,
  more: "There are more than this list shows. The longest waiting come first.",
  arrived: "Arrived today",
  arrivedNone: "Nothing has arrived since midnight.",
  lead: "Lead",
  noLead: "No lead",
  to: "To",
  reason: "What went wrong, and what helps",
  why: "Why it waits",
  when: "When",
  nextTry: "Next try",
  what: "What",
  action: "Action",
  tries: (count: number) => counted(count, "try", "tries"),
  column: (column: string) => `The column is ${column}.`,
  retry: "Retry now",
  tryNow: "Try now",
  retryAll: (count: number) => (count === 1 ? "Retry it" : `Retry all ${count}`),
  none: "Everything has arrived.",
  noneText: (crm: number, mails: number) => `${crm} to the CRM and ${mails} by email in the last day.`,
  retrying: "Retry",
  lookAgain: "Look again",
  inTime: (text: string) => `in ${text}`,
} as const;

export const retryWords: Readonly<Record<RetriedDelivery["state"], string>> = {
  sending: "Sending",
  arrived: "Arrived",
  waiting: "Failed again, waits",
  failed: "Failed again",
};

/** `1 of 3 arrived. 1 on the way, 1 failed again.` */
export function retrySummary(retried: readonly RetriedDelivery[]): string {
  const count = (state: RetriedDelivery["state"]) => retried.filter((line) => line.state === state).length;
  const [arrived, sending, again] = [count("arrived"), count("sending"), count("waiting") + count("failed")];
  const rest = [
    ...(sending > 0 ? [`${sending} on the way`] : []),
    ...(again > 0 ? [`${again} failed again`] : []),
  ].join(", ");
  return `${arrived} of ${retried.length} arrived.${rest === "" ? "" : ` ${rest}.`}`;
}

/** `20 seconds`, `6 minutes`, `3 hours`. */
export function waitText(ms: number): string {
  const inSeconds = Math.max(1, Math.round(ms / 1_000));
  if (inSeconds < 60) return counted(inSeconds, "second");
  const minutes = Math.round(inSeconds / 60);
  return minutes < 60 ? counted(minutes, "minute") : counted(Math.round(minutes / 60), "hour");
}
