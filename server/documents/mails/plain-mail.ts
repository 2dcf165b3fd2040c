import { mailFooter } from "#content/mails.ts";

/** A mail's plain part: paragraphs, and who sent it under the customary line. */
export function plainMail(paragraphs: readonly string[]): string {
  const { sender, place, phone } = mailFooter;
  return `${[...paragraphs, ["-- ", sender, place, phone].join("\n")].join("\n\n")}\n`;
}
