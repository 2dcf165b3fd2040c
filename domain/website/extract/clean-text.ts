import { wellFormed } from "#domain/leads/plain-text.ts";

// Zero-width and direction marks, soft hyphens and control characters: invisible, and they break words apart.
const unseen =
  /(?:(?![\s\u{85}])\p{Cc}|[\u{AD}\u{61C}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}])+/gu;
// The tag characters are beyond 16 bits, where a chunk of a stream may end between their two halves.
const unseenTags = /[\u{E0000}-\u{E0FFF}]+/gu;
const blanks = /[\s\u{85}]+/gu;

/** A longer run without a space is not a word: scripts without spaces, and garbage. */
export const maxWordLength = 100;

const isBlank = (code: number) => code === 0x20 || code === 0x0a;
const isHighSurrogate = (code: number) => code >= 0xd8_00 && code <= 0xdb_ff;

/** At most `limit` characters, cut between words and never inside a character. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  for (let end = limit; end > Math.max(0, limit - maxWordLength); end--) {
    if (isBlank(text.charCodeAt(end))) return text.slice(0, end).trimEnd();
  }
  return text.slice(0, isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit).trimEnd();
}

export type TextBuffer = {
  length(): number;
  add(piece: string): void;
  /** The clean text; the buffer is empty afterward. */
  take(): string;
};

/** Collects text that arrives in chunks. The result does not depend on how it is chunked. */
export function createTextBuffer(limit: number): TextBuffer {
  // One more than the limit, to see whether a word ends there.
  const most = limit + 1;
  let text = "";
  let endsBlank = true;
  return {
    length: () => text.length,
    add(piece) {
      if (text.length >= most) return;
      const tidy = piece.replace(unseen, "").replace(blanks, " ");
      const added = endsBlank && tidy.startsWith(" ") ? tidy.slice(1) : tidy;
      if (added === "") return;
      endsBlank = added.endsWith(" ");
      text += added;
      if (text.length > most) text = text.slice(0, most);
    },
    take() {
      if (text === "") return "";
      const taken = wellFormed(text.replace(unseenTags, "").replace(/ {2,}/g, " ")).trim();
      text = "";
      endsBlank = true;
      return cutAtWord(taken, limit);
    },
  };
}

/** One line of visible text. */
export function cleanText(text: string, limit: number): string {
  const buffer = createTextBuffer(limit);
  buffer.add(text);
  return buffer.take();
}
