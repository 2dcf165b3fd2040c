/** Words that an adult reads in a minute, of a text with figures in it. */
const wordsPerMinute = 200;

/** In whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
