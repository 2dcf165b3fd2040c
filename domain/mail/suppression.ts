/** Why an address gets less mail or none. Least severe first; a reason is only replaced by a more severe one. */
export const suppressionReasons = ["bounce", "stopped", "complaint"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/**
 * Why a mail is sent. `series`: a follow-up email to an owner. `automatic`: another one by a schedule or by the firm.
 * `asked`: the visitor asks for it now. `owed`: a paid order's files, and notices about an account's security.
 */
export type MailCause = "series" | "automatic" | "asked" | "owed";

/**
 * Whether a mail may go to an address. Someone who stopped the follow-up emails still gets every other mail. An address
 * that bounced is tried again if the owner asks for a mail: the mailbox may work again. After a complaint it is not,
 * because anybody can type that address into the form.
 */
export function mayMail(cause: MailCause, suppressed: SuppressionReason | undefined): boolean {
  if (suppressed === undefined || cause === "owed") return true;
  if (suppressed === "stopped") return cause !== "series";
  return cause === "asked" && suppressed === "bounce";
}

/**
 * Enhanced status codes (RFC 3463) that say that the address does not exist or no longer takes mail. The other codes
 * are about a full mailbox, the message, the route, the sender or the receiver's policy, which may change.
 */
const deadAddress: ReadonlySet<string> = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]);

export const isDeadAddress = (code: string | undefined): boolean => code !== undefined && deadAddress.has(code);
