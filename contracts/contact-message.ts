import * as z from "zod/mini";
import { plainText } from "#domain/leads/plain-text.ts";
import { emailSchema, lineOf, orLeftOut, phoneSchema, startOfLine } from "./contact-details.ts";
import { errorTable } from "./error-table.ts";
import { valuationIdSchema } from "./valuation-id.ts";

export const reportPackages = ["professional", "exitReadiness"] as const;
export const contactLimits = { name: 120, company: 120, message: 4_000, trap: 200, leastElapsedMs: 1_500 } as const;

const missingMessage = "Please write a line about what you would like to talk about.";

const message = z.pipe(
  z.pipe(z.string(missingMessage), z.transform(plainText)),
  z.string().check(z.maxLength(contactLimits.message, "Please keep your message under 4,000 characters.")),
);

const fields = {
  /** Made by the form, anew for each message: one that is sent again after a lost answer is the same message. */
  messageId: z.uuidv4(),
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
  /** The trap: no person sees it, and robots like to fill it in. */
  homepage: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => startOfLine(text, contactLimits.trap)),
    ),
    "",
  ),
  /** Since the form was shown, by the visitor's clock. */
  elapsedMs: z.number().check(z.gte(contactLimits.leastElapsedMs, errorTable.tooQuick.message)),
};

/**
 * What the contact form and 'Request this report' send. Two fields keep robots out without a puzzle. Who is quicker than
 * a person reads so and can send again; what falls into the trap is kept apart for the firm to look at, so that a browser
 * that fills in too much costs nobody a message.
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

const text = z.string();

/** A message as the store keeps it. */
export const storedMessageSchema = z.object({
  messageId: text,
  kind: z.enum(["contact", "report"]),
  name: text,
  email: text,
  phone: z.exactOptional(text),
  company: z.exactOptional(text),
  valuationId: z.exactOptional(text),
  package: z.exactOptional(z.enum(reportPackages)),
  message: text,
  /** What fell into the trap, for whoever judges whether a robot wrote it. */
  homepage: z.exactOptional(text),
});
export type StoredMessage = z.output<typeof storedMessageSchema>;

/** Without what is only of use on the way in, so that a repeat is the same record. */
export function storedMessageOf({ elapsedMs: _, homepage, ...message }: ContactMessage): StoredMessage {
  const record = { ...message, ...(homepage !== "" && { homepage }) };
  return storedMessageSchema.parse(JSON.parse(JSON.stringify(record)));
}

/** A record that does not keep to the contract is as good as none. */
export function readStoredMessage(record: string): StoredMessage | undefined {
  try {
    return storedMessageSchema.safeParse(JSON.parse(record)).data;
  } catch {
    return undefined;
  }
}
