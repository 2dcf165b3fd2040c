import type { Kysely } from "kysely";
import { readStoredMessage, type StoredMessage } from "#contracts/contact-message.ts";
import type { Store } from "./open.ts";
import type { Tables } from "./schema.ts";

/** The kind under which a message stands that fell into the trap: kept for the firm to look at, delivered to nobody. */
export const suspectKind = "suspect";

export type KeptMessage = {
  readonly id: string;
  readonly createdAt: number;
  readonly suspect: boolean;
  readonly message: StoredMessage;
};

/** A message, if there is one and this version can read it. */
export async function findMessage({ db }: Pick<Store, "db">, id: string): Promise<KeptMessage | undefined> {
  const row = await db
    .selectFrom("message")
    .select(["created_at", "kind", "record"])
    .where("id", "=", id)
    .executeTakeFirst();
  const message = row && readStoredMessage(row.record);
  return message && { id, createdAt: row.created_at, suspect: row.kind === suspectKind, message };
}

/** False if there is a message of this id already, which is then left as it is. */
export async function insertMessage(
  tx: Kysely<Tables>,
  { id, createdAt, suspect, message }: KeptMessage,
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
