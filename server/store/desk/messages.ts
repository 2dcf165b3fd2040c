import { type Kysely, sql } from "kysely";
import type { CappedCount } from "#domain/desk/capped-count.ts";
import type { MessageFilter } from "#domain/desk/screens/messages-view.ts";
import { suspectKind } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

export type MessagePlace = { readonly at: number; readonly id: string };

type Wanted = { readonly filter: MessageFilter; readonly after?: MessagePlace | undefined };

/** As the condition of the index `message_unanswered`. */
const isUnanswered = sql<boolean>`message.answered_at is null and message.kind != ${sql.lit(suspectKind)}`;

/** A page of messages, newest first, with the company of the lead that each is about. */
export function messagePage({ db }: Pick<Store, "db">, { filter, after }: Wanted, most: number) {
  return db
    .selectFrom("message")
    .leftJoin("lead", "lead.id", "message.valuation_id")
    .select([
      "message.id",
      "message.created_at",
      "message.record",
      "message.answered_at",
      "message.answered_by",
      "lead.id as lead_id",
      "lead.company as lead_company",
    ])
    .$if(filter === "unanswered", (query) => query.where(isUnanswered))
    .$if(filter !== "unanswered", (query) =>
      // The value stands in the statement, because the index of suspect messages is partial.
      query.where("message.kind", filter === "heldBack" ? "=" : "!=", sql.lit(suspectKind)),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("message.created_at", "message.id"), "<", tuple(after?.at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("message.created_at", "desc")
    .orderBy("message.id", "desc")
    .limit(most)
    .execute();
}

/** How many wait for an answer, counted up to a limit. */
export async function unansweredCount({ db }: Pick<Store, "db">, most: number): Promise<CappedCount> {
  const found = await db
    .selectFrom("message")
    .select("id")
    .where(isUnanswered)
    .limit(most + 1)
    .execute();
  return { count: Math.min(found.length, most), isCapped: found.length > most };
}

type Answer = { readonly id: string; readonly answered: { readonly at: number; readonly by: string } | null };

/** Marks a message as answered, or not. @returns the message, or undefined if it is so already or was deleted */
export function setAnswered(
  tx: Kysely<Tables>,
  { id, answered }: Answer,
): Promise<{ readonly valuation_id: string | null } | undefined> {
  return tx
    .updateTable("message")
    .set({ answered_at: answered?.at ?? null, answered_by: answered?.by ?? null })
    .where("id", "=", id)
    .where("answered_at", answered ? "is" : "is not", null)
    .returning("valuation_id")
    .executeTakeFirst();
}
