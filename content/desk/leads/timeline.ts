import { callNoteText } from "#content/desk/bookings.ts";
import { consentTexts } from "#content/mail/mail-consent.ts";
import { seriesMailWords } from "#content/mail/series-mails.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { saleEventNames } from "#content/sale-events.ts";
import { site } from "#content/site.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import type { DepthPanel } from "#domain/depth/depth-entries.ts";
import type { LeadAction, TimelineEvent } from "#domain/desk/leads/timeline.ts";
import { campaignText } from "#domain/leads/crm/crm-payload.ts";
import { oneLine, plainText } from "#domain/leads/plain-text.ts";
import { defaultUtm } from "#domain/leads/utm.ts";
import { priceText } from "#domain/payments/price.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";
import { displayAddress } from "#domain/website/display-address.ts";

/** A line of the timeline. The mark is a shape: done, needs a person, neutral or failed. */
export type TimelineLine = {
  readonly mark: "done" | "now" | "off" | "failed" | "waiting";
  readonly title: string;
  readonly author?: string;
  readonly text: string;
};

type EventOf<What extends TimelineEvent["what"]> = Extract<TimelineEvent, { what: What }>;

const panelNames: Readonly<Record<DepthPanel, string>> = {
  addBacks: "add-backs",
  proceeds: "what they would keep",
  readiness: "readiness",
  goal: "a goal price",
};

/** What each delivery brings, by the kind of its job. */
const deliveries: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  "crm-lead": { title: "CRM", text: "The lead’s record in the CRM." },
  "crm-lead-fields": { title: "CRM", text: "Stage, colleague and follow-up of the record." },
  "crm-message": { title: "CRM", text: "The message, as a comment on the record." },
  "crm-sale": { title: "CRM", text: "The sale, as a comment on the record." },
  "crm-call": { title: "CRM", text: "The call, as a comment on the record." },
  "mail-alert": { title: "Email to the firm", text: "The call brief." },
  "mail-link": { title: "Email to the owner", text: "The private link." },
  "mail-message": { title: "Email to the firm", text: "The message." },
  "mail-sale": { title: "Email to the firm", text: "The notice of a sale." },
  "mail-call": { title: "Email to the firm", text: "The notice of a call." },
  "mail-download": { title: "Email to the owner", text: "The links to the report’s files." },
  "mail-reminder": { title: "Email to the owner", text: "The reminder that was asked for." },
  "mail-follow-up": { title: "Email to the firm", text: "The reminder of the follow-up." },
  "mail-series": { title: "Email to the owner", text: "A follow-up email." },
};

const deliveryStates = {
  delivered: { mark: "done", word: "Arrived" },
  waiting: { mark: "waiting", word: "Waiting" },
  failed: { mark: "failed", word: "Did not arrive" },
  withheld: { mark: "off", word: "Not sent: email to this address came back" },
} as const;

const callTime = (at: number) => callTimeText(at, site.timeZone);
const list = new Intl.ListFormat("en-US", { type: "conjunction" });
const documentNames: Readonly<Record<string, string>> = { pdf: "PDF", xlsx: "Excel" };
const quoted = (text: string) => `“${plainText(text)}”`;

const lines: { readonly [What in TimelineEvent["what"]]: (event: EventOf<What>) => TimelineLine } = {
  came: ({ utm, referrer, partnerName }) => {
    if (partnerName !== undefined)
      return { mark: "off", title: "First visit", text: `On the partner site ${oneLine(partnerName)}.` };
    const isDirect = utm.source === defaultUtm.source && utm.medium === defaultUtm.medium;
    const from = oneLine(displayAddress(referrer));
    const source = isDirect ? "" : campaignText(utm);
    const text = [from && `From ${from}.`, source && `Campaign: ${source}.`].filter(Boolean).join(" ");
    return { mark: "off", title: "First visit", text: text || "Came directly." };
  },
  valued: ({ value }) => ({ mark: "done", title: "Valued", text: `${fullMoney(value)} from the three figures.` }),
  changed: ({ from, to }) => ({
    mark: "now",
    title: "Figures changed",
    text: `From ${fullMoney(from)} to ${fullMoney(to)}.`,
  }),
  contact: ({ phone, email }) => ({
    mark: "done",
    title: "Contact given",
    text: phone && email ? "Phone and email." : phone ? "Phone." : "Email.",
  }),
  entered: ({ panels }) => ({
    mark: "done",
    title: "Went deeper",
    text: `Saved ${list.format(panels.map((panel) => panelNames[panel]))}.`,
  }),
  linkAsked: ({ to }) => ({ mark: "done", title: "Link asked for", text: `By email to ${oneLine(to)}.` }),
  reminderAsked: ({ months }) => ({ mark: "off", title: "Reminder asked for", text: `In ${months} months.` }),
  reminderSent: () => ({ mark: "done", title: "Reminder sent", text: "The one that was asked for." }),
  emailsAgreed: ({ wording }) => ({
    mark: "done",
    title: "Agreed to follow-up emails",
    text: `Ticked: ${quoted(consentTexts[wording])}`,
  }),
  emailSent: ({ mail }) => ({
    mark: "done",
    title: "Follow-up email",
    text: `Sent: ${quoted(seriesMailWords[mail].subject)}`,
  }),
  emailsStopped: () => ({ mark: "off", title: "Follow-up emails stopped", text: "By the owner." }),
  message: ({ kind, name, text, package: edition, isSuspect }) => ({
    mark: isSuspect ? "off" : "now",
    title: isSuspect ? "Message held back" : kind === "report" ? "Report asked for" : "Message",
    author: oneLine(name),
    text: [edition && `The ${editionName(edition)} report.`, text && quoted(text)].filter(Boolean).join(" "),
  }),
  delivery: ({ kind, state, item }) => {
    const { title, text } = deliveries[kind] ?? { title: kind, text: "" };
    const { mark, word } = deliveryStates[state];
    return { mark, title, text: `${word}. ${text}${item === undefined ? "" : ` Record ${item}.`}` };
  },
  document: ({ tier, format }) => ({
    mark: "done",
    title: "Report downloaded",
    text: `${tier === "summary" ? "The free summary" : `The ${editionName(tier)} report`}, ${documentNames[format] ?? format}.`,
  }),
  checkout: ({ package: edition }) => ({
    mark: "off",
    title: "Checkout opened",
    text: `For the ${editionName(edition)} report. Not paid yet.`,
  }),
  paid: ({ package: edition, amount, currency }) => ({
    mark: "done",
    title: "Paid",
    text: `${priceText({ amount, currency })} for the ${editionName(edition)} report.`,
  }),
  opened: ({ package: edition }) => ({
    mark: "done",
    title: "Report opened",
    text: `The ${editionName(edition)} report, by the firm.`,
  }),
  closed: ({ package: edition }) => ({
    mark: "off",
    title: "Report closed",
    text: `The ${editionName(edition)} report, by the firm.`,
  }),
  sale: ({ kind, package: edition, refunded, currency }) => ({
    mark: kind === "disputed" || kind === "disputeLost" || kind === "refundFailed" ? "failed" : "off",
    title: saleEventNames[kind],
    text: `${refunded > 0 ? `${priceText({ amount: refunded, currency })} of the` : "The"} ${editionName(edition)} report.`,
  }),
  shared: ({ label }) => ({ mark: "done", title: "Shared", text: `A link for ${oneLine(label)}.` }),
  shareClosed: ({ label }) => ({ mark: "off", title: "Shared link closed", text: `The one for ${oneLine(label)}.` }),
  callBooked: ({ startsAt, before }) => ({
    mark: "now",
    title: before === undefined ? "Call booked" : "Call moved",
    text: `${callNoteText.booked(callTime(startsAt), before === undefined ? undefined : callTime(before))}.`,
  }),
  callCanceled: ({ startsAt }) => ({
    mark: "off",
    title: "Call canceled",
    text: `It was booked for ${callTime(startsAt)}. The stage stays as it was.`,
  }),
  cameByCall: () => ({ mark: "off", title: "First contact", text: "Booked a call without a valuation." }),
  note: ({ author, text }) => ({ mark: "now", title: "Note", author, text: plainText(text) }),
  answer: ({ author, question, text, isReplaced }) => ({
    mark: isReplaced ? "off" : "now",
    title: isReplaced ? "Earlier answer" : "Answer",
    author,
    text: `${question} ${quoted(text)}`,
  }),
  change: ({ author, field, from, to, isLost }) => ({
    mark: "off",
    title: fieldNames[field],
    author,
    text: changeText(from, to, isLost),
  }),
  action: ({ author, action }) => ({ mark: "done", ...actionWords[action], author }),
};

export const fieldNames = { stage: "Stage", owner: "Assigned to", followUp: "Follow-up" } as const;

function changeText(from: string, to: string, isLost: boolean): string {
  const nothing = "nothing";
  if (isLost) return `To ${to || nothing}, but a later change stood already: ${from || nothing}.`;
  if (from === "") return `Set to ${to}.`;
  return to === "" ? `Cleared. It was ${from}.` : `From ${from} to ${to}.`;
}

const actionWords: Readonly<Record<LeadAction, { readonly title: string; readonly text: string }>> = {
  sendLink: { title: "Link sent", text: "The private link, by email." },
  openReport: { title: "Report opened", text: "Without a payment." },
  closeReport: { title: "Report closed", text: "It had been opened by the firm." },
  redeliver: { title: "Sent again", text: "Everything that had not arrived, and the record in the CRM." },
  mergeLeads: { title: "Merged", text: "With another lead of the same company." },
  splitLead: { title: "Merge undone", text: "The other one is a lead again." },
};

export function timelineLine(event: TimelineEvent): TimelineLine {
  // Each event uses the words of its own kind; the compiler cannot follow that through the lookup.
  return (lines[event.what] as (of: TimelineEvent) => TimelineLine)(event);
}
