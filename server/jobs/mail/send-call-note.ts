import { deskScreens } from "#content/desk/shell.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { callNoteMail } from "#server/documents/mails/call-note-mail.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { findNote } from "#server/services/bookings/call-note.ts";
import { listMembers } from "#server/store/desk/people/members.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** Tells the firm that a call was booked, moved or canceled. */
export function sendCallNote(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, firm, siteUrl, timeZone } = settings;
    const note = await findNote(store, job.subject);
    if (!note) return nothingToSend;
    const { booking, lead, what } = note;
    const { email, name, phone, moved_from } = booking;
    const hasDesk = (await listMembers(store)).length > 0;
    const body = callNoteMail({
      what,
      when: callTimeText(booking.starts_at, timeZone),
      before: moved_from === null ? undefined : callTimeText(moved_from, timeZone),
      company: oneLine(lead.company),
      name: name ?? undefined,
      email: email ?? undefined,
      phone: phone ?? undefined,
      link: hasDesk ? `${siteUrl}/desk${deskScreens.leads.path}/${lead.id}` : undefined,
    });
    return deliver(settings, job, tools, {
      ...body,
      cause: "automatic",
      to: firm,
      replyTo: email === null ? undefined : { address: email },
    });
  };
}
