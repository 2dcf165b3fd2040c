import { z } from "zod";
import { callNoteText, phoneAsTyped } from "#content/desk/bookings.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import type { Handler, JobTools, Outcome } from "#server/jobs/worker.ts";
import { type FoundNote, findNote } from "#server/services/bookings/call-note.ts";
import { findBooking } from "#server/store/bookings/bookings.ts";
import { noteOfSubject } from "#server/store/bookings/note-subject.ts";
import { type Job, removeJob } from "#server/store/jobs/jobs.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { type ExistingItems, removeItem } from "./crm-sync.ts";
import { leadItem } from "./lead-item.ts";
import { commentsOf, syncComment } from "./sync-comment.ts";

/** The item that holds the comment and the time that it names, or an item that was deleted before it was written. */
const memoSchema = z.object({
  on: z.string().optional(),
  startsAt: z.number().optional(),
  gone: z.string().optional(),
});

/** Writes a booked or canceled call as a comment on its lead's item, and deletes the comment of a deleted booking. */
export function crmCall(parts: CrmJobSettings): Handler {
  const { store, crm, settings, verifyMs, now = Date.now } = parts;
  return async (job, tools) => {
    const note = await findNote(store, job.subject);
    const known = memoSchema.safeParse(job.memo).data ?? {};
    if (!note) {
      const isDeleted = !(await findBooking(store, noteOfSubject(job.subject)?.id ?? ""));
      return isDeleted ? removeComments(parts, { job, tools, on: known.on }) : { ok: true };
    }
    const { booking, lead } = note;
    const startsAt = booking.starts_at;
    const found = await leadItem(store, lead.id, { now: now(), gone: known.gone });
    if ("until" in found) return { wait: true, ...found };
    const on = found.item;
    const idLine = `${idLineOf(job)}${startsAt}`;
    const copies = commentsOf(crm, on, (text) => text.includes(idLine), { signal: tools.signal });
    // A new item or another time needs a new comment.
    const memo = known.on === on && known.startsAt === startsAt ? job.memo : {};
    const syncJob = { job: { ...job, memo }, tools, store, now, verifyMs, copies, extraMemo: { on, startsAt } };
    const text = [...linesOf(note, settings.timeZone), idLine].join("\n");
    return syncComment(syncJob, crm, { item: on, leadId: lead.id, text });
  };
}

/** The last line, by which a delivery finds its comments again; the time that a comment names follows. */
const idLineOf = ({ subject }: Job) => `Call ID: ${subject} `;

type Removal = { readonly job: Job; readonly tools: JobTools; readonly on: string | undefined };

/** Removes the comments about every time of the call. The job is deleted last: its subject is the calendar's id. */
async function removeComments(
  { store, crm, verifyMs, now = Date.now }: CrmJobSettings,
  { job, tools, on }: Removal,
): Promise<Outcome> {
  const written = commentsOf(crm, on ?? "", (text) => text.includes(idLineOf(job)), { signal: tools.signal });
  const copies: ExistingItems = {
    ...written,
    find: async () => (on === undefined ? [] : written.find().catch(noneIfGone)),
  };
  const outcome = await removeItem({ job, tools, store, now, verifyMs, copies, extraMemo: { on } });
  if ("ok" in outcome && outcome.again === undefined) await removeJob(store, job);
  return outcome;
}

function noneIfGone(error: unknown): readonly string[] {
  if (error instanceof CrmError && error.failure.kind === "gone") return [];
  throw error;
}

function linesOf({ what, booking }: FoundNote, timeZone: string): readonly string[] {
  const time = (at: number) => callTimeText(at, timeZone);
  const before = booking.moved_from === null ? undefined : time(booking.moved_from);
  const phone = booking.phone === null ? null : phoneAsTyped(booking.phone);
  const who = [booking.name, booking.email, phone].filter(Boolean).map((each) => oneLine(each ?? ""));
  return [`${callNoteText[what](time(booking.starts_at), before)}.`, who.join(", "), ""];
}
