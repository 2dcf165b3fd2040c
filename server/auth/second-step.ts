import { allowances } from "#server/http/limits/allowances.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { endSessions } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { readSession } from "./sessions.ts";
import { answerOf, headersFor, type SignInParts, type Visit, type WithCookies } from "./sign-in.ts";

export type CodeSetUp = {
  /** `otpauth://…`, for the authenticator app. */
  readonly uri: string;
  readonly backupCodes: readonly string[];
};

/** Begins to set up an authenticator app; it counts once a code was entered. @throws AppError deskRefused, deskCodeSetUp */
export async function startCodeSetUp(
  { auth, limiter }: SignInParts,
  password: string,
  visit: Visit,
): Promise<CodeSetUp> {
  await limiter.countVisitor(allowances.deskSignIns, visit.address);
  const { body } = await answerOf("deskRefused", () =>
    auth().api.enableTwoFactor({ body: { password, method: "totp" }, headers: headersFor(visit), asResponse: true }),
  );
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] };
  return { uri: totpURI, backupCodes };
}

type Parts = SignInParts & { readonly store: Store; readonly now: number };

/** Ends the member's other sessions, which had no second step. @throws AppError deskCodeRefused */
export async function confirmCodeSetUp(
  { auth, limiter, store, now }: Parts,
  code: string,
  visit: Visit,
): Promise<WithCookies> {
  await limiter.countVisitor(allowances.deskSignIns, visit.address);
  const before = await readSession(auth(), store, visit.headers, { now });
  const { cookies } = await answerOf("deskCodeRefused", () =>
    auth().api.verifyTOTP({ body: { code: code.replace(/\s/g, "") }, headers: headersFor(visit), asResponse: true }),
  );
  const { member } = before ?? {};
  if (member) {
    const current = await newestSession(store, member.id);
    await store.db.transaction().execute(async (tx) => {
      await endSessions(tx, member.id, { except: current });
      await recordAudit(tx, { at: now, actor: member, action: "secondStepSetUp", subject: member.id, to: "code" });
    });
  }
  return { cookies };
}

async function newestSession({ db }: Store, userId: string): Promise<string | undefined> {
  const sessions = db.selectFrom("desk_session").select("id").where("user_id", "=", userId);
  return (await sessions.orderBy("created_at", "desc").limit(1).executeTakeFirst())?.id;
}
