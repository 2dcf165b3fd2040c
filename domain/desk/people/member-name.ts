export const maxMemberName = 80;

/** Control characters, line breaks, and marks that turn the direction of the text after them. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/**
 * What mail programs turn into a link: web and mail addresses, with or without their protocol (`evil.com`), IP
 * addresses and phone numbers. A period inside a name stands before a space or a single letter: `J.R. Ray`, `Ph.D.`
 */
const link = /[:@]|[\p{L}\p{N}][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}|\d\.\d|(?:\d[\s().-]*){7}/u;

/**
 * The name of a member as it is stored. Undefined if it is none: it goes into mails to leads, so it is one line without
 * anything that becomes a link there.
 */
export function memberName(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (unprintable.test(trimmed) || link.test(trimmed)) return undefined;
  const name = trimmed.replace(/\s+/g, " ");
  return name === "" || name.length > maxMemberName ? undefined : name;
}
