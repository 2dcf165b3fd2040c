import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingReference } from "#domain/contact/booking-reference.ts";
import { captures, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { mailsToOneAddress } from "#server/services/mail-limit.ts";
import { bare, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import type { CaptureRequest } from "./capture-lead.ts";

const cold = { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 } as const;

/** What captures must do on both engines. */
export function captureContract(fixture: ServiceFixture): void {
  const { clock, leadService, leadRows, jobs, leadNow } = fixture;

  describe("a capture", () => {
    test("is stored with its deliveries, and its figures are our own", async () => {
      const forged = { ...fullCapture, valuation: { adjustedValuation: 1 }, leadScore: 1 };
      const { answer, created, enqueued } = await leadService().capture(forged);
      expect({ answer, created, enqueued }).toEqual({
        answer: { valuationId: id, stored: true },
        created: true,
        enqueued: true,
      });
      const lead = leadOf(fullCapture, { now: t0 });
      expect(await leadNow()).toEqual({ lead, version: 1 });
      expect((await leadRows()).map(({ record: _, ...row }) => row)).toEqual([
        {
          id,
          created_at: t0,
          updated_at: t0,
          version: 1,
          score: 55,
          value: lead.valuation.adjustedValuation,
          company: "Northgate Dental",
          website: fullCapture.website,
          industry: "Dental practices",
          email: fullCapture.userEmail,
          phone: fullCapture.userPhone,
          company_key: "northgate dental",
          us_state: "OH",
          source: "newsletter",
          partner_site: "",
          stage: "new",
          stage_at: 0,
          stage_by: "",
          owner_id: "",
          owner_at: 0,
          owner_by: "",
          follow_up_on: "2025-11-10",
          follow_up_at: 0,
          follow_up_by: "",
          merged_into: null,
          booking_ref: await bookingReference(id),
        },
      ]);
      expect(await jobs()).toEqual({ [`crm-lead:${id}`]: 1, [`mail-alert:${id}`]: 1 });
    });

    test("that is repeated changes nothing and requests nothing", async () => {
      const service = leadService();
      await service.capture(fullCapture);
      const [rows, enqueued] = [await leadRows(), await jobs()];
      clock.now += 60_000;
      expect(await service.capture(fullCapture)).toEqual({
        answer: { valuationId: id, stored: true },
        created: false,
        enqueued: false,
      });
      expect(await leadService(fixture.second).capture(fullCapture)).toMatchObject({ created: false, enqueued: false });
      expect(await leadRows()).toEqual(rows);
      expect(await jobs()).toEqual(enqueued);
    });

    test("with contact details updates the lead, and the board is updated too", async () => {
      const service = leadService();
      await service.capture(bare);
      clock.now += 60_000;
      expect(await service.capture(fullCapture)).toMatchObject({ created: false, enqueued: true });
      const { lead, version } = await leadNow();
      expect(version).toBe(2);
      expect(lead).toEqual({ ...leadOf(fullCapture, { now: clock.now }), createdAt: t0 });
      expect(await leadRows()).toMatchObject([{ created_at: t0, updated_at: clock.now, email: fullCapture.userEmail }]);
      expect(await jobs()).toEqual({ [`crm-lead:${id}`]: 2, [`mail-alert:${id}`]: 2 });
    });

    test("from a page with old figures leaves newer ones as they are, if it did not change them", async () => {
      const service = leadService();
      await service.capture(fullCapture);
      const newer = { ...fullCapture.financialInputs, preTaxProfit: 1_600_000 };
      clock.now += 60_000;
      await service.capture({ ...fullCapture, financialInputs: newer });
      clock.now += 60_000;
      await service.capture({ ...fullCapture, userPhone: "646 555 0100", keepFigures: true });
      const { lead } = await leadNow();
      expect(lead).toMatchObject({ financialInputs: newer, valuedAt: t0 + 60_000, userPhone: "646 555 0100" });
      expect(lead.valuation.adjustedValuation).toBe(10_560_000);
      expect(lead.snapshots).toHaveLength(2);
    });

    test("has the same time as its delivery to the board, however long it waited for its transaction", async () => {
      const limiter = {
        count: async () => {
          clock.now += 25;
        },
      };
      await leadService(fixture.store, limiter).capture({ ...fullCapture, sendReport: true });
      clock.now += 60_000;
      await leadService().capture({ ...fullCapture, userPhone: "646 555 0100" });
      const { db } = fixture.store;
      const rows = await db.selectFrom("job").select(["id", "created_at", "run_at"]).orderBy("id").execute();
      expect(rows).toEqual([
        { id: `crm-lead:${id}`, created_at: t0, run_at: t0 + 25 },
        { id: `mail-alert:${id}`, created_at: t0 + 25, run_at: t0 },
        { id: `mail-link:${id}`, created_at: t0 + 25, run_at: t0 + 25 },
      ]);
      expect(await leadRows()).toMatchObject([{ created_at: t0 }]);
    });

    test("of a lead whose record cannot be parsed replaces it, and keeps the contact columns of the row", async () => {
      const row = sampleLead({ id, created_at: 7, version: 4, email: "old@firm.example", phone: "212 555 0142" });
      await fixture.store.db.insertInto("lead").values(row).execute();
      expect(await leadService().capture({ ...bare, userPhone: "646 555 0100" })).toMatchObject({ created: false });
      expect(await leadNow()).toMatchObject({
        version: 5,
        lead: { createdAt: 7, userEmail: "old@firm.example", userPhone: "646 555 0100" },
      });
      expect(await leadRows()).toMatchObject([{ created_at: 7, email: "old@firm.example" }]);
      expect(
        await fixture.store.db.selectFrom("job").select("created_at").where("id", "=", `crm-lead:${id}`).execute(),
      ).toEqual([{ created_at: 7 }]);
    });
  });

  describe("the alert for the firm", () => {
    const alert = async () => {
      const row = await findJob(fixture.store, jobKinds.mailAlert, id);
      return row && [row.wanted, (row.run_at ?? 0) - t0];
    };
    const cool = { ...bare, financialInputs: cold };

    test("is requested later if the lead is hot, and at once if it can be reached", async () => {
      const service = leadService();
      const seen: unknown[] = [];
      for (const capture of [cool, bare, fullCapture, cool, bare]) {
        await service.capture(capture);
        seen.push(await alert());
      }
      const later = 30 * 60_000;
      expect(seen).toEqual([undefined, [1, later], [2, 0], [2, 0], [2, 0]]);
    });

    test("is requested by the result of several concurrent captures", async () => {
      const service = leadService();
      await Promise.all([service.capture(cool), service.capture(bare), service.capture(cool)]);
      expect([await alert(), (await leadRows()).map(({ version }) => version)]).toEqual([undefined, [1]]);
    });
  });

  describe("the report by mail", () => {
    const mails = async (of = id) => (await jobs())[`mail-link:${of}`] ?? 0;
    const asked = (minute: number, change: Partial<CaptureRequest> = {}): CaptureRequest => ({
      ...fullCapture,
      sendReport: true,
      timestamp: `2025-11-03T15:${String(minute).padStart(2, "0")}:00.000Z`,
      ...change,
    });

    test("is enqueued once per request, three times a day", async () => {
      const service = leadService(
        fixture.store,
        createMemoryLimiter(() => 0),
      );
      const seen: unknown[] = [];
      const says = async (request: CaptureRequest) =>
        seen.push([(await service.capture(request)).answer.reportMail, await mails()]);
      await says(asked(1));
      await says(asked(1));
      await says(asked(2, { userEmail: "second@firm.example" }));
      await says(asked(3, { userEmail: "third@firm.example" }));
      await says(asked(4, { userEmail: "fourth@firm.example" }));
      clock.now += 24 * 60 * 60_000;
      await says(asked(5, { userEmail: "fourth@firm.example" }));
      expect(seen).toEqual([
        ["onItsWay", 1],
        ["onItsWay", 1],
        ["onItsWay", 2],
        ["onItsWay", 3],
        ["limited", 3],
        ["onItsWay", 4],
      ]);
      expect((await leadNow()).lead.userEmail).toBe("fourth@firm.example");
    });

    test("does not update the board", async () => {
      const service = leadService();
      await service.capture(fullCapture);
      expect(await service.capture(asked(1))).toMatchObject({ enqueued: true });
      expect(await jobs()).toEqual({ [`crm-lead:${id}`]: 1, [`mail-alert:${id}`]: 1, [`mail-link:${id}`]: 1 });
    });

    test("goes to one address three times a day, from any valuation; the leads are stored all the same", async () => {
      const service = leadService();
      const requests = [1, 2, 3, 4].map((minute) => asked(minute, { valuationId: randomUUID() }));
      const said = [];
      for (const request of requests) said.push((await service.capture(request)).answer.reportMail);
      expect(mailsToOneAddress.max).toBe(3);
      expect(said).toEqual(["onItsWay", "onItsWay", "onItsWay", "limited"]);
      const shouted = asked(5, { valuationId: randomUUID(), userEmail: fullCapture.userEmail?.toUpperCase() });
      expect((await service.capture(shouted)).answer.reportMail).toBe("limited");
      expect(await leadRows()).toHaveLength(5);
      expect(Object.keys(await jobs()).filter((job) => job.startsWith("mail-link:"))).toHaveLength(3);
    });

    test("goes to one mailbox three times a day, in any spelling of its address, and to the address as typed", async () => {
      const service = leadService();
      const tagged = Array.from({ length: 12 }, (_, index) => `Vic.tim+${index}@gmail.com`);
      const requests = tagged.map((userEmail, minute) => asked(minute, { valuationId: randomUUID(), userEmail }));
      const said = [];
      for (const request of requests) said.push((await service.capture(request)).answer.reportMail);
      expect(said).toEqual([...Array(3).fill("onItsWay"), ...Array(9).fill("limited")]);
      expect((await leadRows()).map(({ email }) => email).toSorted()).toEqual(tagged.toSorted());
    });

    test("is not counted for tries that the store could not take", async () => {
      const service = leadService();
      const { schema } = fixture.store.db;
      await schema.alterTable("lead").renameTo("lead_away").execute();
      const tries = [];
      for (let time = 0; time < 4; time++) tries.push(await service.capture(asked(1)).catch(({ code }) => code));
      await schema.alterTable("lead_away").renameTo("lead").execute();
      expect(new Set(tries)).toEqual(new Set(["unavailable"]));
      expect((await service.capture(asked(1))).answer.reportMail).toBe("onItsWay");
      expect(await mails()).toBe(1);
    });

    test("needs an address in the same request, and nothing is mailed without being asked for", async () => {
      const service = leadService();
      await service.capture(fullCapture);
      const { answer } = await service.capture({ ...bare, sendReport: true });
      expect(answer).toEqual({ valuationId: id, stored: true });
      expect(await mails()).toBe(0);
    });
  });

  describe("many at once", () => {
    test("50 of the same are one lead", async () => {
      const services = [leadService(), leadService(fixture.second)];
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, index) => services[index % 2]?.capture({ ...fullCapture })),
      );
      expect(results.filter((result) => result?.created)).toHaveLength(1);
      expect((await leadRows()).map(({ id, version }) => [id, version])).toEqual([[id, 1]]);
      expect(await jobs()).toEqual({ [`crm-lead:${id}`]: 1, [`mail-alert:${id}`]: 1 });
    });

    test("50 different ones are 50 leads in a few commits", async () => {
      let commits = 0;
      const counting = new Proxy(fixture.store.db, {
        get: (db, key) => {
          if (key === "transaction") commits += 1;
          const value: unknown = Reflect.get(db, key, db);
          return typeof value === "function" ? value.bind(db) : value;
        },
      });
      const service = leadService({ ...fixture.store, db: counting });
      const requests = Array.from({ length: 50 }, () => other());
      const results = await Promise.all(requests.map((request) => service.capture(request)));
      expect(results.map(({ answer }) => answer.valuationId)).toEqual(requests.map(({ valuationId }) => valuationId));
      expect(results.every(({ created }) => created)).toBe(true);
      expect(await leadRows()).toHaveLength(50);
      expect(commits).toBeLessThanOrEqual(2);
    });

    test("two instances that each know a part of it end in one lead with all of it", async () => {
      const services = [leadService(), leadService(fixture.second)] as const;
      const parts = [{ userEmail: "a@b.example" }, { userPhone: "212 555 0142" }, { corrections: { title: "North" } }];
      for (let round = 0; round < 5; round++) {
        const ids = Array.from({ length: 5 }, () => randomUUID());
        const all = ids.flatMap((valuationId) => parts.map((part) => other({ valuationId, ...part })));
        await Promise.all([
          ...all.map((request) => services[0].capture(request)),
          ...all.toReversed().map((request) => services[1].capture(request)),
        ]);
        for (const valuationId of ids) {
          const { lead } = await leadNow(valuationId);
          expect(lead).toMatchObject({
            userEmail: "a@b.example",
            userPhone: "212 555 0142",
            corrections: { title: "North" },
          });
        }
      }
      expect(await leadRows()).toHaveLength(25);
      expect(Object.keys(await jobs()).filter((job) => job.startsWith("crm-lead:"))).toHaveLength(25);
    });

    test("captures of one valuation, in any order, end in the values given last, one lead and one delivery", async () => {
      const sequence = fc.array(fc.tuple(captures, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(sequence, async (steps) => {
          await fixture.store.db.deleteFrom("lead").execute();
          await fixture.store.db.deleteFrom("job").execute();
          const service = leadService();
          const given = steps.flatMap(([capture, twice]) => (twice ? [capture, capture] : [capture]));
          // Some arrive together and some after the answer to the previous one.
          const waits = steps.flatMap(([, twice, wait]) => (twice ? [false, wait] : [wait]));
          const answers: Promise<unknown>[] = [];
          for (const [index, capture] of given.entries()) {
            answers.push(service.capture(capture));
            if (waits[index]) await answers.at(-1);
          }
          await Promise.all(answers);
          const { lead } = await leadNow();
          const last = (key: "userEmail" | "userPhone") =>
            given.findLast((capture) => capture[key] !== undefined)?.[key];
          expect([lead.userEmail, lead.userPhone]).toEqual([last("userEmail"), last("userPhone")]);
          expect(lead.financialInputs).toEqual(given.at(-1)?.financialInputs);
          expect(await leadRows()).toHaveLength(1);
          expect(Object.keys(await jobs()).filter((job) => job.startsWith("crm-lead:"))).toHaveLength(1);
        }),
        { numRuns: 15 },
      );
    });
  });
}
