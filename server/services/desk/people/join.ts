import { randomUUID } from "node:crypto";
import type { Role } from "#domain/desk/people/member.ts";
import { memberName } from "#domain/desk/people/member-name.ts";
import { passwordProblem } from "#domain/desk/people/password-rules.ts";
import { AppError } from "#server/http/app-error.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { dropLinks, findLink, takeLink } from "#server/store/desk/people/links.ts";
import { endSessions, findMember, findUserByEmail } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import { recordAccountChange } from "./record-account-change.ts";

type Clock = { readonly now: number };
export type PasswordRules = { readonly firm: string; readonly passwords: PasswordHashing };
type Rules = Clock & PasswordRules;

export type NewAccount = { readonly token: string; readonly name: string; readonly password: string };
export type Invitation = {
  readonly email: string;
  readonly role: Role;
  readonly invitedBy?: string | undefined;
  readonly expiresAt: number;
};

export async function findInvitation(store: Store, token: string, clock: Clock): Promise<Invitation | undefined> {
  const link = await findLink(store, "invitation", token, clock);
  if (!link?.role) return undefined;
  const inviter = link.made_by === null ? undefined : await findMember(store, link.made_by);
  return { email: link.email, role: link.role, invitedBy: inviter?.name, expiresAt: link.expires_at };
}

/**
 * Uses the invitation up and makes the account, or does neither.
 * @throws AppError deskLinkUsed, deskNameRefused, deskPasswordWeak
 */
export async function join(store: Store, { token, name: typed, password }: NewAccount, { now, ...rules }: Rules) {
  const invitation = await findLink(store, "invitation", token, { now });
  if (!invitation) throw new AppError("deskLinkUsed");
  const name = memberName(typed);
  if (name === undefined) throw new AppError("deskNameRefused");
  const hash = await passwordHash(password, [name, invitation.email], rules);
  return store.db.transaction().execute(async (tx) => {
    const { email, role } = (await takeLink(tx, "invitation", token, { now })) ?? {};
    if (email === undefined || !role) throw new AppError("deskLinkUsed");
    const at = new Date(now).toISOString();
    const dated = { created_at: at, updated_at: at };
    const id = randomUUID();
    // The owner who invites vouches for the address, so the provider's account with it can be linked.
    await tx
      .insertInto("desk_user")
      .values({ id, ...dated, name, email, role, email_verified: 1 })
      .execute();
    await tx
      .insertInto("desk_credential")
      .values({ id: randomUUID(), ...dated, user_id: id, account_id: id, provider_id: "credential", password: hash })
      .execute();
    await recordAudit(tx, { at: now, actor: { id }, action: "joined", subject: id, to: role });
    return { id, email, role };
  });
}

export async function findReset(store: Store, token: string, clock: Clock) {
  const link = await findLink(store, "reset", token, clock);
  return link && { email: link.email };
}

/** Ends all sessions, and the member's other links for a new password. @throws AppError deskLinkUsed, deskPasswordWeak */
export async function resetPassword(
  store: Store,
  { token, password }: { readonly token: string; readonly password: string },
  { now, ...rules }: Rules,
) {
  const link = await findLink(store, "reset", token, { now });
  const known = link && (await findUserByEmail(store, link.email));
  if (!known) throw new AppError("deskLinkUsed");
  const hash = await passwordHash(password, [known.name, known.email], rules);
  return store.db.transaction().execute(async (tx) => {
    if (!(await takeLink(tx, "reset", token, { now }))) throw new AppError("deskLinkUsed");
    await dropLinks(tx, known.email, "reset");
    await setPassword(tx, known.id, hash, { now });
    await endSessions(tx, known.id);
    await recordAccountChange(tx, { at: now, actor: { id: known.id }, action: "passwordChanged", subject: known.id });
    return { email: known.email };
  });
}

export async function setPassword(tx: Store["db"], userId: string, hash: string, { now }: Clock): Promise<void> {
  await tx
    .updateTable("desk_credential")
    .set({ password: hash, updated_at: new Date(now).toISOString() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
}

/** Before the transaction: it takes a tenth of a second, in which the embedded store would wait. */
export async function passwordHash(
  password: string,
  knownWords: readonly string[],
  { firm, passwords }: PasswordRules,
): Promise<string> {
  if (passwordProblem(password, [...knownWords, firm])) throw new AppError("deskPasswordWeak");
  return passwords.hash(password);
}
