import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type ApiScope, isApiScope, tokenPrefix } from "#domain/api/api-token.ts";
import type { ApiTokenRow } from "#server/store/desk/desk-tables.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;
type Clock = { readonly now: number };

export type ApiToken = Pick<
  ApiTokenRow,
  "id" | "name" | "created_by" | "created_at" | "expires_at" | "last_used_at"
> & {
  readonly scopes: readonly ApiScope[];
};

/** The last use is written at most this often. */
const useWrittenEveryMs = 60_000;

const columns = ["id", "name", "scopes", "created_by", "created_at", "expires_at", "last_used_at"] as const;

export const hashOfToken = (secret: string) => createHash("sha256").update(secret).digest("hex");

type NewToken = Pick<ApiTokenRow, "name" | "created_by" | "expires_at"> & { readonly scopes: readonly ApiScope[] };

/** The secret has 256 random bits and is stored nowhere. */
export async function insertToken(
  tx: Kysely<Tables>,
  { scopes, ...token }: NewToken,
  { now }: Clock,
): Promise<{ readonly id: string; readonly secret: string }> {
  const id = randomUUID();
  const secret = tokenPrefix + randomBytes(32).toString("base64url");
  const row = { ...token, id, hash: hashOfToken(secret), scopes: scopes.join(" "), created_at: now };
  await tx
    .insertInto("api_token")
    .values({ ...row, last_used_at: null, ended_at: null })
    .execute();
  return { id, secret };
}

/** A token that works now, by its secret's hash. */
export async function findToken({ db }: Reading, hash: string, { now }: Clock): Promise<ApiToken | undefined> {
  const row = await db
    .selectFrom("api_token")
    .select(columns)
    .where("hash", "=", hash)
    .where("ended_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirst();
  return row && tokenOf(row);
}

/** Whether this use is written: the stored one may be a minute old. */
export const isUseDue = ({ last_used_at }: Pick<ApiToken, "last_used_at">, { now }: Clock): boolean =>
  last_used_at === null || last_used_at <= now - useWrittenEveryMs;

export async function writeUse({ db }: Reading, id: string, { now }: Clock): Promise<void> {
  await db
    .updateTable("api_token")
    .set({ last_used_at: now })
    .where("id", "=", id)
    // Of several requests at once one writes.
    .where((eb) => eb.or([eb("last_used_at", "is", null), eb("last_used_at", "<=", now - useWrittenEveryMs)]))
    .execute();
}

/** Those that were not ended, expired ones too, newest first. There are a few dozen at most. */
export async function openTokens({ db }: Reading): Promise<readonly ApiToken[]> {
  const rows = await db
    .selectFrom("api_token")
    .select(columns)
    .where("ended_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(tokenOf);
}

/** Undefined if it was ended before. */
export async function endToken(
  tx: Kysely<Tables>,
  id: string,
  { now }: Clock,
): Promise<Pick<ApiToken, "name"> | undefined> {
  return tx
    .updateTable("api_token")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("name")
    .executeTakeFirst();
}

function tokenOf({ scopes, ...row }: Pick<ApiTokenRow, (typeof columns)[number]>): ApiToken {
  return { ...row, scopes: scopes.split(" ").filter(isApiScope) };
}
