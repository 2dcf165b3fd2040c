import { type Random, whole } from "#tests/support/random.ts";

/** Part of every private value. No log may contain it. */
export const privateMark = "zqplanted";

/** What would be an element if a page showed it without escaping. */
export const markupMark = '"><img src=x onerror=zqmarkup>';
export const markupAsElement = "<img src=x onerror=zqmarkup>";

/** What would be a header of the answer if a value could carry a line's end into one. */
export const headerMark = "x-zqinjected";

const idStart = "f0220000";

/** Ids of the kind that are keys to private pages, recognizable in a log. */
export function markedId(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => whole(random, 16).toString(16)).join("");
  return `${idStart}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** What of the marks a text holds. */
export function marksIn(text: string): readonly string[] {
  return [privateMark, `${idStart}-`].filter((mark) => text.includes(mark));
}
