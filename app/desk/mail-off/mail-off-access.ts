import type { MemberMail } from "#domain/mail/member-mails.ts";

/** For the link in a mail to a member, which needs no sign-in and can only turn that mail off. */
export type MailOffAccess = {
  /** Undefined for a token that is not ours. */
  find(token: string): Promise<{ readonly mail: MemberMail; readonly email: string } | undefined>;
  turnOff(token: string): Promise<void>;
};
