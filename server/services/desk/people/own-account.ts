import { type DeskSession, type Member, maxPasskeyName } from "#domain/desk/people/member.ts";
import { memberName } from "#domain/desk/people/member-name.ts";
import { AppError } from "#server/http/app-error.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { dropCode, endSessions, findUser, setName } from "#server/store/desk/people/members.ts";
import { dropPasskey, passkeysOf, renamePasskey } from "#server/store/desk/people/passkeys.ts";
import { hasPasskey } from "#server/store/desk/people/second-step.ts";
import type { Store } from "#server/store/open.ts";
import { type PasswordRules, passwordHash, setPassword } from "./join.ts";
import { recordAccountChange } from "./record-account-change.ts";

/** What members do with their own accounts. The caller has checked that it is the member. */

type Clock = { readonly now: number };

export async function ownAccount(store: Store, { id }: Member) {
  const [user, passkeys] = await Promise.all([findUser(store, id), passkeysOf(store, id)]);
  return { hasAuthenticator: user?.two_factor_enabled === 1, passkeys };
}

/** @throws AppError deskNameRefused */
export async function changeOwnName(store: Store, member: Member, typed: string, { now }: Clock): Promise<void> {
  const name = memberName(typed);
  if (name === undefined) throw new AppError("deskNameRefused");
  if (name === member.name) return;
  await store.db.transaction().execute(async (tx) => {
    await setName(tx, member.id, name, { now });
    const entry = { at: now, actor: member, action: "nameChanged", subject: member.id, from: member.name, to: name };
    await recordAudit(tx, entry);
  });
}

/** Ends the member's other sessions. @throws AppError deskPasswordWeak */
export async function changeOwnPassword(
  store: Store,
  { id: sessionId, member }: DeskSession,
  password: string,
  { now, ...rules }: Clock & PasswordRules,
): Promise<void> {
  const hash = await passwordHash(password, [member.name, member.email], rules);
  await store.db.transaction().execute(async (tx) => {
    await setPassword(tx, member.id, hash, { now });
    await endSessions(tx, member.id, { except: sessionId });
    await recordAccountChange(tx, { at: now, actor: member, action: "passwordChanged", subject: member.id });
  });
}

export async function renameOwnPasskey(store: Store, { id: userId }: Member, id: string, typed: string): Promise<void> {
  const name = typed.trim().slice(0, maxPasskeyName);
  if (name === "" || !(await renamePasskey(store.db, userId, id, name))) throw new AppError("badRequest");
}

type SecondStepRule = Clock & {
  /** The member's role asks for a second step. */
  readonly isRequired: boolean;
};

/** @throws AppError deskLastSecondStep */
export async function removeOwnPasskey(
  store: Store,
  member: Member,
  id: string,
  { now, isRequired }: SecondStepRule,
): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    if (!(await dropPasskey(tx, member.id, id))) throw new AppError("badRequest");
    const { hasAuthenticator, passkeys } = await ownAccount({ ...store, db: tx }, member);
    if (isRequired && !hasAuthenticator && passkeys.length === 0) throw new AppError("deskLastSecondStep");
    await recordAccountChange(tx, { at: now, actor: member, action: "passkeyRemoved", subject: member.id });
  });
}

/**
 * Removes the authenticator app and its recovery codes. A member who needs a second step and has no passkey sets up
 * another app at once (`isReplaced`): the session opens nothing else until then. @throws AppError deskLastSecondStep
 */
export async function removeOwnCode(
  store: Store,
  member: Member,
  { now, isRequired, isReplaced }: SecondStepRule & { readonly isReplaced: boolean },
): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    if (isRequired && !isReplaced && !(await hasPasskey({ db: tx }, member.id)))
      throw new AppError("deskLastSecondStep");
    await dropCode(tx, member.id);
    const entry = { at: now, actor: member, action: "secondStepRemoved", subject: member.id, from: "code" };
    await recordAccountChange(tx, entry);
  });
}
