import { beforeEach, describe, expect, test } from "vitest";
import type { BookingEvent } from "#domain/bookings/booking.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { bare, id, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { pruneJobs } from "#server/store/jobs/job-maintenance.ts";
import { claim, markDelivered } from "#server/store/jobs/jobs.ts";
import { recordBooking } from "./record-booking.ts";

const owner = "owner@northgate.example";
const colleague = "cfo@northgate.example";

/** What is left of a deleted person's calls, on both engines. */
export function deletedBookingsContract(fixture: ServiceFixture): void {
  const { clock, leadService } = fixture;
  const take = (bookingId: string, event: Partial<BookingEvent>) =>
    recordBooking(
      fixture.store,
      { vendor: "cal", bookingId, at: clock.now, reference: referenceOf(id), ...event } as BookingEvent,
      { now: clock.now },
    );
  const book = (bookingId: string, email: string) =>
    take(bookingId, { kind: "booked", startsAt: t0, person: { name: "Ruth", email, phone: "+1 212-555-0199" } });
  const bookings = async () =>
    (await fixture.store.db.selectFrom("booking").select("id").execute()).map((row) => row.id);
  const jobs = async () =>
    Object.fromEntries(Object.entries(await fixture.jobs()).filter(([job]) => job.includes("-call:")));
  const remove = (email: string) => deletePerson(fixture.store, { email }, { now: clock.now });
  /** Every comment is in the CRM. */
  async function writeComments(): Promise<void> {
    for (;;) {
      const job = await claim(fixture.store, jobKinds.crmCall, { now: clock.now, leaseMs: 60_000 });
      if (!job) return;
      await markDelivered(fixture.store, job, { now: clock.now, memo: { on: "1", itemId: job.subject } });
    }
  }

  describe("a deleted person's calls", () => {
    beforeEach(async () => {
      await fixture.store.db.deleteFrom("booking").execute();
      await leadService().capture({ ...bare, userEmail: owner });
    });

    test("leave no delivery with the calendar's id, if the lead is deleted", async () => {
      await book("one", owner);
      await take("one", { kind: "cancelled", isMoved: false });
      await writeComments();
      expect(Object.keys(await jobs())).toHaveLength(4);
      await remove(owner);
      expect([await bookings(), await jobs()]).toEqual([[], {}]);
    });

    test("leave nothing, if they are another person's and the CRM has not heard of them", async () => {
      await book("one", colleague);
      expect(await remove(colleague.toUpperCase())).toMatchObject({ leads: [], bookings: 1, onBoard: 0 });
      expect([await bookings(), await jobs()]).toEqual([[], {}]);
      expect(JSON.stringify(await fixture.leadRows())).not.toMatch(/cfo@|555-0199/);
    });

    test("are deleted in the CRM, if they are another person's, also after retention has pruned the outbox", async () => {
      await book("mine", owner);
      await book("theirs", colleague);
      await writeComments();
      await pruneJobs(fixture.store, { doneBefore: clock.now + 1 });
      expect(await remove(colleague)).toMatchObject({ leads: [], bookings: 1, onBoard: 1 });
      expect(await bookings()).toEqual(["cal-mine"]);
      // The second request deletes the comment.
      expect(await jobs()).toEqual({
        "crm-call:cal-mine.booked": 1,
        "crm-call:cal-theirs.booked": 2,
        "mail-call:cal-mine.booked": 1,
      });
    });
  });
}
