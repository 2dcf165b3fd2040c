import { site } from "#content/site.ts";

/** Words around every screen of the desk. */

export type DeskScreen = {
  readonly path: string;
  readonly name: string;
};

export const deskScreens = {
  today: { path: "/", name: "Today" },
  leads: { path: "/leads", name: "Leads" },
  messages: { path: "/messages", name: "Messages" },
  deliveries: { path: "/deliveries", name: "Deliveries" },
  sales: { path: "/sales", name: "Sales" },
  funnel: { path: "/funnel", name: "Funnel" },
  settings: { path: "/settings", name: "Settings" },
} as const satisfies Record<string, DeskScreen>;

/** Of a browser tab. */
export function deskTitle(name?: string): string {
  return name === undefined ? `${site.brand} desk` : `${name} | ${site.brand} desk`;
}

export const shellWords = {
  skip: "Skip to content",
  navigation: "Desk",
  find: "Find a lead",
  /** After the number in the rail, for screen readers. */
  waiting: { today: "calls to make", leads: "leads", messages: "to answer", deliveries: "failed", sales: "disputes" },
  account: "Your account",
  signOut: "Sign out",
} as const;

export const roleNames = { analyst: "Analyst", partner: "Partner", owner: "Owner" } as const;

export type ErrorWords = { readonly title: string; readonly text: string };

/** What a person reads when a screen cannot be shown, by HTTP status. */
export const deskErrors: Readonly<Record<number, ErrorWords>> & { readonly other: ErrorWords } = {
  403: { title: "Your role does not include this", text: "Ask an owner of the desk: they can change your role." },
  404: { title: "Nothing is here", text: "The lead may have been deleted, or the address is not complete." },
  503: { title: "The desk cannot reach its data", text: "Nothing is lost. Try again in a minute." },
  other: { title: "This screen failed", text: "The error is in the log. Try again, or go back to Today." },
};
