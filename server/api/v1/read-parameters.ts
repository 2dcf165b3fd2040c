import type { Context } from "hono";
import type * as z from "zod/mini";
import { AppError } from "#server/http/app-error.ts";

/** The longest name of a parameter that an answer repeats. */
const maxNameLength = 40;

/**
 * The parameters of a request's address. Each may be given once, except those that are lists; one that the endpoint
 * does not have is refused, because a misspelled filter would otherwise return everything. @throws AppError apiParameter
 */
export function readParameters<Schema extends z.ZodMiniObject>(context: Context, schema: Schema): z.output<Schema> {
  const given = new URL(context.req.url).searchParams;
  const values: Record<string, string | readonly string[]> = Object.create(null);
  for (const name of new Set(given.keys())) {
    const all = given.getAll(name);
    values[name] = isList(schema, name) ? all : all.length === 1 ? (all[0] ?? "") : all;
  }
  const { data, error } = schema.safeParse(values);
  if (data) return data;
  const [issue] = error?.issues ?? [];
  const name = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
  throw new AppError("apiParameter", undefined, { parameter: String(name ?? "").slice(0, maxNameLength) });
}

function isList({ def: { shape } }: z.ZodMiniObject, name: string): boolean {
  const def = Object.hasOwn(shape, name) ? shape[name]?._zod.def : undefined;
  const inner = def && "innerType" in def ? (def as z.core.$ZodOptionalDef).innerType._zod.def : def;
  return inner?.type === "array";
}
