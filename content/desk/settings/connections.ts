import { site } from "#content/site.ts";
import type {
  CalendarView,
  Connection,
  ConnectionView,
  TestAnswer,
  TestFailure,
  TestResult,
} from "#domain/desk/screens/connections-view.ts";
import { type CrmVendor, crmNames } from "#domain/leads/crm/crm-vendors.ts";
import { priceText } from "#domain/payments/price.ts";
import { dayAndClock, sinceDay } from "#domain/time/desk-times.ts";

/** The firm's vendors in the settings, and what a test of one has shown. */

export const connectionTitles: Readonly<Record<Connection, string>> = {
  crm: "CRM",
  mail: "Email",
  payments: "Payments",
  analysis: "Website reading",
};

/** In a sentence. */
export const connectionNames: Readonly<Record<string, string>> = {
  crm: "the CRM",
  mail: "the mail server",
  payments: "Stripe",
  analysis: "OpenAI",
} satisfies Record<Connection, string>;

export const connectionsWords = {
  title: "Connections",
  note: "Keys are set on the server and never shown",
  test: "Send a test",
  testOf: (connection: Connection) => `Send a test: ${connectionTitles[connection]}`,
  calendar: "Calendar",
  lastCall: (when: string) => `Last report ${when}.`,
  noCall: "No call was reported yet.",
  states: { off: "Not set", untried: "Not tried", working: "Working", failing: "Failing" },
} as const;

/** `Last success at 7:59 am`. */
export function stateDetail(state: ConnectionView["state"], now: number): string {
  if (state.kind === "failing") return `Nothing succeeds since ${sinceDay(state.since, now, site.timeZone)}.`;
  if (state.kind === "working") return `Last success ${dayAndClock(state.at, now, site.timeZone)}.`;
  return state.kind === "off" ? "" : "No delivery since the site started.";
}

/** `Last report at 7:59 am.` */
export function calendarDetail({ isOn, lastAt }: CalendarView, now: number): string {
  if (lastAt !== undefined) return connectionsWords.lastCall(dayAndClock(lastAt, now, site.timeZone));
  return isOn ? connectionsWords.noCall : "";
}

/** A stage that the firm added to its CRM. */
export function unknownStageText(at: number, now: number): string {
  return `The CRM has a stage that the desk does not have, seen ${dayAndClock(at, now, site.timeZone)}. It is left alone, and the lead keeps its stage here.`;
}

/** As the start of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const complete: Readonly<Record<CrmVendor, (name: string) => string>> = {
  monday: (board) => `The board “${board}” has every column that a lead needs.`,
  hubspot: (pipeline) => `The pipeline “${pipeline}” has every stage, and HubSpot every property, that a lead needs.`,
  salesforce: (host) => `${host} has every stage and field that a lead needs.`,
};

const answered: {
  readonly [Name in Connection]: (answer: Extract<TestAnswer, { readonly connection: Name }>) => string;
} = {
  crm: ({ vendor, name }) => complete[vendor](name),
  mail: ({ to }) => `An email is on its way to ${to}. If it does not arrive, look in the spam folder.`,
  payments: ({ prices, isTest }) =>
    `Professional costs ${priceText(prices.professional)}, Exit Readiness ${priceText(prices.exitReadiness)}.${
      isTest ? " The key is of the test mode: no money moves." : ""
    }`,
  analysis: ({ model }) => `The model ${model} answers.`,
};

type FailureWords = { readonly what: string; readonly helps: string };

const noLeadLost = "Leads wait and are not lost.";

/** What the settings of each CRM are called. */
const crmSettings: Readonly<Record<CrmVendor, Readonly<Record<"key" | "place" | "names", string>>>> = {
  monday: { key: "MONDAY_API_TOKEN", place: "MONDAY_BOARD_ID", names: "MONDAY_COLUMNS" },
  hubspot: { key: "HUBSPOT_ACCESS_TOKEN", place: "HUBSPOT_PIPELINE", names: "HUBSPOT_STAGES and HUBSPOT_PROPERTIES" },
  salesforce: {
    key: "SALESFORCE_CLIENT_ID and SALESFORCE_CLIENT_SECRET",
    place: "SALESFORCE_LOGIN_URL",
    names: "SALESFORCE_STAGES and SALESFORCE_FIELDS",
  },
};

type CrmFailure = Extract<TestFailure, `board${string}`>;

function crmFailureWords(vendor: CrmVendor): Readonly<Record<CrmFailure, FailureWords>> {
  const crm = crmNames[vendor];
  const { key, place, names } = crmSettings[vendor];
  return {
    boardAccess: {
      what: `${crm} refused our access.`,
      helps: `It may have been withdrawn or lost its rights. Renew it there and set ${key}. ${noLeadLost}`,
    },
    boardMissing: {
      what: `The place for leads was not found in ${crm}.`,
      helps: `It may have been moved or deleted, or we may not see it. Check ${place}. ${noLeadLost}`,
    },
    boardPause: { what: `${crm} asked for a pause.`, helps: `Test again in a few minutes. ${noLeadLost}` },
    boardDown: { what: `${crm} did not answer.`, helps: `Test again in a few minutes. ${noLeadLost}` },
    boardColumns: {
      what: `${crm} lacks these, or has them in another form:`,
      helps: `Add them there, or name the right ones in ${names}. Until then leads arrive without them.`,
    },
    boardRefused: {
      what: `${crm} refused the question.`,
      helps: `Ask the person who runs the site to look at its log. ${noLeadLost}`,
    },
  };
}

/** What went wrong, and what helps. No status numbers, no vendor's text. */
export function testFailureWords(failure: TestFailure, vendor: CrmVendor = "monday"): FailureWords {
  return { ...otherFailureWords, ...crmFailureWords(vendor) }[failure];
}

const otherFailureWords: Readonly<Record<Exclude<TestFailure, CrmFailure>, FailureWords>> = {
  notSet: { what: "It is not set up.", helps: "The launch checklist below names the settings." },
  tooMany: { what: "Several tests ran within a minute.", helps: "Wait a minute, then test again." },
  mailLogin: {
    what: "The mail server refused the password.",
    helps: "Set the right one in SMTP_URL. Emails wait and are not lost.",
  },
  mailSender: {
    what: "The mail server does not let us send from the firm’s address.",
    helps: "Allow the address of MAIL_FROM with the mail provider. Emails wait and are not lost.",
  },
  mailRecipient: {
    what: "The mail server refused your own address.",
    helps: "Check the address of your account, then ask the mail provider.",
  },
  mailText: {
    what: "The mail server refused the email for its content.",
    helps: "Its filter takes it for spam. Ask the mail provider to allow the site.",
  },
  mailBusy: { what: "The mail server was busy.", helps: "Test again in a few minutes. Emails wait and are not lost." },
  mailDown: {
    what: "The mail server did not answer.",
    helps: "Check the host and port in SMTP_URL. Emails wait and are not lost.",
  },
  paymentAccess: {
    what: "Stripe refused the key.",
    helps: "It may have been replaced or lost its rights. Set the new one in STRIPE_SECRET_KEY.",
  },
  paymentPause: { what: "Stripe asked for a pause.", helps: "Test again in a few minutes." },
  paymentPrice: {
    what: "Stripe does not know a price of the reports.",
    helps: "Check STRIPE_PRICE_PROFESSIONAL and STRIPE_PRICE_EXIT_READINESS. Both must belong to the key’s account.",
  },
  paymentDown: {
    what: "Stripe did not answer.",
    helps: "Test again in a few minutes. Reports can be asked for meanwhile.",
  },
  modelDown: {
    what: "OpenAI did not answer as expected.",
    helps: "Check OPENAI_API_KEY and the account’s balance. Meanwhile the built-in rules read websites.",
  },
};

/** The result of a test: its gist, and what it means. */
export function testResultWords(result: TestResult): { readonly gist: string; readonly text: string } {
  if (result.isOk) {
    const seconds = (Math.max(result.ms, 100) / 1_000).toFixed(1);
    const tell = answered[result.answer.connection] as (answer: TestAnswer) => string;
    return { gist: `It works, in ${seconds} seconds.`, text: tell(result.answer) };
  }
  const { what, helps } = testFailureWords(result.failure, result.vendor);
  const missing = result.missing?.join(", ");
  return { gist: "The test failed.", text: [what, missing && `${missing}.`, helps].filter(Boolean).join(" ") };
}
