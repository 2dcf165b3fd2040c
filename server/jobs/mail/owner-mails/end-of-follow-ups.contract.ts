import { describe, expect, test } from "vitest";
import { seriesMailWords } from "#content/mail/series-mails.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { seriesDueAt, seriesMailIds } from "#domain/mail/mail-series.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { mergeLeads } from "#server/services/desk/leads/merge-leads.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { addressMarks } from "#server/services/mail/address-marks.ts";
import { stopSeries } from "#server/services/mail/owner-mails.ts";
import { allowMail, suppressionOf } from "#server/services/mail/suppressions.ts";
import { grantPackage } from "#server/services/payments/grant-package.ts";
import { bare, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { sampleBooking } from "#server/store/bookings/booking-row.fixture.ts";
import { lockOrInsertBooking } from "#server/store/bookings/bookings.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { countSuppressed, suppressAddress } from "#server/store/mail/suppressed-addresses.ts";
import { email, owner, ownerMailsFixture } from "./owner-mails.fixture.ts";

/** What ends the follow-up emails, on both engines. */
export function endOfFollowUpsContract(services: ServiceFixture): void {
  describe("the follow-up emails end", () => {
    const { store, series, due, askForLink, subjects } = ownerMailsFixture(services);

    const bookCall = (state: "booked" | "cancelled") => {
      const call = sampleBooking(`call ${state}`, t0, { lead_id: id, state, starts_at: t0 + 86_400_000 });
      return lockOrInsertBooking(store().db, store().engine, call);
    };
    const causes: Readonly<Record<string, () => Promise<unknown>>> = {
      "when the owner stops them": () => stopSeries(services.second, id, { now: t0 + 5 }),
      "when the owner deletes the data": () => deletePerson(store(), { email }, { now: t0 + 5 }),
      "when a report is bought or opened": () =>
        grantPackage(store(), { valuationId: id, package: "professional", now: t0 + 5, mail: false }),
      "when a call is booked": () => bookCall("booked"),
      "when the same address values a business again": async () => {
        services.clock.now = t0 + 5;
        await services.leadService().capture(other({ userEmail: "Owner@Northgate.example" }));
      },
      "when the lead is merged into another": async () => {
        const { valuationId } = other();
        await services.leadService().capture({ ...bare, valuationId });
        await mergeLeads(store(), owner, { keep: valuationId, other: id }, { now: t0 + 5 });
      },
      "when a partner has talked with the owner": () =>
        changeLead(store(), owner, { leadId: id, change: { field: "stage", to: "talked" }, at: t0 + 5 }),
      "when the owner gives another address": () =>
        services.leadService().capture({ ...bare, userEmail: "new@northgate.example" }),
      "when mail to the address came back": async () => {
        const hash = (await addressMarks(store())).keyOf(email);
        await suppressAddress(store(), { hash, reason: "bounce", code: "5.1.1" }, { now: t0 + 5 });
      },
    };

    test("not for a call that was canceled again", async () => {
      await askForLink();
      await bookCall("cancelled");
      expect(await series.mailsAt(due("questions"))).toHaveLength(1);
    });

    test.each(Object.keys(causes))("%s", async (cause) => {
      await askForLink();
      await causes[cause]?.();
      for (const mail of seriesMailIds) expect(await series.mailsAt(due(mail))).toEqual([]);
    });

    const again = due("readiness") + 86_400_000;
    /** What a stranger who types the address in can do after the stop. */
    const retries: Readonly<Record<string, () => Promise<unknown>>> = {
      "the same valuation": () => askForLink({ timestamp: "2025-11-20T10:00:00Z" }),
      "the same valuation, with another address in between": async () => {
        await askForLink({ userEmail: "other@northgate.example", timestamp: "2025-11-20T10:00:00Z" });
        await askForLink({ timestamp: "2025-11-20T11:00:00Z" });
      },
      "another valuation": () => askForLink(other({ userEmail: "Owner@Northgate.example" })),
      "another one after a deletion": async () => {
        await deletePerson(store(), { email }, { now: again });
        await askForLink(other({ userEmail: email }));
      },
    };

    test.each(Object.keys(retries))(
      "for good with a stop between two of them, also if the box is ticked in %s",
      async (way) => {
        await askForLink();
        expect(await series.mailsAt(due("questions"))).toHaveLength(1);
        await stopSeries(services.second, id, { now: due("questions") + 1 });
        expect(await series.mailsAt(due("readiness"))).toEqual([]);
        services.clock.now = again;
        // The link itself was asked for.
        await retries[way]?.();
        for (const mail of seriesMailIds) expect(await series.mailsAt(seriesDueAt(again, mail, newYork))).toEqual([]);
        expect((await suppressionOf(store(), email))?.reason).toBe("stopped");
      },
    );

    test("for good with a stop after the last of them", async () => {
      await askForLink();
      for (const mail of seriesMailIds) await series.mailsAt(due(mail));
      await stopSeries(store(), id, { now: due("figures") + 1 });
      expect((await suppressionOf(store(), email))?.reason).toBe("stopped");
    });

    test("and neither a bounce nor the desk undoes a stop; a complaint counts more", async () => {
      await askForLink();
      await stopSeries(store(), id, { now: t0 + 1 });
      const hash = (await addressMarks(store())).keyOf(email);
      const reason = async () => (await suppressionOf(store(), email))?.reason;
      await suppressAddress(store(), { hash, reason: "bounce", code: "5.1.1" }, { now: t0 + 2 });
      await allowMail(store(), owner, id, { now: t0 + 3 });
      expect(await reason()).toBe("stopped");
      expect(await countSuppressed(store())).toBe(0);
      await suppressAddress(store(), { hash, reason: "complaint", code: "abuse" }, { now: t0 + 4 });
      await stopSeries(store(), id, { now: t0 + 5 });
      expect(await reason()).toBe("complaint");
      await allowMail(store(), owner, id, { now: t0 + 6 });
      expect(await reason()).toBe("stopped");
      expect((await auditOf(store(), id)).filter(({ action }) => action === "mailAllowed")).toHaveLength(1);
    });

    test("and one address never gets the same one from two valuations", async () => {
      await askForLink();
      expect(await series.mailsAt(due("questions"))).toHaveLength(1);
      const later = due("questions") + 86_400_000;
      services.clock.now = later;
      await askForLink(other({ userEmail: email }));
      expect(await series.mailsAt(seriesDueAt(later, "questions", newYork))).toEqual([]);
      expect(subjects(await series.mailsAt(seriesDueAt(later, "readiness", newYork)))).toEqual([
        seriesMailWords.readiness.subject,
      ]);
    });
  });
}
