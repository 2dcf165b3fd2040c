import type { Member, Role } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { type Actor, recordAudit } from "#server/store/desk/people/audit.ts";
import { dropLinks, insertLink, openInvitations } from "#server/store/desk/people/links.ts";
import {
  dropSecondStep,
  endSessions,
  findUser,
  findUserByEmail,
  listMembers,
  memberSecurity,
  otherActiveOwners,
  removeUser,
  setLocked,
  setRole,
} from "#server/store/desk/people/members.ts";
import { deskSetting, setDeskSetting } from "#server/store/desk/people/settings.ts";
import type { Store } from "#server/store/open.ts";
import { recordAccountChange } from "./record-account-change.ts";
import { requireRole } from "./require-role.ts";

/** The people of the desk. Each change is one transaction with its entry in the audit log. */

/** Who does it: a member who must be an owner, or the operator at the command line. */
export type PeopleActor = Member | "command";
type Clock = { readonly now: number };
type Link = { readonly email: string; readonly siteUrl: string; readonly now: number };

/** @throws AppError roleRefused */
function requireOwner(actor: PeopleActor): Actor {
  if (actor !== "command") requireRole(actor, "managePeople");
  return actor;
}

/** One-time link with which a person makes an account. @throws AppError roleRefused, deskMemberKnown */
export async function invite(
  store: Store,
  actor: PeopleActor,
  { email, role, siteUrl, now }: Link & { readonly role: Role },
): Promise<string> {
  const by = requireOwner(actor);
  const address = email.trim().toLowerCase();
  const token = await store.db.transaction().execute(async (tx) => {
    if (await findUserByEmail({ db: tx }, address)) throw new AppError("deskMemberKnown");
    const madeBy = typeof by === "string" ? undefined : by.id;
    const made = await insertLink(tx, { kind: "invitation", email: address, role, madeBy }, { now });
    await recordAccountChange(tx, { at: now, actor: by, action: "invited", subject: address, to: role });
    return made;
  });
  return `${siteUrl}/desk/join?token=${token}`;
}

export async function withdrawInvitation(
  store: Store,
  actor: PeopleActor,
  email: string,
  { now }: Clock,
): Promise<void> {
  const by = requireOwner(actor);
  await store.db.transaction().execute(async (tx) => {
    if (await dropLinks(tx, email, "invitation"))
      await recordAudit(tx, { at: now, actor: by, action: "invitationWithdrawn", subject: email });
  });
}

/**
 * One-time link to choose a new password, asked for by its member or made by an owner. Undefined if there is no such
 * account, or it is locked. @throws AppError roleRefused
 */
export async function makeResetLink(
  store: Store,
  actor: PeopleActor | "site",
  { email, siteUrl, now }: Link,
): Promise<string | undefined> {
  const by = actor === "site" ? actor : requireOwner(actor);
  const user = await findUserByEmail(store, email.trim().toLowerCase());
  if (!user || user.locked === 1) return undefined;
  const token = await store.db.transaction().execute(async (tx) => {
    const made = await insertLink(tx, { kind: "reset", email: user.email }, { now });
    await recordAudit(tx, { at: now, actor: by, action: "resetRequested", subject: user.id });
    return made;
  });
  return `${siteUrl}/desk/reset?token=${token}`;
}

/** Ends the member's sessions. @throws AppError roleRefused, deskMemberUnknown, deskLastOwner */
export function changeRole(store: Store, actor: PeopleActor, id: string, role: Role, { now }: Clock): Promise<void> {
  return changeMember(store, actor, id, { isOwnerAfter: role === "owner" }, async (tx, user, by) => {
    if (user.role === role) return;
    await setRole(tx, id, role, { now });
    await endSessions(tx, id);
    await recordAccountChange(tx, {
      at: now,
      actor: by,
      action: "roleChanged",
      subject: id,
      from: user.role,
      to: role,
    });
  });
}

/** @throws AppError roleRefused, deskMemberUnknown, deskLastOwner */
export function removeMember(store: Store, actor: PeopleActor, id: string, { now }: Clock): Promise<void> {
  return changeMember(store, actor, id, { isOwnerAfter: false }, async (tx, user, by) => {
    await dropLinks(tx, user.email);
    await removeUser(tx, id, { now });
    await recordAudit(tx, { at: now, actor: by, action: "memberRemoved", subject: id, from: user.role });
  });
}

/** @throws AppError roleRefused, deskMemberUnknown, deskLastOwner */
export function lockMember(
  store: Store,
  actor: PeopleActor,
  id: string,
  locked: boolean,
  { now }: Clock,
): Promise<void> {
  return changeMember(store, actor, id, { isOwnerAfter: !locked }, async (tx, _user, by) => {
    await setLocked(tx, id, locked);
    if (locked) await endSessions(tx, id);
    await recordAccountChange(tx, {
      at: now,
      actor: by,
      action: locked ? "memberLocked" : "memberUnlocked",
      subject: id,
    });
  });
}

/** For a member who lost phone, codes and passkeys. Ends the sessions. */
export function removeSecondStep(store: Store, actor: PeopleActor, id: string, { now }: Clock): Promise<void> {
  return changeMember(store, actor, id, { isOwnerAfter: true }, async (tx, _user, by) => {
    await dropSecondStep(tx, id);
    await endSessions(tx, id);
    await recordAccountChange(tx, { at: now, actor: by, action: "secondStepRemoved", subject: id });
  });
}

/** Members end their own sessions; owners those of anybody. @throws AppError roleRefused */
export async function signOutEverywhere(
  store: Store,
  actor: PeopleActor,
  id: string,
  { now, except, only }: Clock & { readonly except?: string | undefined; readonly only?: string | undefined },
): Promise<void> {
  const by = actor !== "command" && actor.id === id ? actor : requireOwner(actor);
  await store.db.transaction().execute(async (tx) => {
    if (!(await endSessions(tx, id, { id: only, except }))) return;
    await recordAudit(tx, {
      at: now,
      actor: by,
      action: only === undefined ? "signedOutEverywhere" : "sessionEnded",
      subject: id,
    });
  });
}

/** @throws AppError roleRefused */
export async function requireSecondStep(
  store: Store,
  actor: PeopleActor,
  ofAll: boolean,
  { now }: Clock,
): Promise<void> {
  const by = requireOwner(actor);
  const [from, to] = [(await deskSetting(store, "second-step-for-all")) ?? "no", ofAll ? "yes" : "no"];
  if (from === to) return;
  await store.db.transaction().execute(async (tx) => {
    await setDeskSetting(tx, "second-step-for-all", to);
    await recordAudit(tx, { at: now, actor: by, action: "secondStepForAll", subject: "desk", from, to });
  });
}

/** Everyone with an account, how they sign in, and who was invited. */
export async function listPeople(store: Store, { now }: Clock) {
  const [members, security, invitations, forAll] = await Promise.all([
    listMembers(store),
    memberSecurity(store),
    openInvitations(store, { now }),
    deskSetting(store, "second-step-for-all"),
  ]);
  const people = members.flatMap((member) => {
    const of = security.find(({ id }) => id === member.id);
    return of ? [{ ...member, ...of }] : [];
  });
  return { people, invitations, isSecondStepForAll: forAll === "yes" };
}

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;
type Change = (tx: Store["db"], user: User, by: Actor) => Promise<void>;

/** The desk keeps at least one owner who can sign in, also if two owners remove each other at once. */
async function changeMember(
  { db, engine }: Store,
  actor: PeopleActor,
  id: string,
  { isOwnerAfter }: { readonly isOwnerAfter: boolean },
  change: Change,
): Promise<void> {
  const by = requireOwner(actor);
  await db.transaction().execute(async (tx) => {
    const others = await otherActiveOwners(tx, engine, id);
    const user = await findUser({ db: tx }, id);
    if (!user || user.removed_at !== null) throw new AppError("deskMemberUnknown");
    if (user.role === "owner" && !isOwnerAfter && others === 0) throw new AppError("deskLastOwner");
    await change(tx, user, by);
  });
}
