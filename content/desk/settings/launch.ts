import { counted } from "#content/desk/counted.ts";
import type { LaunchBlocker, LaunchCheck } from "#domain/desk/screens/launch-view.ts";

/** The launch checklist of the settings. */
export const launchWords = {
  title: "Launch checklist",
  note: "Checked by the site itself",
  figure: (done: number, all: number) => `${done} of ${all}`,
  ready: "Nothing stands in the way of the launch.",
  left: (count: number) =>
    count === 1
      ? "One thing to change before the site is announced."
      : `${count} things to change before the site is announced.`,
  optional: "Optional, off",
  version: (version: string) => `Version ${version} runs.`,
} as const;

type CheckWords = {
  readonly done: string;
  readonly open: (count: number) => string;
  /** Who changes it, and where. */
  readonly who: string;
};

const editor = "Changed by the person who edits the site’s content, in the file named below each one.";

export const launchCheckWords: Readonly<Record<LaunchCheck, CheckWords>> = {
  settings: {
    done: "Every setting of the server is fit for visitors",
    open: (count) => `${counted(count, "setting", "settings")} of the server to correct`,
    who: "Set by the person who runs the server, among its environment variables. The names stand below each one.",
  },
  details: {
    done: "The firm’s own address, phone and links",
    open: (count) => `${counted(count, "detail", "details")} of the firm still a sample`,
    who: editor,
  },
  content: {
    done: "Real people, quotes and prices",
    open: (count) => `${counted(count, "text, person or price", "texts, people and prices")} still a sample`,
    who: editor,
  },
  claims: {
    done: "Every figure that the firm states is confirmed",
    open: (count) => `${counted(count, "figure", "figures")} to confirm against the firm’s records`,
    who: `Confirmed by a partner against the firm’s records. ${editor}`,
  },
};

/** What a setting of the server is; the first that is named in a line of the list is told. */
const settingNames: readonly (readonly [variable: string, name: string])[] = [
  ["SITE_URL", "The site’s public address"],
  ["MONDAY_…, HUBSPOT_… or SALESFORCE_…, or SMTP_URL", "The CRM and outgoing email"],
  ["MONDAY_…, HUBSPOT_… or SALESFORCE_…", "The CRM"],
  ["MONDAY_", "The CRM on monday.com"],
  ["SALESFORCE_", "The CRM on Salesforce"],
  ["MAIL_FROM", "The address that emails come from"],
  ["SMTP_URL, MAIL_FROM, MAIL_TO", "Outgoing email"],
  ["SMTP_URL", "The mail server"],
  ["MAIL_TO", "The firm’s address for alerts"],
  ["READER_ALLOW_HOSTS", "The list of private hosts that the website reader may open"],
  ["STRIPE_", "Payments by Stripe"],
  ["OPENAI_", "The language model"],
  ["DESK_OIDC_", "Sign-in with the firm’s account"],
];

/** Details of the firm by their names in `content/site.ts`. */
const detailNames: Readonly<Record<string, string>> = {
  phone: "Phone number",
  email: "Email address",
  address: "Postal address",
  legal: "Legal statement in the footer",
  services: "Addresses of outside services",
  platformUrl: "Link to the platform",
  termsUrl: "Link to the terms",
  schedulingUrl: "Link to book a call",
  partnerCallUrl: "Link to book a call with a partner",
  social: "Links to social networks",
  rating: "Rating",
};

/** A line of the list in words: what it is, then what is wrong with it. */
export function blockerText({ where, what }: LaunchBlocker): string {
  const [file = "", name = ""] = where.split(/ (.*)/s);
  if (file === "settings") {
    const known =
      settingNames.find(([variable]) => name === variable) ?? settingNames.find(([start]) => name.startsWith(start));
    return `${known?.[1] ?? "A setting"}${what.startsWith("is ") ? "" : ":"} ${what}.`;
  }
  const detail = file === "content/site.ts" ? detailNames[name] : undefined;
  return detail === undefined ? `${what.slice(0, 1).toUpperCase()}${what.slice(1)}` : `${detail}: ${what}`;
}
