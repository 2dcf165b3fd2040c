import { createHmac } from "node:crypto";
import type { Member } from "#domain/desk/people/member.ts";
import { isMemberMail, type MemberMail, memberMails, wantsMail } from "#domain/mail/member-mails.ts";
import { isSameSecret } from "#server/services/is-same-secret.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { chooseMail, mailChoices } from "#server/store/desk/people/mail-choices.ts";
import { findUser } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { sharedSecret } from "#server/store/secrets.ts";

/** The mails that members of the desk can turn off, by a switch or by a link in the mail that needs no sign-in. */

type Clock = { readonly now: number };
type Recipient = Pick<Member, "id" | "role">;

export type MemberMailChoices = Readonly<Record<MemberMail, boolean>>;

export async function memberMailChoices(store: Pick<Store, "db">, { id, role }: Recipient): Promise<MemberMailChoices> {
  const chosen = (await mailChoices(store)).get(id);
  const wants = memberMails.map((mail) => [mail, wantsMail(mail, role, chosen?.[mail])]);
  return Object.fromEntries(wants) as MemberMailChoices;
}

/** Turns a mail on or off for the member. A choice that stands already is not recorded again. */
export async function chooseOwnMail(
  store: Pick<Store, "db">,
  member: Recipient,
  { mail, wanted }: { readonly mail: MemberMail; readonly wanted: boolean },
  { now }: Clock,
): Promise<void> {
  if ((await memberMailChoices(store, member))[mail] === wanted) return;
  const [from, to] = wanted ? ["off", "on"] : ["on", "off"];
  await store.db.transaction().execute(async (tx) => {
    await chooseMail(tx, { memberId: member.id, mail, wanted }, { now });
    const actor = { id: member.id };
    await recordAudit(tx, { at: now, actor, action: "mailChosen", subject: mail, from, to });
  });
}

/** Whose mail a link is about; the token says so and is signed. It never expires, because it can only turn off. */
export async function memberMailToken(
  store: Pick<Store, "db">,
  { memberId, mail }: { readonly memberId: string; readonly mail: MemberMail },
): Promise<string> {
  const subject = `${Buffer.from(memberId).toString("base64url")}.${mail}`;
  return `${subject}.${signatureOf(await sharedSecret(store, "member mails"), subject)}`;
}

const signatureOf = (secret: string, subject: string) =>
  createHmac("sha256", secret).update(subject).digest("base64url").slice(0, 32);

export type MailOfMember = { readonly member: Recipient & Pick<Member, "email">; readonly mail: MemberMail };

/** Undefined for a token that is not ours, and for a member who is gone. */
export async function readMemberMailToken(store: Pick<Store, "db">, token: string): Promise<MailOfMember | undefined> {
  const [, id = "", mail = "", signature = ""] = /^([\w-]{1,200})\.(\w{1,20})\.([\w-]{32})$/.exec(token) ?? [];
  if (!isMemberMail(mail)) return undefined;
  const expected = signatureOf(await sharedSecret(store, "member mails"), `${id}.${mail}`);
  if (!isSameSecret(signature, expected)) return undefined;
  const user = await findUser(store, Buffer.from(id, "base64url").toString());
  return user && user.removed_at === null ? { member: user, mail } : undefined;
}

/** The link was used. Known and unknown tokens are answered alike. */
export async function turnOffByToken(store: Pick<Store, "db">, token: string, { now }: Clock): Promise<void> {
  const found = await readMemberMailToken(store, token);
  if (found) await chooseOwnMail(store, found.member, { mail: found.mail, wanted: false }, { now });
}
