import type { Member } from "#domain/desk/people/member.ts";
import type { OwnerMailsView } from "#domain/desk/screens/owner-mails-view.ts";
import type { Env } from "#server/env.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { ownerMailsOnSince, ownerMailsValue } from "#server/services/mail/owner-mails.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { setDeskSetting } from "#server/store/desk/people/settings.ts";
import { countSuppressed } from "#server/store/mail/suppressed-addresses.ts";
import type { Store } from "#server/store/open.ts";

type MailEnv = Pick<Env, "mail" | "mailReportToken">;

/** @throws AppError roleRefused */
export async function readOwnerMails(
  store: Pick<Store, "db">,
  member: Member,
  { mail, mailReportToken }: MailEnv,
): Promise<OwnerMailsView> {
  requireRole(member, "manageConnections");
  return {
    canMail: mail !== undefined,
    onSince: await ownerMailsOnSince(store),
    takesReports: mailReportToken !== undefined,
    suppressed: await countSuppressed(store),
  };
}

/** The switch for all follow-up emails to owners. @throws AppError roleRefused */
export async function turnOwnerMails(
  store: Pick<Store, "db">,
  member: Member,
  isOn: boolean,
  { now }: { readonly now: number },
): Promise<void> {
  requireRole(member, "manageConnections");
  const wasOn = (await ownerMailsOnSince(store)) !== undefined;
  if (isOn === wasOn) return;
  await store.db.transaction().execute(async (tx) => {
    await setDeskSetting(tx, "owner-mails", ownerMailsValue(isOn, { now }));
    const [from, to] = isOn ? ["off", "on"] : ["on", "off"];
    await recordAudit(tx, { at: now, actor: member, action: "ownerMails", subject: "desk", from, to });
  });
}
