import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "#server/http/app-error.ts";
import { nextEventLoopIteration } from "#server/http/event-loop-iteration.ts";
import { isBoundedJson } from "./bounded-json.ts";
import { wholeBody } from "./whole-body.ts";

/**
 * The body, parsed by its schema. Only the JSON content type is read: a form on another site cannot send that.
 * @throws AppError badRequest
 */
export async function jsonBody<T>({ req }: Context, schema: z.core.$ZodType<T>): Promise<T> {
  const contentType = req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (contentType !== "application/json") throw new AppError("badRequest", "the content type is not JSON");
  const text = await wholeBody(req.text());
  await nextEventLoopIteration();
  const parsed = z.safeParse(schema, parseBounded(text));
  if (parsed.success) return parsed.data;
  // Where and how it is wrong, without its content: keys below the first level may be the sender's own.
  const [issue] = parsed.error.issues;
  const [first = "the whole", ...below] = issue?.path ?? [];
  throw new AppError("badRequest", `${String(first)}${below.length > 0 ? " within" : ""}: ${issue?.code}`);
}

/** @throws AppError badRequest */
export function parseBounded(text: string): unknown {
  if (!isBoundedJson(text)) throw new AppError("badRequest", "the body has too many parts or levels");
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("badRequest", "the body is not JSON");
  }
}
