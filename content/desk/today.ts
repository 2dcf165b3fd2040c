import type { FunnelStep } from "#domain/desk/funnel/funnel-steps.ts";

const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** In a sentence: small numbers in words. */
const inWords = (count: number) => numbers[count] ?? String(count);

const plural = (count: number, one: string, more: string) => (count === 1 ? one : more);

/** `Dental, NM. $3.0M–$4.0M`; whatever is not known is left out. */
export const factsAndRange = (facts: readonly (string | undefined)[], range: string) =>
  [facts.filter(Boolean).join(", "), range].filter(Boolean).join(". ");

/** The words of Today. */
export const todayWords = {
  lastVisit: (when: string) => `You were last here ${when}`,
  firstVisit: "Your first visit. New means the last seven days.",
  first: "Call first",
  writeFirst: "Write first",
  followUpFirst: "Follow up first",
  brief: "Open the brief",
  open: "Open with",
  ask: "Ask",
  expect: "Expect.",
  why: "Why first.",
  noValuation: "Booked a call, no valuation",
  tiles: { multiple: "Multiple", ebitda: "EBITDA", trend: "Trend", recurring: "Recurring" },
  nobody: {
    title: "Nobody to call",
    text: "No hot lead waits for a first call, and no follow-up is due. New ones appear here within seconds.",
    all: "See all leads",
  },
  waiting: {
    label: "What is waiting",
    fresh: (count: number, since: string) => `new ${plural(count, "lead", "leads")} since ${since}`,
    hot: "hot and reachable, not called yet",
    due: (count: number) => plural(count, "follow-up due", "follow-ups due"),
    booked: (count: number) => plural(count, "call booked", "calls booked"),
    sales: (count: number, sum: string) => `${plural(count, "sale", "sales")}${sum && `, ${sum}`}`,
    failed: (count: number) => plural(count, "failed delivery", "failed deliveries"),
  },
  queue: {
    title: (count: number) => (count === 1 ? "Then this one" : `Then these ${inWords(count)}`),
    order: "Hot with a phone number by value, then hot by email, then follow-ups",
    more: "All leads to call",
    columns: {
      order: "Order",
      company: "Company",
      range: "Value range",
      score: (most: number) => `Score of ${most}`,
      why: "Why now",
      know: "What to know",
      reach: "Reach",
    },
    write: "Write",
    noReach: "No contact given",
  },
  fresh: {
    title: (since: string) => `New since ${since}`,
    all: (count: string) => `All ${count}`,
    none: "None yet.",
  },
  booked: {
    title: "Calls booked",
    none: "No call is booked.",
    when: (day: string, time: string) => `${day} ${time}`,
    with: (name: string) => `With ${name}`,
  },
  messages: {
    title: (since: string) => `Written since ${since}`,
    none: "Nobody wrote since then.",
    asks: (report: string) => `Asks for the ${report} report`,
    all: "All messages",
  },
  sales: {
    title: (since: string) => `Sold since ${since}`,
    none: "Nothing sold since then.",
    report: "report",
    gone: "A deleted lead",
  },
  failures: {
    title: "Did not arrive",
    none: "Everything arrived.",
    retry: "Retry",
    retryOf: (company: string) => `Retry: ${company}`,
    all: "All deliveries",
    vendors: { crm: "CRM.", mail: "Mail.", payments: "Payment.", webhooks: "Webhook." },
    noLead: "A delivery",
  },
  weeks: {
    title: "This week against last week",
    note: "How often in seven days. Each group has its own scale.",
    link: "Open the funnel",
    steps: {
      visit: "Visits",
      address: "Addresses",
      figures: "Figures",
      result: "Results",
      contact: "Contacts",
      report: "Reports",
      booked: "Booked",
      paid: "Paid",
    } satisfies Readonly<Record<FunnelStep, string>>,
    chart: (steps: string) => `This week against last week: ${steps}`,
    against: (step: string, present: string, before: string) => `${step} ${present} against ${before}`,
  },
} as const;
