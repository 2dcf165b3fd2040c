import { expect, test } from "vitest";
import { sampleBooking } from "#server/store/bookings/booking-row.fixture.ts";
import { noteSubject } from "#server/store/bookings/note-subject.ts";
import { sampleLead, storeOfFile } from "#server/store/store.fixture.ts";
import { leadsOfSubjects } from "./failed-jobs.ts";

const store = storeOfFile();

test("a delivery about a call names the call's lead, and so does an event about it", async () => {
  const { db } = store();
  await db
    .insertInto("lead")
    .values(sampleLead({ id: "caller", company: "Jane Doe" }))
    .execute();
  await db
    .insertInto("booking")
    .values(sampleBooking("cal-1", 1, { lead_id: "caller" }))
    .execute();
  await db.insertInto("event").values({ id: "evt_1", type: "call.booked", subject: "cal-1", at: 1 }).execute();
  const note = noteSubject({ id: "cal-1", what: "cancelled" });
  const lead = { id: "caller", company: "Jane Doe" };
  expect(await leadsOfSubjects(db, [note, "evt_1", "unknown"])).toEqual(
    new Map([
      [note, lead],
      ["evt_1", lead],
    ]),
  );
});
