import { confirmedForMs, type DeskSession } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Limit, Limiter } from "#server/http/limits/limiter.ts";
import type { PasswordHashing } from "#server/services/desk/people/password-hashing.ts";
import { passwordHashOf } from "#server/store/desk/people/members.ts";
import { noteConfirmed } from "#server/store/desk/people/sessions.ts";
import type { Store } from "#server/store/open.ts";

/** Limits password guesses by someone who has stolen a session. */
const tries: Limit = { name: "desk confirmations", max: 10, windowMs: 15 * 60_000, code: "tooManySignIns" };

type Parts = {
  readonly store: Store;
  readonly limiter: Pick<Limiter, "count">;
  readonly passwords: PasswordHashing;
};

/** @throws AppError deskConfirm if password or passkey were shown too long ago */
export function requireConfirmed({ confirmedAt }: DeskSession, { now }: { readonly now: number }): void {
  if (now - confirmedAt > confirmedForMs) throw new AppError("deskConfirm");
}

/** @throws AppError deskWrongPassword, tooManySignIns */
export async function checkOwnPassword(
  { store, limiter, passwords }: Parts,
  { member }: DeskSession,
  password: string,
): Promise<void> {
  await limiter.count(tries, member.id);
  const hash = await passwordHashOf(store, member.id);
  if (hash === undefined || !(await passwords.verify({ hash, password }))) throw new AppError("deskWrongPassword");
}

/** Shows again that the session is its member's. @throws AppError deskWrongPassword, tooManySignIns */
export async function confirmByPassword(
  parts: Parts,
  session: DeskSession,
  password: string,
  { now }: { readonly now: number },
): Promise<void> {
  await checkOwnPassword(parts, session, password);
  await noteConfirmed(parts.store, session.id, { now });
}
