const minute = 60_000;
const hour = 60 * minute;

/** A card is confirmed within seconds, and its event arrives with it. */
export const firstCheckMs = 2 * minute;
const maxPauseMs = 6 * hour;
/** The slowest bank payments take two weeks at most. */
const giveUpMs = 45 * 24 * hour;

/** When to check an unsettled checkout again: after half its age, between 2 minutes and 6 hours. Undefined: no more. */
export function nextCheckAt({
  openedAt,
  now,
}: {
  readonly openedAt: number;
  readonly now: number;
}): number | undefined {
  const age = now - openedAt;
  if (age > giveUpMs) return undefined;
  return now + Math.min(maxPauseMs, Math.max(firstCheckMs, Math.round(age / 2)));
}
