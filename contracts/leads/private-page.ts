import * as z from "zod/mini";
import { reminderMonths } from "#domain/leads/private-page/reminder.ts";
import { scenarioNameLength } from "#domain/leads/private-page/scenarios.ts";
import { shareLimits, shareParts } from "#domain/sharing/share.ts";
import { blankAsAbsent, emailSchema, lineOf } from "./contact-details.ts";

/** The forms of the private page. Each sends its action, so that no other POST there changes anything. */

const parts = z.enum(shareParts);
const months = z.pipe(z.transform(Number), z.literal(reminderMonths));
const name = lineOf(scenarioNameLength, { missing: "No name.", tooLong: "No such name." });
/** When the snapshot was taken, in epoch milliseconds: its key. */
const snapshotTime = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

export const privatePageFormSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("share"),
    label: lineOf(shareLimits.labelLength, { missing: "No name.", tooLong: "The name is too long." }),
    /** One for each ticked box; a single one arrives as a text. */
    part: z.optional(z.union([parts, z.array(parts)])),
    day: z.iso.date(),
  }),
  z.strictObject({ action: z.literal("close"), share: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  z.strictObject({ action: z.literal("remind"), months, email: blankAsAbsent(emailSchema) }),
  z.strictObject({ action: z.literal("stopReminder") }),
  z.strictObject({ action: z.literal("stopEmails") }),
  z.strictObject({ action: z.literal("removeScenario"), name }),
  z.strictObject({ action: z.literal("removeSnapshot"), at: snapshotTime }),
]);
export type PrivatePageForm = z.output<typeof privatePageFormSchema>;
export type PrivatePageAction = PrivatePageForm["action"];

/** Query parameters: what the last form did, and the pages with one button to which our mails lead. */
export const privatePageQuery = { note: "note", stop: "stop-reminder", stopEmails: "stop-emails" } as const;

/** What the page says after a form, and in which part of it. */
const partOfNote = {
  shared: "share",
  closed: "share",
  labelWrong: "share",
  dayWrong: "share",
  linksFull: "share",
  reminded: "reminder",
  stopped: "reminder",
  emailsStopped: "reminder",
  emailWrong: "reminder",
  emailMissing: "reminder",
  mailsLimited: "reminder",
  removed: "scenarios",
  snapshotRemoved: "history",
  failed: "page",
} as const;
export type PrivatePageNote = keyof typeof partOfNote;
export type PrivatePagePart = (typeof partOfNote)[PrivatePageNote];

const isNote = (text: string | null): text is PrivatePageNote => text !== null && Object.hasOwn(partOfNote, text);

/** The address to which a form leads back. */
export const noteAddress = (note: PrivatePageNote) =>
  `?${new URLSearchParams({ [privatePageQuery.note]: note })}#${partOfNote[note]}`;

/** The note to show in a part of the page. */
export function noteFor(part: PrivatePagePart, search: URLSearchParams): PrivatePageNote | undefined {
  const note = search.get(privatePageQuery.note);
  return isNote(note) && partOfNote[note] === part ? note : undefined;
}

/** The last part of a shared address. */
export const shareTokenSchema = z.string().check(z.regex(/^[\w-]{32}$/));
