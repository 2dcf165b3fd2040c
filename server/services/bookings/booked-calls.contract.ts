import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { eventDataSchemas } from "#contracts/events.ts";
import { openingOf } from "#domain/leads/call/opening.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { leadFacts } from "#server/services/desk/leads/lead-facts.ts";
import { listLeads } from "#server/services/desk/leads/list-leads.ts";
import { mergeLeads } from "#server/services/desk/leads/merge-leads.ts";
import { todayFacts } from "#server/services/desk/leads/today-facts.ts";
import { eventData } from "#server/services/events/event-data.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { bare, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { bookingOf, lastBookingAt } from "#server/store/bookings/bookings.ts";
import { changeToken } from "#server/store/desk/change-token.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, markDelivered } from "#server/store/jobs/jobs.ts";
import { createFakeCal } from "#tests/fakes/calendars/cal.ts";
import { bookingsFixture, hour, inThreeDays, inTwoDays, member, owner } from "#tests/support/bookings.fixture.ts";

/** What a call that was booked in a calendar does, on both engines. */
export function bookedCallsContract(fixture: ServiceFixture): void {
  const { clock, leadService } = fixture;
  const { now, take, calendars, rows, stageOf, booked, notes, link, removeBookings } = bookingsFixture(fixture);

  const claimCall = () => claim(fixture.store, jobKinds.crmCall, { now: now(), leaseMs: 60_000 });

  describe("a booked call", () => {
    beforeEach(removeBookings);

    test.each(["calendly", "cal"] as const)(
      "of %s finds its lead by the reference of our link, whatever the address",
      async (name) => {
        await leadService().capture({ ...bare, userEmail: owner });
        await leadService().capture(other({ userEmail: "elsewhere@other.example" }));
        const { [name]: calendar } = calendars();
        calendar.book({ startsAt: inTwoDays, address: await link(`https://${name}.com/amiva/intro`) });
        await calendar.deliver();
        expect(await rows()).toMatchObject([{ lead_id: id, name: "Ruth Alder", state: "booked" }]);
        expect(await bookingOf(fixture.store, id)).toMatchObject({ leadId: id, startsAt: inTwoDays });
        expect([await stageOf(id), await booked(), await notes()]).toEqual([
          "meeting",
          1,
          expect.arrayContaining([
            expect.stringMatching(/^crm-call:.+\.booked$/),
            expect.stringMatching(/^mail-call:/),
          ]),
        ]);
      },
    );

    test("finds its lead by address in any spelling, the newest one, and is shown with the lead that it was merged into", async () => {
      const [older, newer, kept] = [other({ userEmail: owner }), other({ userEmail: owner }), randomUUID()];
      await leadService().capture(older);
      clock.now += hour;
      await leadService().capture(newer);
      const { cal } = calendars();
      cal.book({ startsAt: inTwoDays, name: "Ruth", email: "Owner@NorthGate.example" });
      await cal.deliver();
      expect(await rows()).toMatchObject([{ lead_id: newer.valuationId }]);
      await leadService().capture({ ...other({ userEmail: "second@northgate.example" }), valuationId: kept });
      await mergeLeads(fixture.store, member, { keep: kept, other: newer.valuationId }, { now: clock.now });
      cal.book({ startsAt: inThreeDays, email: owner });
      await cal.deliver();
      expect(await bookingOf(fixture.store, kept)).toMatchObject({ startsAt: inThreeDays });
      // With the person who booked, so that it is deleted with that person.
      expect((await rows()).map(({ lead_id }) => lead_id)).toEqual([newer.valuationId, newer.valuationId]);
      expect(await stageOf(kept)).toBe("meeting");
      // The comment is on the kept lead's item, so it is deleted there.
      for (let job = await claimCall(); job; job = await claimCall())
        await markDelivered(fixture.store, job, { now: now(), memo: { on: "1", itemId: job.subject } });
      await deletePerson(fixture.store, { valuationId: newer.valuationId }, { now: now() });
      expect(await claimCall()).toBeDefined();
      expect([await rows(), await bookingOf(fixture.store, kept)]).toEqual([[], undefined]);
    });

    test("without a lead makes one that the desk lists, opens, and deletes", async () => {
      const { calendly } = calendars();
      calendly.book({ startsAt: inTwoDays, name: "Ada Caller", email: "ada@caller.example", phone: "+1 212-555-0100" });
      await calendly.deliver({ times: 3 });
      const [row, ...more] = await fixture.leadRows();
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        company: "Ada Caller",
        email: "ada@caller.example",
        value: 0,
        score: 0,
        stage: "meeting",
      });
      const clockOf = { now: clock.now, timeZone: "America/New_York" };
      const list = await listLeads(fixture.store, member, { filters: {} }, clockOf);
      const cheap = await listLeads(fixture.store, member, { filters: { valueTo: 500_000 } }, clockOf);
      expect(cheap.lines).toEqual([]);
      expect(list.lines).toMatchObject([{ company: "Ada Caller", high: 0, callAt: inTwoDays, hasPhone: true }]);
      const facts = await leadFacts(fixture.store, member, row?.id ?? "", { now: clock.now, hasBoard: true });
      expect(facts).toMatchObject({
        callLead: { name: "Ada Caller", phone: "+1 212-555-0100" },
        call: { startsAt: inTwoDays, isCanceled: false },
      });
      const today = await todayFacts(fixture, member, { now: clock.now });
      expect(today.booked).toMatchObject({
        count: 1,
        calls: [{ startsAt: inTwoDays, lead: { company: "Ada Caller" } }],
      });
      expect(today.newLeads.leads).toMatchObject([{ company: "Ada Caller", value: undefined }]);
      expect(today.calls).toEqual([]);
      const leadId = row?.id ?? "";
      const followUp = { field: "followUp", to: dayAt(clock.now, site.timeZone) } as const;
      await changeLead(fixture.store, member, { leadId, change: followUp, at: clock.now });
      const { calls, due } = await todayFacts(fixture, member, { now: clock.now });
      expect(due.count).toBe(1);
      expect(calls).toMatchObject([{ callLead: { name: "Ada Caller" }, reason: { why: "followUp", daysLate: 0 } }]);
      await deletePerson(fixture.store, { email: "ADA@caller.example" }, { now: clock.now });
      expect([await fixture.leadRows(), await rows()]).toEqual([[], []]);
    });

    test("gives a lead the contact details that it lacks, and leaves those that the owner left", async () => {
      await leadService().capture(bare);
      const { cal } = calendars();
      cal.book({ startsAt: inTwoDays, address: await link("https://cal.com/amiva/intro"), phone: "+1 212-555-0100" });
      await cal.deliver();
      expect(await fixture.leadRows()).toMatchObject([{ email: "elsewhere@other.example", phone: "+1 212-555-0100" }]);
      cal.book({
        startsAt: inThreeDays,
        address: await link("https://cal.com/amiva/intro"),
        email: "third@other.example",
      });
      await cal.deliver();
      expect(await fixture.leadRows()).toMatchObject([{ email: "elsewhere@other.example" }]);
      expect(await booked()).toBe(1);
    });

    test.each(["calendly", "cal"] as const)(
      "of %s that is found by address alone leaves its phone off the lead, also when it is moved",
      async (name) => {
        await leadService().capture({ ...bare, userEmail: owner });
        const { [name]: calendar } = calendars();
        const call = calendar.book({ startsAt: inTwoDays, email: owner, phone: "+1 212-555-0199" });
        await calendar.deliver();
        calendar.reschedule(call as never, inThreeDays);
        await calendar.deliver();
        expect((await rows()).at(-1)).toMatchObject({ lead_id: id, state: "booked", phone: "+1 212-555-0199" });
        expect(await fixture.leadRows()).toMatchObject([{ id, phone: null }]);
        const facts = await leadFacts(fixture.store, member, id, { now: clock.now, hasBoard: true });
        expect(facts).toMatchObject({ call: { phone: "+1 212-555-0199" } });
      },
    );

    test("by our link under another address leaves that person's phone off the lead", async () => {
      await leadService().capture({ ...bare, userEmail: owner });
      const { cal } = calendars();
      cal.book({ startsAt: inTwoDays, address: await link("https://cal.com/amiva/intro"), phone: "+1 212-555-0199" });
      await cal.deliver();
      expect(await rows()).toMatchObject([{ lead_id: id, phone: "+1 212-555-0199" }]);
      expect(await fixture.leadRows()).toMatchObject([{ id, email: owner, phone: null }]);
    });

    test("by our link under the owner's address, however it is typed, adds the phone that was missing", async () => {
      await leadService().capture({ ...bare, userEmail: owner });
      const { cal } = calendars();
      const address = await link("https://cal.com/amiva/intro");
      cal.book({ startsAt: inTwoDays, address, email: owner.toUpperCase(), phone: "+1 212-555-0100" });
      await cal.deliver();
      expect(await fixture.leadRows()).toMatchObject([{ email: owner, phone: "+1 212-555-0100" }]);
    });

    test.each(["engaged", "notNow", "meeting"] as const)("leaves the stage %s", async (stage) => {
      await leadService().capture({ ...bare, userEmail: owner });
      await fixture.store.db.updateTable("lead").set({ stage }).execute();
      const { cal } = calendars();
      cal.book({ startsAt: inTwoDays, email: owner });
      await cal.deliver();
      expect(await stageOf(id)).toBe(stage);
    });

    test("is an event for other systems, with the lead that it made", async () => {
      await fixture.store.db.deleteFrom("event").execute();
      const { calendly } = calendars();
      const call = calendly.book({ startsAt: inTwoDays, name: "Ada Caller", email: "ada@caller.example" });
      await calendly.deliver({ times: 2 });
      calendly.cancel(call);
      await calendly.deliver({ times: 2 });
      const events = await fixture.store.db.selectFrom("event").selectAll().orderBy("id").execute();
      expect(events.map(({ type }) => type).toSorted()).toEqual([
        "call.booked",
        "call.cancelled",
        "lead.created",
        "lead.updated",
      ]);
      const [lead] = await fixture.leadRows();
      for (const event of events) {
        const told = await eventData(fixture.store, event);
        if (typeof told === "string") throw new Error(told);
        expect(eventDataSchemas[event.type].safeParse(told.data).error).toBeUndefined();
        expect(told.data).toMatchObject(
          event.type.startsWith("call.")
            ? { leadId: lead?.id, calendar: "calendly", state: "cancelled", name: "Ada Caller" }
            : { id: lead?.id, company: "Ada Caller", valuation: null, stage: "meeting" },
        );
      }
      await deletePerson(fixture.store, { email: "ada@caller.example" }, { now: clock.now });
      const left = await fixture.store.db.selectFrom("event").select("type").execute();
      expect(left).toEqual([{ type: "lead.deleted" }]);
    });

    test("is what a partner opens with, and nobody has talked yet", async () => {
      await leadService().capture({ ...bare, userEmail: owner });
      const { cal } = calendars();
      cal.book({ startsAt: inTwoDays, email: owner });
      await cal.deliver();
      const facts = await leadFacts(fixture.store, member, id, { now: clock.now, hasBoard: true });
      if (!facts || !("lead" in facts)) throw new Error("No such lead");
      expect(facts.activity).toMatchObject({ bookedAt: t0, talkedAt: undefined });
      expect(openingOf(facts.lead, facts.activity, 5)?.reason).toEqual({ because: "booked", at: t0 });
    });

    test("tells the desk that something has changed", async () => {
      await leadService().capture({ ...bare, userEmail: owner });
      const before = await changeToken(fixture.store);
      clock.now += hour;
      const { cal } = calendars();
      cal.book({ startsAt: inTwoDays, email: owner });
      await cal.deliver();
      expect(await changeToken(fixture.store)).not.toBe(before);
      expect(await lastBookingAt(fixture.store)).toBe(clock.now);
    });

    test("that two servers are told about at once is stored once, with one lead", async () => {
      const [one, two] = [createFakeCal({ now }), createFakeCal({ now })];
      one.to(take("cal"));
      two.to(take("cal", fixture.second));
      one.book({ startsAt: inTwoDays, email: "ada@caller.example", name: "Ada" });
      two.take(...one.waiting);
      await Promise.all([one.deliver({ times: 2 }), two.deliver({ times: 2 })]);
      expect([(await rows()).length, (await fixture.leadRows()).length, await booked()]).toEqual([1, 1, 1]);
    });
  });
}
