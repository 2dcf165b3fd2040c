import { APIError } from "better-auth";
import type { Role } from "#domain/desk/people/member.ts";
import { findUser } from "#server/store/desk/people/members.ts";
import { addUsedCode, hasPasskey } from "#server/store/desk/people/second-step.ts";
import { deskSetting } from "#server/store/desk/people/settings.ts";
import type { Store } from "#server/store/open.ts";
import { hashed } from "./hashed.ts";

/** Owners always; everyone if an owner has chosen so. */
export async function needsSecondStep(store: Pick<Store, "db">, role: Role): Promise<boolean> {
  return role === "owner" || (await deskSetting(store, "second-step-for-all")) === "yes";
}

/**
 * Members who must have a second step and have a passkey sign in with it: a password alone could otherwise be used to
 * set up another second step.
 */
export async function refuseWeakSignIn(store: Store, userId: string): Promise<void> {
  const user = await findUser(store, userId);
  if (!user || user.two_factor_enabled === 1 || !(await hasPasskey(store, userId))) return;
  if (await needsSecondStep(store, user.role))
    throw new APIError("FORBIDDEN", { code: "PASSKEY_NEEDED", message: "Sign in with your passkey." });
}

/** better-auth accepts the same code of an authenticator app again for about 90 seconds. */
export async function acceptCodeOnce(store: Store, code: string, { now }: { readonly now: number }): Promise<void> {
  const isNew = await addUsedCode(store, hashed(code), { now });
  if (!isNew) throw new APIError("UNAUTHORIZED", { code: "CODE_USED", message: "This code was used already." });
}
