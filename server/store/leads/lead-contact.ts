import type { Store } from "#server/store/open.ts";
import { purchasesOf } from "#server/store/payments/purchases.ts";
import { isOwnEmail } from "./merged-contact.ts";

export type LeadContact = {
  readonly company: string;
  /** The lead's own address, or else the last one that a buyer of its reports typed on the payment page. */
  readonly email: string | undefined;
};

/** The contact for a lead's reports; undefined once the lead was deleted. */
export async function leadContact({ db }: Pick<Store, "db">, id: string): Promise<LeadContact | undefined> {
  const lead = await db
    .selectFrom("lead")
    .select(["company", "email", "record"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!lead) return undefined;
  const own = isOwnEmail(lead.record) ? lead.email : null;
  const typed = own === null ? await purchasesOf({ db }, id) : [];
  const email = own ?? typed.findLast(({ buyer_email }) => buyer_email !== null)?.buyer_email;
  return { company: lead.company, email: email ?? undefined };
}
