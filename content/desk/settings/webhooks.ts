import { counted } from "#content/desk/counted.ts";
import type { EventType } from "#domain/events/event-types.ts";

/** What other systems can be told about. */
export const eventNames: Readonly<Record<EventType, string>> = {
  "lead.created": "New lead",
  "lead.contact": "Contact details given",
  "lead.updated": "Lead changed",
  "lead.deleted": "Lead deleted",
  "message.received": "Message received",
  "purchase.paid": "Report bought",
  "purchase.refunded": "Refund changed",
  "purchase.disputed": "Payment disputed",
  "call.booked": "Call booked",
  "call.cancelled": "Call canceled",
};

/** Webhooks in the settings. */
export const webhooksWords = {
  title: "Webhooks",
  note: "Events for your other systems, signed",
  intro:
    "A webhook tells another system of yours at once what happens here, such as a new lead. Each event carries the lead, message or purchase as it stands. docs/webhooks.md tells the person who sets up the receiver how to check the signature.",
  none: "No webhook is set up.",
  states: { on: "On", failing: "Failing", gone: "Off" },
  allEvents: "All events",
  someEvents: (names: readonly string[]) => names.join(", "),
  madeBy: (name: string, when: string) => (name === "" ? `Added ${when}.` : `Added by ${name}, ${when}.`),
  ofEnvironment: "Set on the server by HOOK_URL and HOOK_SECRET; it is changed there.",
  day: (arrived: number, tries: number) =>
    tries === 0
      ? "Nothing sent in the last 24 hours."
      : `${arrived} of ${counted(tries, "try", "tries")} arrived in the last 24 hours.`,
  open: (waiting: number, dead: number) =>
    [waiting > 0 && `${waiting} waiting`, dead > 0 && `${dead} given up`].filter(Boolean).join(", "),
  deliveries: "See Deliveries",
  gone: (when: string) =>
    `Off since ${when}: the receiver answered that it is gone for good. Nothing is queued for it until it is turned on.`,
  goneOfEnvironment: "It is turned on when the site starts again.",
  turnOn: "Turn on",
  oldSecret: (wait: string) => `Two secrets are valid. The old one ends in ${wait}.`,
  endOldSecret: "End the old secret now",
  test: "Send a test",
  change: "Change",
  changeOf: (host: string) => `Change the webhook to ${host}`,
  save: "Save",
  newSecret: "New secret",
  remove: (host: string) => `Remove the webhook to ${host}`,
  secret: (host: string) => `The secret for ${host}. Copy it to the receiver now: it is not shown again.`,
  oldStays: "The old one stays valid for 24 hours.",
  add: "Add a webhook",
  full: "Ten webhooks are set up, which is all that the desk keeps.",
  url: "Address",
  urlHint: "A public https address of the system that receives the events",
  events: "Events",
  ofHost: (label: string, host: string) => `${label}: ${host}`,
  testOk: (ms: number) => ({
    gist: `It arrived, in ${(Math.max(ms, 100) / 1_000).toFixed(1)} seconds.`,
    text: "The receiver accepted a signed event of the type webhook.test.",
  }),
  testFailed: "The test failed.",
  tooMany: "Several tests ran within a minute. Wait a minute, then test again.",
} as const;
