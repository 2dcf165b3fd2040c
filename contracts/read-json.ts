import type * as z from "zod/mini";

/** A stored text by its schema; undefined if it is not JSON or does not match. */
export function readJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
