import type { DeskSession, Member } from "#domain/desk/people/member.ts";
import { isRole } from "#domain/desk/people/roles.ts";
import type { Log } from "#server/ops/log.ts";
import { tryToWrite } from "#server/services/try-to-write.ts";
import type { SignInMethod } from "#server/store/desk/desk-tables.ts";
import { endSessions } from "#server/store/desk/people/members.ts";
import { maxSessionMs, noteUse } from "#server/store/desk/people/sessions.ts";
import type { Store } from "#server/store/open.ts";
import type { Auth } from "./create-auth.ts";
import { needsSecondStep } from "./sign-in-rules.ts";

const maxIdleMs = 2 * 3_600_000;
const notedEveryMs = 5 * 60_000;

export type SignedIn = DeskSession & {
  readonly method: SignInMethod;
  /** Only the screens that set up a second step are open. */
  readonly mustSetUpSecondStep: boolean;
};

export type SessionParts = { readonly store: Store; readonly log: Log };
type Clock = { readonly now: number };

/** Who is signed in. The store is read each time, so that an ended session is ended at once. */
export async function readSession(
  auth: Auth,
  { store, log }: SessionParts,
  headers: Headers,
  { now }: Clock,
): Promise<SignedIn | undefined> {
  const found = await auth.api.getSession({ headers });
  if (!found) return undefined;
  const { session, user } = found;
  const { id, name, email, role, locked } = user;
  // The end does not move; `created_at` does, when the member confirms who they are (confirm.ts).
  const isOver = now > session.expiresAt.getTime() || now - session.updatedAt.getTime() > maxIdleMs;
  if (isOver || locked || !isRole(role)) {
    await endSessions(store.db, id, { id: session.id });
    return undefined;
  }
  const method = (session.method ?? "password") as SignInMethod;
  const hasOnlyPassword = method === "password" || (method === "code" && !user.twoFactorEnabled);
  const isWeak = hasOnlyPassword && (await needsSecondStep(store, role));
  // Opened before the second step was set up, or before it was required.
  if (isWeak && user.twoFactorEnabled) return undefined;
  if (now - session.updatedAt.getTime() > notedEveryMs)
    await tryToWrite(log, "the last use of a session", () => noteUse(store, session.id, { now }));
  const member: Member = { id, name, email, role };
  return {
    id: session.id,
    member,
    signedInAt: session.expiresAt.getTime() - maxSessionMs,
    confirmedAt: session.createdAt.getTime(),
    method,
    mustSetUpSecondStep: isWeak,
  };
}
