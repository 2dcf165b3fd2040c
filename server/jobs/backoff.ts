const firstMs = 1_000;
const longestMs = 3_600_000;

export type Backoff = {
  /** How often it was tried, this time included. */
  readonly tries: number;
  /** What the other side asked for, if it did. */
  readonly retryInSeconds?: number | undefined;
  /** From 0 up to 1. */
  readonly random: number;
};

/** How long to wait before the next try: 1 s, doubled each time, at most 1 h, the second half of it at random so that
 *  those who failed together do not come back together. What the other side asked for is respected up to that hour: a broken
 *  answer must not park a delivery for days. */
export function backoffMs({ tries, retryInSeconds, random }: Backoff): number {
  const asked = retryInSeconds === undefined || !Number.isFinite(retryInSeconds) ? 0 : retryInSeconds * 1_000;
  if (asked > 0) return Math.round(Math.min(longestMs, Math.max(asked, firstMs)) * (1 + random / 10));
  const full = Math.min(longestMs, firstMs * 2 ** Math.max(0, tries - 1));
  return Math.round(full / 2 + (full / 2) * random);
}
