import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { findSuppression, liftSuppression } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";
import type { SuppressedAddressRow } from "#server/store/schema.ts";
import { addressMarks } from "./address-marks.ts";

/** Why an address gets less mail or none, if that is so. */
export async function suppressionOf(
  store: Pick<Store, "db">,
  address: string,
): Promise<SuppressedAddressRow | undefined> {
  return findSuppression(store, (await addressMarks(store)).keyOf(address));
}

/** Lets mail go to a lead's address again, except follow-up emails that its owner does not want. @throws AppError roleRefused, deskLeadUnknown */
export async function allowMail(
  store: Pick<Store, "db">,
  member: Member,
  leadId: string,
  { now }: { readonly now: number },
): Promise<void> {
  requireRole(member, "manageConnections");
  const lead = await store.db.selectFrom("lead").select("email").where("id", "=", leadId).executeTakeFirst();
  if (!lead) throw new AppError("deskLeadUnknown");
  if (lead.email === null) return;
  const hash = (await addressMarks(store)).keyOf(lead.email);
  await store.db.transaction().execute(async (tx) => {
    if (await liftSuppression(tx, hash))
      await recordAudit(tx, { at: now, actor: member, action: "mailAllowed", subject: leadId });
  });
}
