import type { Word } from "./words.ts";

/** How well a word of a text matches a word of the query; 0 means not at all. */
export type MatchQuality = 0 | 1 | 2 | 3;

const minPrefixLength = 3;
/** In shorter words a typo of one letter cannot be distinguished from another word. */
const minTypoLength = 5;

/** `wanted` is a word as `queryWords` gives it. */
export function matchQuality(wanted: string, { word, singular }: Word): MatchQuality {
  if (singular === wanted) return 3;
  if (wanted.length >= minPrefixLength && word.startsWith(wanted)) return 2;
  if (wanted.length >= minTypoLength && singular.length >= minTypoLength && differsByOne(wanted, singular)) return 1;
  return 0;
}

/** One letter added, removed or replaced, or two adjacent letters swapped. */
export function differsByOne(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const restOfA = a.slice(start);
  const restOfB = b.slice(start);
  if (restOfA.length > restOfB.length) return restOfA.slice(1) === restOfB;
  if (restOfB.length > restOfA.length) return restOfB.slice(1) === restOfA;
  if (restOfA.slice(1) === restOfB.slice(1)) return true;
  const swapped = `${restOfA[1] ?? ""}${restOfA[0] ?? ""}${restOfA.slice(2)}`;
  return swapped === restOfB;
}
