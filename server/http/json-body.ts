import type { Context } from "hono";
import { z } from "zod";
import { Refusal } from "#server/refusal.ts";

/** The body as its schema has it. Only what is called JSON is read: a form on another site cannot send that. @throws Refusal badRequest */
export async function jsonBody<T>({ req }: Context, schema: z.core.$ZodType<T>): Promise<T> {
  const contentType = req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (contentType !== "application/json") throw new Refusal("badRequest", "the body is not called JSON");
  const body: unknown = await req.json().catch(() => {
    throw new Refusal("badRequest", "the body is not JSON");
  });
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  // Where and in which way it is wrong, but nothing of what it says.
  const [issue] = parsed.error.issues;
  throw new Refusal("badRequest", `${issue?.path.map(String).join(".")}: ${issue?.code}`);
}
