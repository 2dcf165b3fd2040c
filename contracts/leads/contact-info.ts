import * as z from "zod/mini";
import { firstErrors } from "#contracts/first-errors.ts";
import { readJson } from "#contracts/read-json.ts";
import { blankAsAbsent, emailSchema, phoneSchema } from "./contact-details.ts";

/** The recipient of the report, as typed under 'Send me this report'. */
const typedSchema = z.object({ email: emailSchema, phone: blankAsAbsent(phoneSchema) });

export type ContactInfo = { readonly email: string; readonly phone?: string };

export type CheckedContactInfo =
  | { readonly ok: true; readonly contact: ContactInfo }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<keyof ContactInfo, string>>> };

/** The contact, or the first error of each field. */
export function checkContactInfo(typed: unknown): CheckedContactInfo {
  const parsed = typedSchema.safeParse(typed);
  if (parsed.success) {
    const { email, phone } = parsed.data;
    return { ok: true, contact: { email, ...(phone !== undefined && { phone }) } };
  }
  return { ok: false, errors: firstErrors(parsed.error) };
}

const rememberedSchema = z.object({
  email: emailSchema,
  phone: z.exactOptional(phoneSchema),
  savedAt: z.iso.datetime(),
});

/** Contact info as the browser remembers it. */
export type RememberedContact = ContactInfo & { readonly savedAt: string };

/** What the browser remembered, or undefined if it has no known form. */
export function readRememberedContact(kept: string): RememberedContact | undefined {
  return readJson(rememberedSchema, kept);
}
