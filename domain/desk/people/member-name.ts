export const maxMemberName = 80;

/** Control characters, line breaks, and marks that turn the direction of the text after them. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const webAddress = /:\/\/|www\./i;

/**
 * The name of a member as it is stored. Undefined if it is none: it goes into mails to leads, so it is one line
 * without a web address.
 */
export function memberName(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (unprintable.test(trimmed) || webAddress.test(trimmed)) return undefined;
  const name = trimmed.replace(/\s+/g, " ");
  return name === "" || name.length > maxMemberName ? undefined : name;
}
