const firstMs = 1_000;
const maxMs = 3_600_000;

/** Given up after about two days. */
export const maxTries = 60;

export type Backoff = {
  /** The number of tries, including this one. */
  readonly tries: number;
  /** The Retry-After of the vendor, if it sent one. */
  readonly retryInSeconds?: number | undefined;
  /** 0 to 1, exclusive. */
  readonly random: number;
};

/**
 * The wait before the next try: 1 s, doubled each time, at most 1 h, with half of it random so that failures do not
 * retry in step. A vendor's Retry-After is respected up to an hour: a broken value must not park a delivery for days.
 */
export function backoffMs({ tries, retryInSeconds, random }: Backoff): number {
  const asked = retryInSeconds === undefined || !Number.isFinite(retryInSeconds) ? 0 : retryInSeconds * 1_000;
  if (asked > 0) return Math.round(Math.min(maxMs, Math.max(asked, firstMs) * (1 + random / 10)));
  const full = Math.min(maxMs, firstMs * 2 ** Math.max(0, tries - 1));
  return Math.round(full / 2 + (full / 2) * random);
}
