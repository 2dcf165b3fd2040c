import { contactMessageMailWords as words } from "#content/mail/mails.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { readStoredMessage } from "#contracts/leads/contact-message.ts";
import { oneLine, plainText } from "#domain/leads/plain-text.ts";
import { dayAndTime } from "#domain/time/calendar.ts";
import { messagesOfLead, suspectKind } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";

type Owner = { readonly id: string; readonly email: string | undefined };

const maxShown = 50;

/** The messages of a lead's owner, as a section if there are any. */
export async function ownerMessagesText(store: Pick<Store, "db">, owner: Owner, timeZone: string): Promise<string> {
  const rows = await messagesOfLead(store, owner, maxShown);
  const texts = rows.map(({ id, created_at, kind, email, record }) => {
    const message = readStoredMessage(record);
    const about = message
      ? [words.kind[message.kind], message.name, message.phone, message.package && editionName(message.package)]
      : [kind];
    const head = [dayAndTime(created_at, timeZone), ...about, email, kind === suspectKind ? "held back as spam" : ""];
    const said = message
      ? plainText(message.message) || words.empty
      : `Its record cannot be read by this version: ${id}`;
    return [
      head
        .filter(Boolean)
        .map((part) => oneLine(String(part)))
        .join(", "),
      ...said.split("\n").map((line) => `  ${line}`),
    ]
      .map((line) => line.trimEnd())
      .join("\n");
  });
  return texts.length === 0 ? "" : `\nMessages\n${texts.join("\n")}\n`;
}

/** JSON output. */
export async function ownerMessageLines(store: Pick<Store, "db">, owner: Owner) {
  const rows = await messagesOfLead(store, owner, maxShown);
  return rows.map(({ id, created_at, kind, record }) => ({
    id,
    createdAt: new Date(created_at).toISOString(),
    suspect: kind === suspectKind,
    message: readStoredMessage(record) ?? null,
  }));
}
