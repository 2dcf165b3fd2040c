import type { PeopleAccess } from "#app/desk/settings/people/people-access.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import { isRole } from "#domain/desk/people/roles.ts";
import { isEmail } from "#domain/leads/email.ts";
import type { DeskAccounts } from "#server/auth/desk-accounts.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import {
  changeRole,
  invite,
  listPeople,
  removeMember,
  removeSecondStep,
  requireSecondStep,
  signOutEverywhere,
  withdrawInvitation,
} from "#server/services/desk/people/people.ts";
import { sessionsOf } from "#server/store/desk/people/sessions.ts";
import { orRefused } from "./sign-in.ts";

type Parts = {
  readonly deps: Pick<Deps, "store" | "env">;
  readonly accounts: DeskAccounts;
  readonly session: () => Promise<DeskSession | undefined>;
  readonly now?: () => number;
};

/** What the People part of the settings gets, for one request. The services check the role. */
export function createPeopleAccess({ deps, accounts, session, now = Date.now }: Parts): PeopleAccess {
  const { store, env } = deps;
  async function current(): Promise<DeskSession> {
    const found = await session();
    if (!found) throw new AppError("deskSignedOut");
    return found;
  }
  const change = (work: (actor: DeskSession["member"], clock: { now: number }) => Promise<unknown>) =>
    orRefused(
      current().then(async ({ member }) => {
        await work(member, { now: now() });
        return { done: true } as const;
      }),
    );

  return {
    async list() {
      await current();
      return listPeople(store, { now: now() });
    },
    async sessions() {
      const { id, member } = await current();
      return (await sessionsOf(store, member.id)).map((each) => ({ ...each, isCurrent: each.id === id }));
    },
    invite: (email, role) =>
      orRefused(
        current().then(async ({ member }) => {
          const address = email.trim().toLowerCase();
          if (!isEmail(address) || !isRole(role)) throw new AppError("badRequest");
          const link = await invite(store, member, { email: address, role, siteUrl: env.siteUrl, now: now() });
          return { link, isMailed: await accounts.mailInvitation(address, link) };
        }),
      ),
    withdraw: (email) => change((actor, clock) => withdrawInvitation(store, actor, email, clock)),
    changeRole: (id, role) =>
      change((actor, clock) => {
        if (!isRole(role)) throw new AppError("badRequest");
        return changeRole(store, actor, id, role, clock);
      }),
    remove: (id) => change((actor, clock) => removeMember(store, actor, id, clock)),
    removeSecondStep: (id) => change((actor, clock) => removeSecondStep(store, actor, id, clock)),
    requireSecondStep: (ofAll) => change((actor, clock) => requireSecondStep(store, actor, ofAll, clock)),
    endSession: (only) => change((actor, clock) => signOutEverywhere(store, actor, actor.id, { ...clock, only })),
    signOutEverywhere: (id) => change((actor, clock) => signOutEverywhere(store, actor, id, clock)),
  };
}
