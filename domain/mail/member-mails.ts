import type { Role } from "#domain/desk/people/member.ts";

/** Mails to a member of the desk that each member can turn off. */
export const memberMails = ["digest", "followUp"] as const;
export type MemberMail = (typeof memberMails)[number];

export const isMemberMail = (text: string): text is MemberMail => (memberMails as readonly string[]).includes(text);

/** Without a choice members get reminders of their own follow-ups; partners and owners also get the digest. */
export function wantsMail(mail: MemberMail, role: Role, chosen: boolean | undefined): boolean {
  return chosen ?? (mail === "followUp" || role !== "analyst");
}
