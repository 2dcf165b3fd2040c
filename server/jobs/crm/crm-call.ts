import { z } from "zod";
import { callNoteText, phoneAsTyped } from "#content/desk/bookings.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { type FoundNote, findNote } from "#server/services/bookings/call-note.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { type ExistingCopies, syncItem } from "./crm-sync.ts";
import { leadItem, recreateItem } from "./lead-item.ts";

/** The item that holds the comment and the time that it names, or an item that was deleted before it was written. */
const memoSchema = z.object({
  on: z.string().optional(),
  startsAt: z.number().optional(),
  gone: z.string().optional(),
});

/** Writes a booked or cancelled call as a comment on its lead's item. */
export function crmCall({ store, crm, settings, verifyMs, now = Date.now }: CrmJobSettings): Handler {
  return async (job, tools) => {
    const note = await findNote(store, job.subject);
    if (!note) return { ok: true };
    const { booking, lead } = note;
    const startsAt = booking.starts_at;
    const known = memoSchema.safeParse(job.memo).data ?? {};
    const found = await leadItem(store, lead.id, { now: now(), gone: known.gone });
    if ("until" in found) return { wait: true, ...found };
    const on = found.item;
    const call = { signal: tools.signal };
    const idLine = `Call ID: ${job.subject} ${startsAt}`;
    const copies: ExistingCopies = {
      find: async () =>
        (await crm.findComments(on, call)).filter(({ text }) => text.includes(idLine)).map(({ id }) => id),
      remove: (id) => crm.deleteComment(id, call),
    };
    // A new item or another time needs a new comment.
    const memo = known.on === on && known.startsAt === startsAt ? job.memo : {};
    const syncJob = { job: { ...job, memo }, tools, store, now, verifyMs, copies, extraMemo: { on, startsAt } };
    const text = [...linesOf(note, settings.timeZone), idLine].join("\n");
    let itemIsGone = false;
    const outcome = await syncItem(syncJob, {
      create: () =>
        crm.addComment(on, text, { ...call, key: `${job.id} ${job.wanted}` }).catch((error: unknown) => {
          itemIsGone = error instanceof CrmError && error.failure.kind === "gone";
          throw error;
        }),
    });
    if (!itemIsGone) return outcome;
    return { wait: true, until: await recreateItem(store, lead.id, now()), memo: { gone: on } };
  };
}

function linesOf({ what, booking }: FoundNote, timeZone: string): readonly string[] {
  const time = (at: number) => callTimeText(at, timeZone);
  const before = booking.moved_from === null ? undefined : time(booking.moved_from);
  const phone = booking.phone === null ? null : phoneAsTyped(booking.phone);
  const who = [booking.name, booking.email, phone].filter(Boolean).map((each) => oneLine(each ?? ""));
  return [`${callNoteText[what](time(booking.starts_at), before)}.`, who.join(", "), ""];
}
