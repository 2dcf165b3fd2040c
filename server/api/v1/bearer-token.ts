import type { Context } from "hono";
import { type ApiScope, isTokenShaped } from "#domain/api/api-token.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/http/app-error.ts";
import { allowances } from "#server/http/limits/allowances.ts";
import type { Limit } from "#server/http/limits/limiter.ts";
import { visitorAddress } from "#server/http/limits/visitor-address.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import { tryToWrite } from "#server/services/try-to-write.ts";
import { type ApiToken, findToken, hashOfToken, isUseDue, writeUse } from "#server/store/api/api-tokens.ts";

/** Of one token, on all servers together. */
const tokenCalls = {
  name: "API calls of a token",
  max: 120,
  windowMs: 60_000,
  code: "tooManyApiRequests",
} as const satisfies Limit;

/** How many addresses and tokens are remembered; above that all are forgotten. */
const maxRemembered = 10_000;

type Parts = Pick<Deps, "store" | "limiter" | "env" | "log">;

export type TokenCheck = (context: Context, scope: ApiScope) => Promise<void>;

/** What an endpoint of the API needs. */
export type ApiParts = Pick<Deps, "store" | "log"> & { readonly requireToken: TokenCheck };

/**
 * Lets a request in by its token. One for all endpoints, so that all know the same tokens.
 * @throws AppError apiTokenMissing, apiTokenRefused, apiScopeMissing, tooManyApiRequests, tooManyWrongTokens, unavailable
 */
export function createTokenCheck({ store, limiter, env, log }: Parts): TokenCheck {
  /** Addresses that sent too many wrong tokens, with the time until which the store is not asked for them. */
  const paused = new Map<string, number>();
  /** Hashes that worked here: their owner is let in even from an address that is paused for others. */
  const known = new Set<string>();

  async function findBy(secret: string, visitor: string): Promise<ApiToken> {
    const hash = hashOfToken(secret);
    const pausedMs = (paused.get(visitor) ?? 0) - Date.now();
    if (pausedMs > 0 && !known.has(hash)) throw tooManyWrong(pausedMs / 1_000);
    const token = await storeErrorsAs503(log, () => findToken(store, hash, { now: Date.now() }));
    if (!token) {
      known.delete(hash);
      await countWrong(visitor);
      throw tokenRefused();
    }
    if (known.size >= maxRemembered) known.clear();
    known.add(hash);
    return token;
  }

  async function countWrong(visitor: string): Promise<void> {
    try {
      await limiter.countVisitor(allowances.wrongTokens, visitor);
    } catch (error) {
      if (error instanceof AppError && error.retryAfterSeconds !== undefined && error.code === "tooManyWrongTokens") {
        if (paused.size >= maxRemembered) paused.clear();
        paused.set(visitor, Date.now() + error.retryAfterSeconds * 1_000);
      }
      throw error;
    }
  }

  return async (context, scope) => {
    const secret = bearerOf(context.req.header("Authorization"));
    if (secret === undefined) throw new AppError("apiTokenMissing", undefined, { challenge: "Bearer" });
    if (!isTokenShaped(secret)) throw tokenRefused();
    const token = await findBy(secret, visitorAddress(context, env));
    await limiter.count(tokenCalls, token.id);
    if (isUseDue(token, { now: Date.now() }))
      await tryToWrite(log, "the last use of an API token", () => writeUse(store, token.id, { now: Date.now() }));
    if (!token.scopes.includes(scope))
      throw new AppError("apiScopeMissing", `API: ${scope} is missing`, {
        challenge: `Bearer error="insufficient_scope", scope="${scope}"`,
      });
  };
}

const tokenRefused = () => new AppError("apiTokenRefused", undefined, { challenge: 'Bearer error="invalid_token"' });

const tooManyWrong = (seconds: number) =>
  new AppError("tooManyWrongTokens", "limit wrong API tokens reached", { retryAfterSeconds: Math.ceil(seconds) });

/** Only from the header: an address with a token would be in logs and histories. */
function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? "")?.[1];
}
