import { type Kysely, sql } from "kysely";
import { readStoredMessage, type StoredMessage } from "#contracts/leads/contact-message.ts";
import type { Store } from "#server/store/open.ts";
import type { MessageRow, Tables } from "#server/store/schema.ts";

/** The kind of a suspect message: stored for the firm to look at, not delivered. */
export const suspectKind = "suspect";

export type MessageRecord = {
  readonly id: string;
  readonly createdAt: number;
  readonly suspect: boolean;
  readonly message: StoredMessage;
};

/** A message, if it exists and this version can parse it. */
export async function findMessage({ db }: Pick<Store, "db">, id: string): Promise<MessageRecord | undefined> {
  const row = await db
    .selectFrom("message")
    .select(["created_at", "kind", "record"])
    .where("id", "=", id)
    .executeTakeFirst();
  const message = row && readStoredMessage(row.record);
  return message && { id, createdAt: row.created_at, suspect: row.kind === suspectKind, message };
}

/** What a lead's owner wrote, oldest first: messages about the lead or from its address, up to a limit. */
export async function messagesOfLead(
  { db }: Pick<Store, "db">,
  { id, email }: { readonly id: string; readonly email: string | undefined },
  most: number,
): Promise<readonly MessageRow[]> {
  const messages = db.selectFrom("message").selectAll().limit(most);
  const naming = await messages.where("valuation_id", "=", id).execute();
  const from = email === undefined ? [] : await messages.where(sql<boolean>`lower(email) = lower(${email})`).execute();
  const all = new Map([...naming, ...from].map((row) => [row.id, row]));
  return [...all.values()].toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
}

/** False if a message with this id exists; that one is left unchanged. */
export async function insertMessage(
  tx: Kysely<Tables>,
  { id, createdAt, suspect, message }: MessageRecord,
): Promise<boolean> {
  const row = {
    id,
    created_at: createdAt,
    kind: suspect ? suspectKind : message.kind,
    valuation_id: message.valuationId ?? null,
    email: message.email,
    record: JSON.stringify(message),
  };
  const inserted = await tx
    .insertInto("message")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
