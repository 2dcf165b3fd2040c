import type { Context } from "hono";
import { z } from "zod";
import { Refusal } from "#server/refusal.ts";
import { isBoundedJson } from "./bounded-json.ts";
import { eventLoopTurn } from "./event-loop-turn.ts";
import { wholeBody } from "./whole-body.ts";

/** The body as its schema has it. Only what is called JSON is read: a form on another site cannot send that. @throws Refusal badRequest */
export async function jsonBody<T>({ req }: Context, schema: z.core.$ZodType<T>): Promise<T> {
  const contentType = req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (contentType !== "application/json") throw new Refusal("badRequest", "the body is not called JSON");
  const text = await wholeBody(req.text());
  await eventLoopTurn();
  const parsed = z.safeParse(schema, parseBounded(text));
  if (parsed.success) return parsed.data;
  // Where and in which way it is wrong, but nothing of what it says: below the first name others may be the sender's own.
  const [issue] = parsed.error.issues;
  const [first = "the whole", ...below] = issue?.path ?? [];
  throw new Refusal("badRequest", `${String(first)}${below.length > 0 ? " within" : ""}: ${issue?.code}`);
}

/** @throws Refusal badRequest */
function parseBounded(text: string): unknown {
  if (!isBoundedJson(text)) throw new Refusal("badRequest", "the body has too many parts or levels");
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("badRequest", "the body is not JSON");
  }
}
