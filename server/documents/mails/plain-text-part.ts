import { mailFooter } from "#content/mails.ts";

/** A mail's plain-text part: paragraphs, and the sender below the signature line. */
export function plainTextPart(paragraphs: readonly string[]): string {
  const { sender, place, phone } = mailFooter;
  return `${[...paragraphs, ["-- ", sender, place, phone].join("\n")].join("\n\n")}\n`;
}
