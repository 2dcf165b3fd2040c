import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { bare, contact, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { findMessage } from "#server/store/leads/messages.ts";

/** What messages must do on both engines. */
export function messageContract(fixture: ServiceFixture): void {
  const { clock, leadService, messageService, leadRows, jobs, leadNow } = fixture;

  describe("a message", () => {
    const kinds = async () =>
      (await fixture.store.db.selectFrom("message").select(["id", "kind"]).orderBy("id").execute()).map(
        ({ kind }) => kind,
      );

    test("is stored with its deliveries", async () => {
      const sent = contact({ phone: "212 555 0142" });
      expect(await messageService().take(sent)).toEqual({ created: true, enqueued: true });
      const { elapsedMs: _, homepage: __, ...message } = sent;
      const found = await findMessage(fixture.store, sent.messageId);
      expect(found).toEqual({ id: sent.messageId, createdAt: t0, suspect: false, message });
      expect(await jobs()).toEqual({ [`crm-message:${sent.messageId}`]: 1, [`mail-message:${sent.messageId}`]: 1 });
    });

    test("that is repeated, later or at once, is one message", async () => {
      const sent = contact();
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          messageService(index % 2 ? fixture.store : fixture.second).take({ ...sent, elapsedMs: index }),
        ),
      );
      expect(taken.filter(({ created }) => created)).toHaveLength(1);
      expect(await messageService().take({ ...sent, elapsedMs: 99_999 })).toEqual({ created: false, enqueued: false });
      expect(await kinds()).toEqual(["contact"]);
      expect(Object.values(await jobs())).toEqual([1, 1]);
    });

    test("with another text under the same id is stored too, once", async () => {
      const sent = contact();
      const corrected = { ...sent, message: "May we talk on Monday?" };
      await messageService().take(sent);
      for (const created of [true, false]) expect(await messageService().take(corrected)).toMatchObject({ created });
      expect(await messageService().take(sent)).toMatchObject({ created: false });
      expect(await kinds()).toEqual(["contact", "contact"]);
      expect(Object.values(await jobs())).toEqual([1, 1, 1, 1]);
    });

    test("that is suspect is stored separately, and not delivered", async () => {
      await leadService().capture(bare);
      const before = [await leadRows(), await jobs()];
      const sent = contact({ valuationId: id, homepage: "https://spam.example" });
      expect(await messageService().take(sent)).toEqual({ created: true, enqueued: false });
      expect(await kinds()).toEqual(["suspect"]);
      expect(await findMessage(fixture.store, sent.messageId)).toMatchObject({
        suspect: true,
        message: { kind: "contact", message: sent.message, homepage: "https://spam.example" },
      });
      expect([await leadRows(), await jobs()]).toEqual(before);
    });

    test("about a known valuation gives its lead the contact details", async () => {
      await leadService().capture({ ...bare, userPhone: "646 555 0100" });
      clock.now += 60_000;
      await messageService().take(contact({ valuationId: id, email: "new@firm.example" }));
      expect(await leadNow()).toMatchObject({
        version: 2,
        lead: { userEmail: "new@firm.example", userPhone: "646 555 0100", createdAt: t0, updatedAt: clock.now },
      });
      expect((await jobs())[`crm-lead:${id}`]).toBe(2);
      await messageService().take(contact({ valuationId: id, email: "new@firm.example" }));
      expect([(await leadNow()).version, (await jobs())[`crm-lead:${id}`]]).toEqual([2, 2]);
    });

    test("about an unknown valuation is a message like any other", async () => {
      expect(await messageService().take(contact({ valuationId: id }))).toEqual({ created: true, enqueued: true });
      expect(await leadRows()).toEqual([]);
      const found = await fixture.store.db.selectFrom("message").select("valuation_id").execute();
      expect(found).toEqual([{ valuation_id: id }]);
    });

    test("and a concurrent capture both reach the lead", async () => {
      await leadService().capture(bare);
      await Promise.all([
        leadService(fixture.second).capture({ ...bare, corrections: { title: "North" } }),
        messageService().take(contact({ valuationId: id, phone: "212 555 0142" })),
      ]);
      expect((await leadNow()).lead).toMatchObject({
        corrections: { title: "North" },
        userEmail: "ada@firm.example",
        userPhone: "212 555 0142",
      });
    });
  });
}

/** Neither service loses or splits anything when the store fails. */
export function failureContract(fixture: ServiceFixture): void {
  const { leadService, messageService, leadRows, jobs } = fixture;

  describe("a store that fails", () => {
    const moveJobs = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(fixture.store.db);

    test("in the middle of a commit leaves nothing behind, and the same captures succeed later", async () => {
      const service = leadService();
      const message = messageService();
      const requests = [fullCapture, other(), other()];
      await moveJobs("job", "job_away");
      const refused = await Promise.allSettled([
        ...requests.map((request) => service.capture(request)),
        message.take(contact()),
      ]).finally(() => moveJobs("job_away", "job"));
      for (const result of refused)
        expect(result).toMatchObject({ status: "rejected", reason: { name: "AppError", code: "unavailable" } });
      expect([await leadRows(), await fixture.store.db.selectFrom("message").selectAll().execute()]).toEqual([[], []]);

      await Promise.all(requests.map((request) => service.capture(request)));
      expect(await leadRows()).toHaveLength(3);
    });

    test("for one of several fails that one only", async () => {
      await sql`create unique index one_website on lead (website)`.execute(fixture.store.db);
      try {
        const service = leadService();
        const [first, twin, last] = [other(), other(), other({ website: "https://elsewhere.example" })];
        const results = await Promise.allSettled([first, twin, last].map((request) => service.capture(request)));
        expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
        const stored = (await leadRows()).map((row) => row.id);
        expect(stored.toSorted()).toEqual([first.valuationId, last.valuationId].toSorted());
        expect(Object.keys(await jobs()).some((job) => job.includes(twin.valuationId))).toBe(false);
      } finally {
        await sql`drop index one_website`.execute(fixture.store.db);
      }
    });

    test("while counting gives the same answer", async () => {
      const limiter = { count: async () => Promise.reject(new Error("the table is gone")) };
      await expect(
        leadService(fixture.store, limiter).capture({ ...fullCapture, sendReport: true }),
      ).rejects.toMatchObject({
        code: "unavailable",
      });
    });
  });
}
