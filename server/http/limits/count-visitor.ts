import type { Context } from "hono";
import type { Deps } from "#server/deps.ts";
import type { Allowance } from "./limiter.ts";
import { visitorAddress } from "./visitor-address.ts";

type Parts = Pick<Deps, "limiter" | "env">;

/** Counts an action of the visitor. @throws AppError */
export function countVisitor(context: Context, { limiter, env }: Parts, allowance: Allowance): Promise<void> {
  return limiter.countVisitor(allowance, visitorAddress(context, env));
}
