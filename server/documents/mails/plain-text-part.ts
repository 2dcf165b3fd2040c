import { mailFooter } from "#content/mail/mails.ts";

/** Facts of a plain-text part, one per line. */
export const factLines = (known: readonly { readonly label: string; readonly text: string }[]): string =>
  known.map(({ label, text }) => `${label}: ${text}`).join("\n");

/** A mail's plain-text part: paragraphs, and the sender below the signature line. */
export function plainTextPart(paragraphs: readonly string[]): string {
  const { sender, place, phone } = mailFooter;
  return `${[...paragraphs, ["-- ", sender, place, phone].join("\n")].join("\n\n")}\n`;
}
