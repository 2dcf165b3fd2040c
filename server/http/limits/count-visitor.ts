import type { Context } from "hono";
import type { Deps } from "#server/deps.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import type { Allowance } from "./limits.ts";
import { visitorAddress } from "./visitor-address.ts";

type Parts = Pick<Deps, "limiter" | "log" | "env">;

/** Counts an action of the visitor. If it cannot be counted, it is refused for now. @throws AppError */
export function countVisitor(context: Context, { limiter, log, env }: Parts, allowance: Allowance): Promise<void> {
  return storeErrorsAs503(log, () => limiter.countVisitor(allowance, visitorAddress(context, env)));
}
