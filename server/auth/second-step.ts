import type { DeskSession } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import type { PasswordHashing } from "#server/services/desk/people/password-hashing.ts";
import { recordAccountChange } from "#server/services/desk/people/record-account-change.ts";
import { endSessions } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { checkOwnPassword } from "./confirm.ts";
import { readSession, type SessionParts } from "./sessions.ts";
import { answerOf, headersFor, type SignInClient, type SignInParts, type WithCookies } from "./sign-in.ts";

export type CodeSetUp = {
  /** `otpauth://…`, for the authenticator app. */
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
};

type Parts = SignInParts & SessionParts & { readonly passwords: PasswordHashing; readonly now: number };

/**
 * Begins to set up an authenticator app; it counts once a code was entered.
 * @throws AppError deskWrongPassword, tooManySignIns, deskCodeSetUp
 */
export async function startCodeSetUp(
  { auth, limiter, store, log, passwords, now }: Parts,
  password: string,
  client: SignInClient,
): Promise<CodeSetUp> {
  const session = await readSession(auth(), { store, log }, client.headers, { now });
  if (!session) throw new AppError("deskWrongPassword");
  await checkOwnPassword({ store, limiter, passwords }, session, password);
  const { body } = await answerOf("deskWrongPassword", () =>
    auth().api.enableTwoFactor({ body: { password, method: "totp" }, headers: headersFor(client), asResponse: true }),
  );
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] };
  return { uri: totpURI, recoveryCodes: backupCodes };
}

/** In place of the earlier recovery codes. @throws AppError deskWrongPassword, tooManySignIns */
export async function newRecoveryCodes(
  { auth, limiter, store, passwords, now }: Parts,
  session: DeskSession,
  password: string,
  client: SignInClient,
): Promise<readonly string[]> {
  await checkOwnPassword({ store, limiter, passwords }, session, password);
  const { member } = session;
  const { body } = await answerOf("deskWrongPassword", () =>
    auth().api.generateBackupCodes({ body: { password }, headers: headersFor(client), asResponse: true }),
  );
  const entry = { at: now, actor: member, action: "backupCodesMade", subject: member.id };
  await store.db.transaction().execute((tx) => recordAccountChange(tx, entry));
  return (body as { backupCodes: string[] }).backupCodes;
}

export async function recoveryCodesLeft({ auth }: Pick<SignInParts, "auth">, userId: string): Promise<number> {
  const { backupCodes } = await auth().api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}

/** Logs that one was used to sign in, and tells the member. @returns how many are left */
export async function recordRecovery(
  { auth, store, now }: Pick<Parts, "auth" | "store" | "now">,
  id: string,
): Promise<number> {
  const left = await recoveryCodesLeft({ auth }, id);
  const entry = { at: now, actor: { id }, action: "recoveryCodeUsed", subject: id, to: String(left) };
  await store.db.transaction().execute((tx) => recordAccountChange(tx, entry));
  return left;
}

/**
 * Ends the member's other sessions, which had no second step. For members who are signed in: at sign-in a code is
 * entered elsewhere, where refusals are logged. @throws AppError deskCodeRefused
 */
export async function confirmCodeSetUp(
  { auth, limiter, store, log, now }: Parts,
  code: string,
  client: SignInClient,
): Promise<WithCookies> {
  await limiter.countVisitor(allowances.deskSignIns, client.address);
  const session = await readSession(auth(), { store, log }, client.headers, { now });
  if (!session) throw new AppError("deskCodeRefused");
  const { cookies } = await answerOf("deskCodeRefused", () =>
    auth().api.verifyTOTP({ body: { code: code.replace(/\s/g, "") }, headers: headersFor(client), asResponse: true }),
  );
  const { member } = session;
  const current = await newestSession(store, member.id);
  const entry = { at: now, actor: member, action: "secondStepSetUp", subject: member.id, to: "code" };
  await store.db.transaction().execute(async (tx) => {
    await endSessions(tx, member.id, { except: current });
    await recordAccountChange(tx, entry);
  });
  return { cookies };
}

async function newestSession({ db }: Store, userId: string): Promise<string | undefined> {
  const sessions = db.selectFrom("desk_session").select("id").where("user_id", "=", userId);
  return (await sessions.orderBy("created_at", "desc").limit(1).executeTakeFirst())?.id;
}
