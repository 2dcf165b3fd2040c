import { longDateTime } from "#domain/time/long-date.ts";
import { contactMessageMail } from "#server/documents/mails/contact-message-mail.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { exists } from "#server/store/leads/exists.ts";
import { findMessage } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/**
 * Mails a message to the firm; a reply goes to its sender. The sender gets no confirmation mail: a form that mails
 * any address it is given could be used to send messages to others in our name.
 */
export function sendContactMessage(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, firm, siteUrl, timeZone } = settings;
    const kept = await findMessage(store, job.subject);
    if (!kept && (await exists(store, "message", job.subject)))
      return { dead: true, reason: "the stored message cannot be read" };
    if (!kept || kept.suspect) return nothingToSend;
    const { message, createdAt } = kept;
    const body = contactMessageMail({
      message,
      received: longDateTime(createdAt, timeZone),
      link: await linkTo(store, siteUrl, message.valuationId),
    });
    return deliver(settings, job, tools, {
      ...body,
      cause: "automatic",
      to: firm,
      replyTo: { name: message.name, address: message.email },
    });
  };
}

async function linkTo(store: Store, siteUrl: string, id: string | undefined): Promise<string | undefined> {
  if (id === undefined || !(await exists(store, "lead", id))) return undefined;
  return privateLink(siteUrl, id);
}
