import { createHash } from "node:crypto";
import { mailboxOf } from "#domain/contact/email.ts";
import { privateLinkLimit } from "#domain/leads/private-page/private-link-requests.ts";
import { isOverLimit, type Limit, type Limiter } from "#server/http/limits/limiter.ts";

/** The limit per mailbox, from any number of valuations. */
export const mailsToOneAddress = {
  name: "report mails to an address",
  max: privateLinkLimit.max,
  windowMs: privateLinkLimit.withinMs,
} as const satisfies Limit;

/** Counts a mail that a visitor asks for, and tells whether the address has had its mails of the day. */
export function isMailLimited(limiter: Pick<Limiter, "count">, address: string): Promise<boolean> {
  // The rate-limit table outlives the lead, so it does not contain the address itself.
  const key = createHash("sha256").update(mailboxOf(address)).digest("base64url");
  return isOverLimit(limiter, mailsToOneAddress, key);
}
