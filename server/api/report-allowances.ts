import type { Context } from "hono";
import type { Deps } from "#server/deps.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";
import type { Limit } from "#server/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { orUnavailable } from "#server/usecases/or-unavailable.ts";

const windowMs = 10 * 60_000;

/** A document that was not made yet costs a second of a processor. */
export const reportAllowances = {
  visitor: { name: "reports", most: 60, windowMs },
  all: { name: "reports, in all", most: 1_200, windowMs },
} as const satisfies Record<string, Limit>;

/** @throws Refusal tooManyReports: the limit's own sentence speaks of valuations. */
export async function countReport(context: Context, { limiter, log, env }: Deps): Promise<void> {
  const { visitor, all } = reportAllowances;
  await orUnavailable(log, () => limiter.count(visitor, visitorAddress(context, env), [all, ""])).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== "tooMany") throw error;
      const { message, retryAfterSeconds } = error;
      throw new Refusal("tooManyReports", message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
    },
  );
}
