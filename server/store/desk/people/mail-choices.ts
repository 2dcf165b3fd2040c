import type { Kysely } from "kysely";
import { isMemberMail, type MemberMail } from "#domain/mail/member-mails.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/** What each member chose about the mails that can be turned off; absent if nothing was chosen. */
export type MailChoices = Readonly<Partial<Record<MemberMail, boolean>>>;

export async function mailChoices({ db }: Pick<Store, "db">): Promise<ReadonlyMap<string, MailChoices>> {
  const rows = await db.selectFrom("desk_mail_choice").selectAll().execute();
  const choices = new Map<string, MailChoices>();
  for (const { member_id, mail, wanted } of rows)
    if (isMemberMail(mail)) choices.set(member_id, { ...choices.get(member_id), [mail]: wanted === 1 });
  return choices;
}

export async function chooseMail(
  tx: Kysely<Tables>,
  { memberId, mail, wanted }: { readonly memberId: string; readonly mail: MemberMail; readonly wanted: boolean },
  { now }: { readonly now: number },
): Promise<void> {
  const chosen = { wanted: wanted ? 1 : 0, chosen_at: now };
  await tx
    .insertInto("desk_mail_choice")
    .values({ member_id: memberId, mail, ...chosen })
    .onConflict((conflict) => conflict.columns(["member_id", "mail"]).doUpdateSet(chosen))
    .execute();
}
