import type { PeopleAccess } from "#app/desk/settings/people/people-access.ts";
import { isEmail } from "#domain/contact/email.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import { isRole } from "#domain/desk/people/roles.ts";
import { requireConfirmed } from "#server/auth/confirm.ts";
import type { DeskAccounts } from "#server/auth/desk-accounts.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import {
  changeRole,
  invite,
  listPeople,
  makeResetLink,
  removeMember,
  removeSecondStep,
  requireSecondStep,
  withdrawInvitation,
} from "#server/services/desk/people/people.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { findMember } from "#server/store/desk/people/members.ts";

type Parts = {
  readonly deps: Pick<Deps, "store" | "env" | "outbox">;
  readonly accounts: DeskAccounts;
  readonly session: () => Promise<DeskSession>;
  /** Turns refusals into answers. */
  readonly orRefused: OrRefused;
  readonly now?: () => number;
};
export type OrRefused = <T>(work: Promise<T>) => Promise<T | { readonly refused: AppError["code"] }>;

/** What the People part of the settings gets, for one request. The services check the role. */
export function createPeopleAccess({ deps, accounts, session, orRefused, now = Date.now }: Parts): PeopleAccess {
  const { store, env, outbox } = deps;

  /** A change by an owner who has shown a password or passkey a short while ago. */
  const change = <T>(work: (actor: DeskSession["member"], clock: { readonly now: number }) => Promise<T>) =>
    orRefused(
      session().then(async (current) => {
        requireRole(current.member, "managePeople");
        requireConfirmed(current, { now: now() });
        const result = await work(current.member, { now: now() });
        outbox.kick();
        return result;
      }),
    );
  const done = { done: true } as const;

  return {
    async list() {
      await session();
      return listPeople(store, { now: now() });
    },
    invite: (email, role) =>
      change(async (actor, clock) => {
        const address = email.trim().toLowerCase();
        if (!isEmail(address) || !isRole(role)) throw new AppError("badRequest");
        const link = await invite(store, actor, { email: address, role, siteUrl: env.siteUrl, ...clock });
        return { link, isMailed: await accounts.mailInvitation(address, link, { by: actor.name, role }) };
      }),
    withdraw: (email) => change((actor, clock) => withdrawInvitation(store, actor, email, clock).then(() => done)),
    changeRole: (id, role) =>
      change(async (actor, clock) => {
        if (!isRole(role)) throw new AppError("badRequest");
        await changeRole(store, actor, id, role, clock);
        return done;
      }),
    remove: (id) => change((actor, clock) => removeMember(store, actor, id, clock).then(() => done)),
    removeSecondStep: (id) => change((actor, clock) => removeSecondStep(store, actor, id, clock).then(() => done)),
    requireSecondStep: (ofAll) =>
      change((actor, clock) => requireSecondStep(store, actor, ofAll, clock).then(() => done)),
    resetLink: (id) =>
      change(async (actor, clock) => {
        const member = await findMember(store, id);
        const link = member && (await makeResetLink(store, actor, { ...member, siteUrl: env.siteUrl, ...clock }));
        if (!member || link === undefined) throw new AppError("deskMemberUnknown");
        return { email: member.email, link };
      }),
  };
}
