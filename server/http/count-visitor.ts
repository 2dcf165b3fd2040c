import type { Context } from "hono";
import type { Deps } from "#server/deps.ts";
import type { Allowance } from "#server/limits.ts";
import { orUnavailable } from "#server/usecases/or-unavailable.ts";
import { visitorAddress } from "./visitor-address.ts";

type Parts = Pick<Deps, "limiter" | "log" | "env">;

/** Counts what the visitor now does. What cannot be counted is refused for now. @throws Refusal */
export function countVisitor(context: Context, { limiter, log, env }: Parts, allowance: Allowance): Promise<void> {
  return orUnavailable(log, () => limiter.countVisitor(allowance, visitorAddress(context, env)));
}
