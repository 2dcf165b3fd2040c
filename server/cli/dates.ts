import { dayAt, startOfDay } from "#domain/time/calendar.ts";

const units = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

/**
 * `7d`, `12h`, `2w` ago, or the start of a day such as `2026-11-03` in the firm's time zone. Undefined for anything
 * else.
 */
export function timeBefore(
  words: string,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): number | undefined {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(words) ?? [];
  if (count !== undefined) return now - Number(count) * units[unit as keyof typeof units];
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(words) ? Date.parse(`${words}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(noon) || dayAt(noon, "UTC") !== words ? undefined : startOfDay(words, timeZone);
}
