import { site } from "#content/site.ts";
import { type Invitation, invitationMail, resetMail } from "#server/documents/mails/desk-link-mail.ts";
import type { MailBody } from "#server/documents/mails/mail-layout.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { hashed } from "./hashed.ts";

/** One-time links are mailed at once and not through the outbox, which would store them. */
export type DeskMailer = {
  /** False if the mail server did not accept it: the link is then handed over another way. */
  sendInvitation(to: string, link: string, invitation: Invitation): Promise<boolean>;
  sendReset(to: string, link: string): Promise<boolean>;
};

export function createDeskMailer({ smtpUrl, from }: NonNullable<Env["mail"]>, log: Log): DeskMailer {
  const mailer = createMailer({ smtpUrl, from: { name: site.brand, address: from }, limitMs: 15_000 });
  async function send(to: string, link: string, body: MailBody): Promise<boolean> {
    try {
      await mailer.send({ ...body, to, id: hashed(link) });
      return true;
    } catch (error) {
      log.warn({ code: error instanceof Error ? error.message : "unknown" }, "desk: a mail was not accepted");
      return false;
    }
  }
  return {
    sendInvitation: (to, link, invitation) => send(to, link, invitationMail(link, invitation)),
    sendReset: (to, link) => send(to, link, resetMail(link)),
  };
}
