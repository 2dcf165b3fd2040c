import { seriesMailWords } from "#content/mail/series-mails.ts";
import { seriesDays, seriesMailIds } from "#domain/mail/mail-series.ts";

/** Words of the settings about the follow-up emails to owners. */
export const ownerMailsWords = {
  title: "Follow-up emails to owners",
  note: "Only if you turn them on",
  text: "Owners who ask for their private link by email can tick a box that allows three short emails. No other owner gets them. The subjects say nothing about a sale:",
  mails: seriesMailIds.map((id) => `Day ${seriesDays[id]}: “${seriesMailWords[id].subject}”`),
  ends: "They end when the owner stops them with one click, buys a report, books a call, values the business again or deletes the data, and when one of you has talked with the owner. Turn them off, and nothing more goes out. What came due while they were off is not sent later.",
  onSince: (day: string) => `On since ${day}`,
  off: "Off",
  turnOn: "Turn on",
  turnOff: "Turn off",
  noMail: "The site cannot send email yet, so nothing goes out.",
  reports: "Bounces and complaints are taken from your mail server.",
  noReports:
    "Bounces that come later, and complaints, do not reach the site. docs/connections.md says how your mail server hands them in.",
  suppressed: (count: number) =>
    count === 0
      ? "No address is closed to email."
      : `${count} ${count === 1 ? "address gets" : "addresses get"} no more email, because email came back or its owner complained. The lead says so.`,
} as const;
