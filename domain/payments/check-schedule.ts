const minute = 60_000;
const hour = 60 * minute;

/** A card is confirmed within seconds, and the event that says so comes with it. */
export const firstCheckMs = 2 * minute;
const longestPauseMs = 6 * hour;
/** Banks take two weeks at most for the slowest of payments. */
const giveUpMs = 45 * 24 * hour;

/** When to ask again about a checkout that is not settled yet: after half its age, from 2 minutes to 6 hours. Undefined: no longer. */
export function nextCheckAt({
  openedAt,
  now,
}: {
  readonly openedAt: number;
  readonly now: number;
}): number | undefined {
  const age = now - openedAt;
  if (age > giveUpMs) return undefined;
  return now + Math.min(longestPauseMs, Math.max(firstCheckMs, Math.round(age / 2)));
}
