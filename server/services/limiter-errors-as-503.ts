import type { Limiter } from "#server/http/limits/limiter.ts";
import type { Log } from "#server/ops/log.ts";
import { storeErrorsAs503 } from "./store-errors-as-503.ts";

/** What cannot be counted is refused for now. */
export function limiterErrorsAs503(limiter: Limiter, log: Log): Limiter {
  return {
    count: (limit, key) => storeErrorsAs503(log, () => limiter.count(limit, key)),
    countVisitor: (allowance, visitor) => storeErrorsAs503(log, () => limiter.countVisitor(allowance, visitor)),
  };
}
