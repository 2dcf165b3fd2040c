import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit as countedLimit } from "hono/body-limit";
import { AppError } from "#server/http/app-error.ts";
import { wholeBody } from "./whole-body.ts";

/**
 * Refuses a body above this many bytes. A declared length binds the sender, so only a body without one is counted
 * while it arrives; counting all would double the cost of reading. @throws AppError tooLarge
 */
export function bodyLimit(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new AppError("tooLarge");
  };
  const counted = countedLimit({ maxSize, onError });
  return async (context, next) => {
    const declared = declaredLength(context);
    // Only reading the body can fail here, not the handler.
    if (declared === undefined) return wholeBody(Promise.resolve(counted(context, next)));
    if (declared > maxSize) throw new AppError("tooLarge");
    await next();
  };
}

function declaredLength({ req }: Context): number | undefined {
  const length = req.header("Content-Length");
  return length === undefined || req.header("Transfer-Encoding") !== undefined ? undefined : Number(length);
}
