import * as z from "zod/mini";
import { isEmail } from "#domain/contact/email.ts";
import { hasPhoneDigits, isPhoneSpelling } from "#domain/contact/phone.ts";
import { cutTo, oneLine } from "#domain/leads/plain-text.ts";

/** Contact fields. The messages are what the visitor reads under the field. */

const missingEmail = "Please enter your e-mail address.";
const wrongEmail = "Please enter a full e-mail address, such as name@company.com.";
const wrongPhone = "Please enter a phone number with 7 to 20 digits.";
const wordsInPhone = "Please enter only the phone number, without words. An extension such as “ext. 4” is fine.";

/** Longer input is refused without tidying, so that no pattern ever runs over a long text. */
const maxTypedLength = 10_000;

const tidied = (missing: string, tooLong: string) =>
  z.pipe(z.string(missing).check(z.maxLength(maxTypedLength, tooLong)), z.transform(oneLine));

/** One line of 1 to `most` characters. Line breaks and control characters become spaces. */
export const lineOf = (most: number, { missing, tooLong }: { missing: string; tooLong: string }) =>
  z.pipe(
    tidied(missing, tooLong),
    z.string().check(z.minLength(1, { error: missing, abort: true }), z.maxLength(most, tooLong)),
  );

export const emailSchema = z.pipe(
  tidied(missingEmail, wrongEmail),
  z.string().check(z.minLength(1, { error: missingEmail, abort: true }), z.refine(isEmail, wrongEmail)),
);

/** Stored as typed; only the digits are counted. */
export const phoneSchema = z.pipe(
  tidied(wrongPhone, wrongPhone),
  z.string().check(z.refine(hasPhoneDigits, wrongPhone), z.refine(isPhoneSpelling, wordsInPhone)),
);

const isBlank = (value: unknown) =>
  value === null || (typeof value === "string" && value.length <= maxTypedLength && oneLine(value) === "");

/** The start of a text as one line, for values that are cut and never refused. */
export const startOfLine = (text: string, most: number) => cutTo(oneLine(cutTo(text, maxTypedLength)), most).trim();

/** An untouched field of a form arrives empty and counts as left out. */
export const blankAsAbsent = <Schema extends z.ZodMiniType<unknown, unknown>>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (isBlank(value) ? undefined : value)),
      z.optional(schema),
    ),
  );
