import { site } from "#content/site.ts";
import { errorTable } from "#contracts/error-table.ts";
import type { DeskSession } from "#domain/desk/people/member.ts";
import type { Invitation } from "#server/documents/mails/desk-link-mail.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import type { Limit, Limiter } from "#server/http/limits/limiter.ts";
import type { Log } from "#server/ops/log.ts";
import { findInvitation, findReset, join, type NewAccount, resetPassword } from "#server/services/desk/people/join.ts";
import { changeOwnPassword } from "#server/services/desk/people/own-account.ts";
import { type PasswordHashing, scryptHashing } from "#server/services/desk/people/password-hashing.ts";
import { makeResetLink } from "#server/services/desk/people/people.ts";
import { recordAccountChange } from "#server/services/desk/people/record-account-change.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { endSessions, findUserByEmail } from "#server/store/desk/people/members.ts";
import { pruneSessions } from "#server/store/desk/people/sessions.ts";
import { endFirstVisit } from "#server/store/desk/people/visits.ts";
import type { Store } from "#server/store/open.ts";
import { checkOwnPassword, confirmByPassword } from "./confirm.ts";
import { type Auth, createAuth } from "./create-auth.ts";
import type { DeskMailer } from "./desk-mailer.ts";
import { handleRequest } from "./handle-request.ts";
import { hashed } from "./hashed.ts";
import { recordRefusal } from "./refusals.ts";
import {
  confirmCodeSetUp,
  newRecoveryCodes,
  recordRecovery,
  recoveryCodesLeft,
  startCodeSetUp,
} from "./second-step.ts";
import { readSession, type SignedIn } from "./sessions.ts";
import {
  enterCode,
  memberAtSecondStep,
  type PasswordSignIn,
  type SignInClient,
  type SignInParts,
  signInByPassword,
  signInUncounted,
  signOut,
  startSso,
} from "./sign-in.ts";

export type AccountParts = {
  readonly env: Pick<Env, "siteUrl" | "deskOidc">;
  readonly store: Store;
  readonly log: Log;
  readonly limiter: Limiter;
  readonly secret: string;
  readonly mailer?: DeskMailer | undefined;
  readonly passwords?: PasswordHashing;
  readonly now?: () => number;
};

const resetsOfAccount: Limit = {
  name: "desk resets of an account",
  max: 3,
  windowMs: 3_600_000,
  code: "tooManyResets",
};

export type DeskAccounts = ReturnType<typeof createDeskAccounts>;

/** Everything about signing in. Loaded only when the desk is open, because better-auth is large. */
export function createDeskAccounts(given: AccountParts) {
  const { env, store, log, limiter, secret, mailer, passwords = scryptHashing, now = Date.now } = given;
  const { siteUrl, deskOidc: oidc } = env;
  const rules = () => ({ now: now(), firm: site.brand, passwords });
  const newAuth = () => createAuth({ store, siteUrl, secret, oidc, log, passwords, now, onSignIn });
  let current: Auth = newAuth();
  const https = siteUrl.startsWith("https:");
  const parts: SignInParts = { auth: () => current, limiter, secret, https, onSignIn };
  const stepParts = () => ({ ...parts, store, log, passwords, now: now() });

  async function onSignIn(userId: string, method: string): Promise<void> {
    await pruneSessions(store, userId, { now: now() });
    await endFirstVisit(store, userId);
    await recordAudit(store.db, { at: now(), actor: { id: userId }, action: "signedIn", subject: userId, to: method });
  }

  /** If the provider did not answer when better-auth started, it is not asked again: start another. */
  async function startSsoWithRetry(to: string, client: SignInClient) {
    if (!oidc) throw new AppError("badRequest");
    try {
      return await startSso(parts, to, client);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "deskProviderDown") throw error;
      current = newAuth();
      return startSso(parts, to, client);
    }
  }

  /** Refusals are in the audit log if they are about an account that exists: what a stranger types is stored nowhere. */
  async function logged<T>(work: Promise<T>, member: () => Promise<string | undefined>): Promise<T> {
    const asked = await work.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if ("value" in asked) return asked.value;
    const { error } = asked;
    if (error instanceof AppError && errorTable[error.code].status < 500) {
      const entry = { at: now(), actor: "site", action: "signInRefused", to: error.code } as const;
      void member()
        .then((id) =>
          id === undefined ? undefined : recordRefusal({ store, limiter, log }, id, { ...entry, subject: id }),
        )
        .catch(() => undefined);
    }
    throw error;
  }

  const signIn = ({ email, password }: PasswordSignIn, client: SignInClient) => {
    const address = email.trim().toLowerCase();
    const user = async () => (await findUserByEmail(store, address))?.id;
    return logged(signInByPassword(parts, { email: address, password }, client), user);
  };

  async function onPasskeyAdded({ member }: SignedIn): Promise<void> {
    const entry = { at: now(), actor: member, action: "passkeyAdded", subject: member.id };
    await store.db.transaction().execute((tx) => recordAccountChange(tx, entry));
  }

  async function requestReset(email: string, client: SignInClient): Promise<void> {
    await limiter.countVisitor(allowances.deskSignIns, client.address);
    await limiter.count(resetsOfAccount, hashed(email));
    if (!mailer) return;
    const link = await makeResetLink(store, "site", { email, siteUrl, now: now() });
    // Not awaited: the answer must take equally long whether or not there is such an account.
    if (link !== undefined) void mailer.sendReset(email, link);
  }

  return {
    canMail: mailer !== undefined,
    /** False if mail is not set up, or the mail server did not accept it. */
    mailInvitation: async (to: string, link: string, invitation: Invitation) =>
      (await mailer?.sendInvitation(to, link, invitation)) ?? false,
    hasSso: oidc !== undefined,
    /** The provider's origin, for the content security policy: browsers apply `form-action` to redirects. */
    providerOrigin: oidc && new URL(oidc.issuer).origin,
    session: (headers: Headers) => readSession(current, given, headers, { now: now() }),
    signIn,
    /** `codesLeft` if it was a recovery code. */
    async enterCode(code: string, client: SignInClient) {
      const entered = enterCode(parts, code, client);
      const { cookies, recoveredBy } = await logged(entered, () => memberAtSecondStep(parts, client.headers));
      const codesLeft = recoveredBy && (await recordRecovery(stepParts(), recoveredBy));
      return { cookies, ...(typeof codesLeft === "number" && { codesLeft }) };
    },
    recoveryCodesLeft: (userId: string) => recoveryCodesLeft(parts, userId),
    /** The session's member shows the password again. */
    confirm: (session: DeskSession, password: string) =>
      confirmByPassword({ store, limiter, passwords }, session, password, { now: now() }),
    async changePassword(session: DeskSession, { current, next }: { readonly current: string; readonly next: string }) {
      await checkOwnPassword({ store, limiter, passwords }, session, current);
      await changeOwnPassword(store, session, next, rules());
    },
    newRecoveryCodes: (session: DeskSession, password: string, client: SignInClient) =>
      newRecoveryCodes(stepParts(), session, password, client),
    signOut: (client: SignInClient) => signOut(parts, client),
    startSso: startSsoWithRetry,
    invitation: (token: string) => findInvitation(store, token, { now: now() }),
    /** Makes the account and signs in. */
    async join(account: NewAccount, client: SignInClient) {
      await limiter.countVisitor(allowances.deskSignIns, client.address);
      const { email } = await join(store, account, rules());
      return signInUncounted(parts, { email, password: account.password }, client);
    },
    requestReset: (email: string, client: SignInClient) => requestReset(email.trim().toLowerCase(), client),
    reset: (token: string) => findReset(store, token, { now: now() }),
    /** Saves the password and signs in. `next` is `signIn` if the password alone is not accepted, as with a passkey. */
    async resetPassword(given: { readonly token: string; readonly password: string }, client: SignInClient) {
      await limiter.countVisitor(allowances.deskSignIns, client.address);
      const { email } = await resetPassword(store, given, rules());
      try {
        const { cookies, needsCode } = await signInUncounted(parts, { email, password: given.password }, client);
        return { cookies, next: needsCode ? ("code" as const) : ("desk" as const) };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { cookies: [], next: "signIn" as const };
      }
    },
    startCodeSetUp: (password: string, client: SignInClient) => startCodeSetUp(stepParts(), password, client),
    confirmCodeSetUp: (code: string, client: SignInClient) => confirmCodeSetUp(stepParts(), code, client),
    /** One of better-auth's addresses that are open: passkeys and the OpenID callback. */
    handle: (request: Request, address: string) =>
      handleRequest(current, request, address, {
        session: ({ headers }) => readSession(current, given, headers, { now: now() }),
        onAdded: onPasskeyAdded,
        onReplaced: async ({ id, member }) => void (await endSessions(store.db, member.id, { id })),
      }),
  };
}
