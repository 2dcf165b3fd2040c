import { site } from "#content/site.ts";
import { deskLinkMail } from "#server/documents/mails/desk-link-mail.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/ops/log.ts";
import { createMailer, messageIdOf } from "#server/vendors/mail.ts";
import { hashed } from "./hashed.ts";

/** One-time links are mailed at once and not through the outbox, which would store them. */
export type DeskMailer = {
  /** False if the mail server did not accept it: the link is then handed over another way. */
  sendInvitation(to: string, link: string): Promise<boolean>;
  sendReset(to: string, link: string): Promise<boolean>;
};

export function createDeskMailer({ smtpUrl, from }: NonNullable<Env["mail"]>, log: Log): DeskMailer {
  const mailer = createMailer({ smtpUrl, from: { name: site.brand, address: from }, limitMs: 15_000 });
  const send = (kind: "invitation" | "reset") => async (to: string, link: string) => {
    try {
      const messageId = messageIdOf({ id: hashed(link), wanted: 1 }, from);
      await mailer.send({ ...deskLinkMail(kind, link), to, messageId });
      return true;
    } catch (error) {
      log.warn({ code: error instanceof Error ? error.message : "unknown" }, "desk: a mail was not accepted");
      return false;
    }
  };
  return { sendInvitation: send("invitation"), sendReset: send("reset") };
}
