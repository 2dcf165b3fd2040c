import { suspectKind } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";

export type MessagePlace = { readonly at: number; readonly id: string };

type Wanted = { readonly isHeldBack: boolean; readonly after?: MessagePlace | undefined };

/** A page of messages, newest first, with the company of the lead that each is about. */
export function messagePage({ db }: Pick<Store, "db">, { isHeldBack, after }: Wanted, most: number) {
  return db
    .selectFrom("message")
    .leftJoin("lead", "lead.id", "message.valuation_id")
    .select([
      "message.id",
      "message.created_at",
      "message.record",
      "lead.id as lead_id",
      "lead.company as lead_company",
    ])
    .where("message.kind", isHeldBack ? "=" : "!=", suspectKind)
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
