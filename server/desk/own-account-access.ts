import type { OwnAccountAccess } from "#app/desk/settings/own/own-account-access.ts";
import type { DeskSession, Member } from "#domain/desk/people/member.ts";
import { isMemberMail } from "#domain/mail/member-mails.ts";
import { requireConfirmed } from "#server/auth/confirm.ts";
import type { DeskAccounts } from "#server/auth/desk-accounts.ts";
import type { SignInClient } from "#server/auth/sign-in.ts";
import { needsSecondStep } from "#server/auth/sign-in-rules.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import {
  changeOwnName,
  ownAccount,
  removeOwnCode,
  removeOwnPasskey,
  renameOwnPasskey,
} from "#server/services/desk/people/own-account.ts";
import { signOutEverywhere } from "#server/services/desk/people/people.ts";
import { chooseOwnMail, memberMailChoices } from "#server/services/mail/member-mails.ts";
import { sessionsOf } from "#server/store/desk/people/sessions.ts";
import type { OrRefused } from "./people-access.ts";

type Parts = {
  readonly deps: Pick<Deps, "store" | "outbox" | "env">;
  readonly accounts: DeskAccounts;
  readonly client: SignInClient;
  readonly session: () => Promise<DeskSession>;
  readonly orRefused: OrRefused;
  /** The session is read again. */
  readonly onConfirmed: () => void;
  readonly now?: () => number;
};

/** What members can see and change in their own account, for one request. */
export function createOwnAccountAccess(parts: Parts): OwnAccountAccess {
  const { deps, accounts, client, session, orRefused, onConfirmed, now = Date.now } = parts;
  const { store, outbox, env } = deps;
  const done = { done: true } as const;
  const isRequired = ({ role }: Member) => needsSecondStep(store, role);

  const change = (work: (current: DeskSession, clock: { readonly now: number }) => Promise<unknown>) =>
    orRefused(
      session().then(async (current) => {
        await work(current, { now: now() });
        outbox.kick();
        return done;
      }),
    );
  const confirmed: typeof change = (work) =>
    change(async (current, clock) => {
      requireConfirmed(current, clock);
      await work(current, clock);
    });

  return {
    async read() {
      const { id, member } = await session();
      const [own, sessions, isSecondStepRequired, mails] = await Promise.all([
        ownAccount(store, member),
        sessionsOf(store, member.id),
        isRequired(member),
        memberMailChoices(store, member),
      ]);
      return {
        ...own,
        codesLeft: own.hasAuthenticator ? await accounts.recoveryCodesLeft(member.id) : 0,
        isSecondStepRequired,
        canMail: env.mail !== undefined,
        mails,
        sessions: sessions.map((each) => ({ ...each, isCurrent: each.id === id })),
      };
    },
    confirm: (password) => change((current) => accounts.confirm(current, password).then(onConfirmed)),
    checkConfirmed: () => confirmed(async () => undefined),
    changeName: (name) => change(({ member }, clock) => changeOwnName(store, member, name, clock)),
    changePassword: (passwords) => change((current) => accounts.changePassword(current, passwords)),
    renamePasskey: (id, name) => change(({ member }) => renameOwnPasskey(store, member, id, name)),
    removePasskey: (id) =>
      confirmed(async ({ member }, clock) =>
        removeOwnPasskey(store, member, id, { ...clock, isRequired: await isRequired(member) }),
      ),
    removeCode: ({ isReplaced }) =>
      confirmed(async ({ member }, clock) =>
        removeOwnCode(store, member, { ...clock, isReplaced, isRequired: await isRequired(member) }),
      ),
    newRecoveryCodes: (password) =>
      orRefused(
        session().then(async (current) => {
          const recoveryCodes = await accounts.newRecoveryCodes(current, password, client);
          outbox.kick();
          return { recoveryCodes };
        }),
      ),
    endSession: (only) =>
      change(({ member }, clock) => signOutEverywhere(store, member, member.id, { ...clock, only })),
    signOutEverywhere: () => change(({ member }, clock) => signOutEverywhere(store, member, member.id, clock)),
    chooseMail: (mail, wanted) =>
      change(async ({ member }, clock) => {
        if (!isMemberMail(mail)) throw new AppError("badRequest");
        await chooseOwnMail(store, member, { mail, wanted }, clock);
      }),
  };
}
