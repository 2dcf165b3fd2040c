import * as z from "zod/mini";

/** ISO 8601 as epoch milliseconds. */
export const momentSchema = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => Date.parse(text)),
);

/** A day of this century that exists, YYYY-MM-DD. */
export const daySchema = z.iso.date().check(z.refine((text) => text.startsWith("20")));
