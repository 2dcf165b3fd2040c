import { addDays, dayAt, startOfDay } from "#domain/time/calendar.ts";

/** What a shared link can show besides range, drivers and worksheet, in the order of the form. */
export const shareParts = ["addBacks", "proceeds", "history"] as const;
export type SharePart = (typeof shareParts)[number];

export const shareLimits = {
  /** A link expires after this time. */
  days: 30,
  /** Open at once, per valuation. */
  open: 10,
  /** Ended ones that the owner still sees; the oldest are dropped. */
  ended: 20,
  labelLength: 60,
} as const;

const dayMs = 24 * 60 * 60_000;
const longestMs = shareLimits.days * dayMs;

/** A read-only link, as its owner sees it. Times in epoch milliseconds. */
export type Share = {
  /** Identifies it on the owner's page; its address cannot be derived from it. */
  readonly hash: string;
  /** The last part of its address; erased when it is closed. */
  readonly token?: string;
  /** For whom it is, in the owner's words. */
  readonly label: string;
  readonly parts: readonly SharePart[];
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly closedAt?: number;
  readonly opened: number;
  readonly openedAt?: number;
};

export type ShareState = "open" | "expired" | "closed";

export function shareState({ expiresAt, closedAt }: Pick<Share, "expiresAt" | "closedAt">, now: number): ShareState {
  if (closedAt !== undefined) return "closed";
  return now < expiresAt ? "open" : "expired";
}

/** A link as its owner's page lists it. */
export type OwnedShare = Share & {
  readonly state: ShareState;
  /** Its whole address; missing once it was closed. */
  readonly address?: string;
};

/** What is behind the token of a link. `record` is the stored lead as JSON; the reader may see some of it. */
export type SharedLink =
  | {
      readonly state: "open";
      readonly record: string;
      readonly parts: readonly SharePart[];
      readonly expiresAt: number;
    }
  | { readonly state: "ended" | "unknown" };

/** The first and the last day (YYYY-MM-DD) on which a link that is made now can end. */
export function shareDays(now: number, timeZone: string): { readonly first: string; readonly last: string } {
  return { first: dayAt(now, timeZone), last: dayAt(now + longestMs, timeZone) };
}

/** When a link ends that is open through `day`; never after 30 days. Undefined for a day that is over. */
export function shareEnd(day: string, now: number, timeZone: string): number | undefined {
  const { first, last } = shareDays(now, timeZone);
  if (day < first) return undefined;
  return day >= last ? now + longestMs : startOfDay(addDays(day, 1), timeZone);
}
