/** Texts from visitors and from their pages, made safe for a board, a mail or a terminal. */

// Format characters (zero widths, direction overrides) are invisible and can make a line read as another.
const formatCharacters = /\p{Cf}/gu;
const halfCharacters = /\p{Cs}/gu;
// U+FFFE, U+FFFF and similar code points are never characters. XML forbids them: one makes a workbook unreadable.
const noncharacters = /\p{Noncharacter_Code_Point}/gu;
const controlsAndSpaces = /[\p{Cc}\s]+/gu;
const controlsButNewline = /(?!\n)\p{Cc}/gu;

/**
 * Lone surrogates cannot be stored as UTF-8 or put into an address. `String.toWellFormed` is too new for some visitors'
 * browsers.
 */
export const wellFormed = (text: string): string => text.replace(halfCharacters, "\ufffd");

const visible = (text: string) => wellFormed(text).replace(formatCharacters, "").replace(noncharacters, "");

// Most texts are clean, and a single test for that is far cheaper than a replacement per kind of character.
const tidyLine = /^[!-~]+(?: [!-~]+)*$/;

/** One line: no control or format characters, single spaces, trimmed. */
export function oneLine(text: string): string {
  if (tidyLine.test(text)) return text;
  return visible(text).replace(controlsAndSpaces, " ").trim();
}

/** Several lines, each free of control and format characters; at most one empty line in a row. */
export function plainText(text: string): string {
  return visible(text)
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(controlsButNewline, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The first `most` code units, never half of a character. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const lastIsHalf = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, lastIsHalf ? most - 1 : most);
}

const ellipsis = "…";

/** At most `most` long; a longer text ends after a whole word, with an ellipsis. A single long word is cut. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = cutTo(text, most - ellipsis.length);
  const endsAtWord = /\s/.test(text.charAt(room.length));
  const whole = endsAtWord ? room : room.replace(/\s+\S*$/, "");
  return `${whole.trimEnd()}${ellipsis}`;
}
