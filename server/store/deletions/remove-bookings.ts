import type { Kysely } from "kysely";
import { deleteBookings } from "#server/store/bookings/bookings.ts";
import { noteSubjects } from "#server/store/bookings/note-subject.ts";
import { removeEventsOf } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue, jobId } from "#server/store/jobs/jobs.ts";
import type { Tables } from "#server/store/schema.ts";

/** The deliveries about these bookings. */
export const jobsOfBookings = (kind: string, bookings: readonly string[]): readonly string[] =>
  bookings.flatMap(noteSubjects).map((subject) => jobId({ kind, subject }));

/**
 * Deletes bookings whose lead stays, with their events and waiting mails, in the caller's transaction. Comments that
 * may be in the CRM are deleted through the outbox; returns how many those are.
 */
export async function removeBookings(
  tx: Kysely<Tables>,
  bookings: readonly string[],
  { now }: { readonly now: number },
): Promise<number> {
  if (bookings.length === 0) return 0;
  await deleteBookings(tx, bookings);
  await removeEventsOf(tx, bookings);
  await tx.deleteFrom("job").where("id", "in", jobsOfBookings(jobKinds.mailCall, bookings)).execute();
  const comments = jobsOfBookings(jobKinds.crmCall, bookings);
  // Never tried, so there is no comment.
  await tx
    .deleteFrom("job")
    .where("id", "in", comments)
    .where("memo", "=", "{}")
    .where("unsettled_claims", "=", 0)
    .execute();
  const written = await tx.selectFrom("job").select(["kind", "subject"]).where("id", "in", comments).execute();
  await enqueue(tx, written, { now });
  return written.length;
}
