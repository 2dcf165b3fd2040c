import { z } from "zod";

/** A valuation's id is also the key to its private link, so it is a random UUID and nothing shorter or tidier. */
export const valuationIdSchema = z.uuidv4().regex(/^[0-9a-f-]+$/, "lower case");
