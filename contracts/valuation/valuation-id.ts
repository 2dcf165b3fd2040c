import * as z from "zod/mini";

/** A valuation's id is also the key to its private link, so it must be a random UUID. */
export const valuationIdSchema = z.uuidv4().check(z.regex(/^[0-9a-f-]+$/, "lower case"));
