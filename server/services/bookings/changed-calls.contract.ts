import { beforeEach, describe, expect, test } from "vitest";
import { leadFacts } from "#server/services/desk/leads/lead-facts.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { bare, id, type ServiceFixture } from "#server/services/services.fixture.ts";
import { bookingOf } from "#server/store/bookings/bookings.ts";
import { bookingsFixture, hour, inThreeDays, inTwoDays, member, owner } from "#tests/support/bookings.fixture.ts";

/** What becomes of a call that is canceled or moved, on both engines. */
export function changedCallsContract(fixture: ServiceFixture): void {
  const { clock, leadService } = fixture;
  const { calendars, rows, states, stageOf, booked, notes, link, removeBookings } = bookingsFixture(fixture);

  describe("a call that is canceled or moved", () => {
    beforeEach(async () => {
      await removeBookings();
      await leadService().capture({ ...bare, userEmail: owner });
    });
    const facts = async () => {
      const found = await leadFacts(fixture.store, member, id, { now: clock.now, hasBoard: true });
      if (!found || !("lead" in found)) throw new Error("No such lead");
      return found;
    };
    const told = async () =>
      (await facts()).timeline.events.filter(({ what }) => what.startsWith("call")).map(({ what }) => what);

    test.each(["calendly", "cal"] as const)(
      "%s: canceled is shown as canceled, the stage stays, and the firm is told",
      async (name) => {
        const { [name]: calendar } = calendars();
        const call = calendar.book({ startsAt: inTwoDays, email: owner });
        await calendar.deliver();
        clock.now += hour;
        calendar.cancel(call as never);
        await calendar.deliver();
        expect([await states(), await stageOf(id), await bookingOf(fixture.store, id)]).toEqual([
          [["cancelled", inTwoDays]],
          "meeting",
          undefined,
        ]);
        expect((await facts()).call).toEqual({ startsAt: inTwoDays, isCanceled: true });
        expect(await told()).toEqual(["callCanceled", "callBooked"]);
        expect(await notes()).toEqual(expect.arrayContaining([expect.stringMatching(/^mail-call:.+\.cancelled$/)]));
      },
    );

    test.each(["calendly", "cal"] as const)(
      "%s: in any order and repeated, the events end in the same state",
      async (name) => {
        for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
          await fixture.store.db.deleteFrom("booking").execute();
          const { [name]: calendar } = calendars();
          const first = calendar.book({ startsAt: inTwoDays, email: owner });
          const second = calendar.reschedule(first as never, inThreeDays);
          const third = calendar.book({ startsAt: inThreeDays + hour, email: owner });
          calendar.cancel(third as never);
          await calendar.deliver({ times: 2, order: seed });
          expect([seed, await states()]).toEqual([
            seed,
            [
              ["moved", inTwoDays],
              ["booked", inThreeDays],
              ["cancelled", inThreeDays + hour],
            ],
          ]);
          expect((await rows()).map(({ lead_id }) => lead_id)).toEqual([id, id, id]);
          expect(await bookingOf(fixture.store, id)).toMatchObject({ startsAt: inThreeDays });
          void second;
        }
        expect(await booked()).toBe(1);
      },
    );

    test("a moved call is announced once, with its old time", async () => {
      const { calendly } = calendars();
      const first = calendly.book({ startsAt: inTwoDays, email: owner });
      await calendly.deliver();
      calendly.reschedule(first, inThreeDays);
      await calendly.deliver();
      expect((await rows()).at(-1)).toMatchObject({ state: "booked", moved_from: inTwoDays });
      expect((await notes()).filter((job) => job.includes(".cancelled"))).toEqual([]);
      expect(await told()).toEqual(["callBooked", "callBooked"]);
    });

    test("a canceled call that we never heard of makes no lead, and is forgotten after a month", async () => {
      const { calendly } = calendars();
      const call = calendly.book({ startsAt: inTwoDays, email: "ada@caller.example" });
      calendly.waiting.length = 0;
      calendly.cancel(call);
      await calendly.deliver();
      expect([(await fixture.leadRows()).length, await rows()]).toMatchObject([1, [{ lead_id: null, email: null }]]);
      clock.now += 31 * 24 * hour;
      calendly.cancel(calendly.book({ startsAt: inTwoDays, email: "ada@caller.example" }));
      calendly.waiting.shift();
      await calendly.deliver();
      expect(await rows()).toHaveLength(1);
    });

    test("a request that the firm must confirm counts once it is confirmed, and a rejected one never", async () => {
      const { cal } = calendars();
      const asked = cal.request({ startsAt: inTwoDays, email: owner });
      const refused = cal.request({ startsAt: inThreeDays, email: owner });
      cal.reject(refused);
      await cal.deliver();
      expect(await bookingOf(fixture.store, id)).toBeUndefined();
      cal.confirm(asked);
      await cal.deliver();
      expect(await bookingOf(fixture.store, id)).toMatchObject({ startsAt: inTwoDays });
    });

    test("a deleted person's booking does not come back with a repeated event", async () => {
      const { cal } = calendars();
      cal.book({ startsAt: inTwoDays, email: owner, name: "Ruth" });
      const [event = {}] = cal.waiting;
      await cal.deliver();
      await deletePerson(fixture.store, { valuationId: id }, { now: clock.now });
      cal.take(event);
      await cal.deliver();
      expect([await rows(), await fixture.leadRows()]).toEqual([[], []]);
    });

    test("a colleague who booked for the lead is deleted by address, and the lead stays", async () => {
      const { cal } = calendars();
      cal.book({
        startsAt: inTwoDays,
        address: await link("https://cal.com/amiva/intro"),
        email: "cfo@northgate.example",
      });
      await cal.deliver();
      const removed = await deletePerson(fixture.store, { email: "CFO@northgate.example" }, { now: clock.now });
      expect(removed).toMatchObject({ leads: [], bookings: 1, onBoard: 0 });
      expect([await rows(), (await fixture.leadRows()).length, await notes()]).toEqual([[], 1, []]);
    });
  });
}
