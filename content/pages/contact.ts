import { bookAction } from "#content/actions.ts";
import { site } from "#content/site.ts";

/** The hours are those of this place. */
const zoneCity = site.timeZone.split("/").at(-1)?.replaceAll("_", " ");

/** A stretch of the day on a 24-hour clock, in the time of the firm. */
type Hours = { readonly name: string; readonly said: string; readonly from: number; readonly to: number };

export const contactPage = {
  head: {
    title: "Talk to a Partner",
    description:
      "Call, write or book fifteen minutes with a partner. We answer the same day, we sign an NDA if you wish, and no buyer hears of it without your consent.",
  },
  title: "Call us before you call anyone else.",
  lead: "A partner answers. What you say is confidential, whether or not you sell.",
  phoneLabel: "Phone, day or night for clients in a live process",
  ways: {
    label: "Other ways to reach us",
    book: { title: bookAction.label, line: "15 minutes with a partner" },
    email: { title: "E-mail" },
    office: { title: "Office" },
    platform: { title: "Access Platform", line: "For clients in a process" },
  },
  write: {
    title: "Or write to us",
    text: "A partner reads it and answers the same day. It is confidential.",
    sent: {
      title: "We have your message.",
      text: (email: string) => `A partner answers at ${email}, as a rule on the same day.`,
    },
  },
  /** Begins the subject of a message from a visitor who came here with a website to value. */
  subject: "Valuation of",
  hours: {
    title: `When someone answers, ${zoneCity} time`,
    sample: true,
    rows: [
      { name: "Clients", said: "Day and night", from: 0, to: 24 },
      { name: "First calls", said: "8 a.m. to 8 p.m.", from: 8, to: 20 },
    ] satisfies readonly Hours[],
    ticks: [
      { at: 0, label: "Midnight" },
      { at: 6, label: "6 a.m." },
      { at: 12, label: "Noon" },
      { at: 18, label: "6 p.m." },
      { at: 24, label: "Midnight" },
    ],
  },
} as const;
