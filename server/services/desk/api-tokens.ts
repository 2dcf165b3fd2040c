import { newTokenSchema } from "#contracts/api/token-form.ts";
import { type ApiTokenView, apiScopes, isExpired, maxTokens, tokenLifetimes } from "#domain/api/api-token.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { type ApiToken, endToken, insertToken, openTokens } from "#server/store/api/api-tokens.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { listMembers, memberNames } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";
import { requireRole } from "./people/require-role.ts";

/** The tokens of the firm's own systems. Each change is one transaction with its entry in the audit log. */

type Clock = { readonly now: number };

/** As the form sends it. */
export type TypedToken = { readonly name: string; readonly scopes: readonly string[]; readonly lifetime: string };

/** Those that were not ended, newest first. @throws AppError roleRefused */
export async function readTokens(store: Pick<Store, "db">, member: Member): Promise<readonly ApiTokenView[]> {
  requireRole(member, "manageConnections");
  const [tokens, names, members] = await Promise.all([openTokens(store), memberNames(store), listMembers(store)]);
  const present = new Set(members.map(({ id }) => id));
  return tokens.map((token) => ({ ...viewOf(token, names), hasMakerLeft: !present.has(token.created_by) }));
}

function viewOf(token: ApiToken, names: ReadonlyMap<string, string>): Omit<ApiTokenView, "hasMakerLeft"> {
  const { id, name, scopes, created_by, created_at, expires_at, last_used_at } = token;
  return {
    id,
    name,
    scopes,
    madeBy: names.get(created_by) ?? "",
    madeAt: created_at,
    ...(expires_at !== null && { expiresAt: expires_at }),
    ...(last_used_at !== null && { usedAt: last_used_at }),
  };
}

/** The secret, which is shown this once. @throws AppError roleRefused, deskTokenIncomplete, deskTooManyTokens */
export async function makeToken(
  store: Pick<Store, "db">,
  member: Member,
  typed: TypedToken,
  { now }: Clock,
): Promise<{ readonly name: string; readonly secret: string }> {
  requireRole(member, "manageConnections");
  const { data } = newTokenSchema.safeParse(typed);
  if (!data) throw new AppError("deskTokenIncomplete");
  const scopes = apiScopes.filter((scope) => data.scopes.includes(scope));
  const lifetime = tokenLifetimes[data.lifetime];
  return store.db.transaction().execute(async (tx) => {
    const working = (await readTokens({ db: tx }, member)).filter((token) => !isExpired(token, now));
    if (working.length >= maxTokens) throw new AppError("deskTooManyTokens");
    const token = { name: data.name, scopes, created_by: member.id };
    const { secret } = await insertToken(
      tx,
      { ...token, expires_at: lifetime === undefined ? null : now + lifetime },
      { now },
    );
    await recordAudit(tx, { at: now, actor: member, action: "tokenMade", subject: data.name, to: scopes.join(", ") });
    return { name: data.name, secret };
  });
}

/** One that was ended before stays as it is. @throws AppError roleRefused */
export async function endApiToken(store: Pick<Store, "db">, member: Member, id: string, { now }: Clock): Promise<void> {
  requireRole(member, "manageConnections");
  await store.db.transaction().execute(async (tx) => {
    const ended = await endToken(tx, id, { now });
    if (ended) await recordAudit(tx, { at: now, actor: member, action: "tokenEnded", subject: ended.name });
  });
}
