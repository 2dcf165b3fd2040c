import * as z from "zod/mini";
import { apiScopes, maxTokenName, tokenLifetimeNames } from "#domain/api/api-token.ts";

/** The desk's form for a new token. */
export const newTokenSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTokenName), z.regex(/^[^\p{Cc}]*$/u)),
  scopes: z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length)),
  lifetime: z.enum(tokenLifetimeNames),
});
