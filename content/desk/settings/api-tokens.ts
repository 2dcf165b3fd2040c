import { site } from "#content/site.ts";
import type { ApiScope, ApiTokenView, TokenLifetime } from "#domain/api/api-token.ts";
import { isExpired } from "#domain/api/api-token.ts";
import { dayAndClock, shortDay } from "#domain/time/desk-times.ts";

/** Words of the API part of the settings. */
export const apiTokensWords = {
  title: "API",
  note: "Read only, for the firm’s own systems",
  intro:
    "A token lets one of your systems read from this site. Make one for each system, so that you can end one without the others.",
  description: "What each address answers, for the person who connects the system",
  list: "Tokens",
  none: "There is no token yet.",
  made: (name: string) => `The token for ${name}. Copy it now: it is stored only as a fingerprint and not shown again.`,
  copy: "Copy the token",
  copied: "Token copied",
  copyFailed: "It could not be copied. Select it and copy it by hand.",
  end: "End",
  endOf: (name: string) => `End the token for ${name}`,
  endConfirm: (name: string) => `End it: ${name} is refused at once`,
  name: "Which system is it for?",
  nameHint: "Such as: Data warehouse. It is in the audit log.",
  scopes: "What it may read",
  lifetime: "Works for",
  make: "Make a token",
} as const;

const idsOpen = "Leads’ ids open the private pages, where a lead can be deleted.";

export const scopeWords: Readonly<Record<ApiScope, { readonly name: string; readonly detail: string }>> = {
  "leads:read": { name: "Leads", detail: `With contact details and figures. ${idsOpen}` },
  "events:read": {
    name: "Events",
    detail: `What happened, with the lead, message, purchase or call it is about. ${idsOpen}`,
  },
  "funnel:read": { name: "Funnel", detail: "Numbers only, nothing about a person." },
};

export const lifetimeWords: Readonly<Record<TokenLifetime, string>> = {
  days90: "90 days",
  year1: "1 year",
  never: "Until it is ended",
};

/** `Made by Daniel Mercer on Nov 3`. */
export function madeText({ madeBy, hasMakerLeft, madeAt }: ApiTokenView, now: number): string {
  const who = madeBy && hasMakerLeft ? `${madeBy}, who has left,` : madeBy || "a former colleague";
  return `Made by ${who} on ${shortDay(madeAt, now, site.timeZone)}`;
}

/** `Last used at 8:12 am` today, else with the day. */
export function usedText({ usedAt }: ApiTokenView, now: number): string {
  return usedAt === undefined ? "Not used yet" : `Last used ${dayAndClock(usedAt, now, site.timeZone)}`;
}

export function expiryText(token: ApiTokenView, now: number): string {
  const { expiresAt } = token;
  if (expiresAt === undefined) return "Works until it is ended";
  return `${isExpired(token, now) ? "Expired" : "Works until"} ${shortDay(expiresAt, now, site.timeZone)}`;
}
