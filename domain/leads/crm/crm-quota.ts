import { type Contact, isReachable } from "#domain/contact/contact-details.ts";

/** The CRM allows a number of calls per day. Some are reserved for leads with contact details. */

/** Share of the day's calls that leads without contact details may not use. */
const reservedShare = 0.3;

export type CallsOfDay = { readonly used: number; readonly daily: number };

/** Whether a lead may be delivered now, or has to wait for the next day. */
export function mayDeliver(contact: Contact, { used, daily }: CallsOfDay): boolean {
  return isReachable(contact) || daily - used > Math.ceil(daily * reservedShare);
}

/** Looks at the board for changes may take this share of a day's calls, spread over the hours that a firm works. */
const lookShare = 0.25;
const workingMs = 10 * 60 * 60_000;

type LookSettings = { readonly dailyCalls: number; readonly lookMs: number };

/** How often the board may be looked at: `lookMs` at most, less often on a plan with few calls. */
export function lookEveryMs({ dailyCalls, lookMs }: LookSettings): number {
  return Math.max(lookMs, Math.ceil(workingMs / (dailyCalls * lookShare)));
}

const dayMs = 24 * 60 * 60_000;

/** The vendor counts by UTC days. */
export function quotaDay(now: number): { readonly day: string; readonly endsAt: number } {
  return { day: new Date(now).toISOString().slice(0, 10), endsAt: (Math.floor(now / dayMs) + 1) * dayMs };
}
