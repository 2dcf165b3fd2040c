import * as z from "zod/mini";
import { plainText } from "#domain/leads/plain-text.ts";
import { emailSchema, lineOf, orLeftOut, phoneSchema } from "./contact-details.ts";
import { valuationIdSchema } from "./valuation-id.ts";

export const reportPackages = ["professional", "exitReadiness"] as const;
export const contactLimits = { name: 120, company: 120, message: 4_000, leastElapsedMs: 1_500 } as const;

const missingMessage = "Please write a line about what you would like to talk about.";

const message = z.pipe(
  z.pipe(z.string(missingMessage), z.transform(plainText)),
  z.string().check(z.maxLength(contactLimits.message, "Please keep your message under 4,000 characters.")),
);

const fields = {
  name: lineOf(contactLimits.name, {
    missing: "Please enter your name.",
    tooLong: "Please shorten your name to 120 characters.",
  }),
  email: emailSchema,
  phone: orLeftOut(phoneSchema),
  company: orLeftOut(
    lineOf(contactLimits.company, {
      missing: "Please enter your company.",
      tooLong: "Please shorten the company to 120 characters.",
    }),
  ),
  valuationId: orLeftOut(valuationIdSchema),
  package: orLeftOut(z.enum(reportPackages)),
  /** The trap. Robots like to fill it in, and no browser fills a field of this name from an address book. */
  homepage: z._default(z.string().check(z.maxLength(0, "Please leave this field empty.")), ""),
  /** Since the form was shown, by the visitor's clock. */
  elapsedMs: z.number().check(z.gte(contactLimits.leastElapsedMs, "That was very quick. Please send it once more.")),
};

/**
 * What the contact form and 'Request this report' send. Two fields keep robots out without a puzzle: one that no person
 * sees, and the time since the form was shown. A person who is stopped by either reads why and can send again.
 */
export const contactMessageSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    ...fields,
    kind: z.literal("contact"),
    message: z.pipe(message, z.string().check(z.minLength(1, missingMessage))),
  }),
  z.strictObject({ ...fields, kind: z.literal("report"), message: z._default(message, "") }),
]);

export type ContactMessage = z.output<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;

export type CheckedContactMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<ContactField, string>>> };

/** The message, or the first thing to put right in each field. */
export function checkContactMessage(sent: unknown): CheckedContactMessage {
  const parsed = contactMessageSchema.safeParse(sent);
  if (parsed.success) return { ok: true, message: parsed.data };
  const errors: Partial<Record<ContactField, string>> = {};
  for (const { path, message: text } of parsed.error.issues) {
    const field = path[0] as ContactField | undefined;
    if (field !== undefined) errors[field] ??= text;
  }
  return { ok: false, errors };
}

export const contactAnswerSchema = z.object({ stored: z.literal(true) });
