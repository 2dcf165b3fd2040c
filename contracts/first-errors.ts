import type * as z from "zod/mini";

/** The first error of each field. */
export function firstErrors<Field extends string>(error: z.core.$ZodError): Readonly<Partial<Record<Field, string>>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of error.issues) {
    const field = path[0] as Field | undefined;
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
}
