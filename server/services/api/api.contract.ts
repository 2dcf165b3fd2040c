import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { eventPageSchema, funnelSchema, leadPageSchema } from "#contracts/api/answers.ts";
import { eventParametersSchema, funnelParametersSchema, leadParametersSchema } from "#contracts/api/parameters.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { bare, contact, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { listEvents } from "./list-events.ts";
import { findApiLead, listApiLeads } from "./list-leads.ts";
import { readFunnel } from "./read-funnel.ts";

const owner: Member = { id: "api-owner", name: "Daniel Mercer", email: "d@firm.example", role: "owner" };

/** What the firm's own systems read through the API, on both engines. */
export function apiContract(fixture: ServiceFixture): void {
  const { clock, leadService, messageService } = fixture;
  const now = () => ({ now: clock.now });
  beforeEach(async () => {
    for (const table of ["event", "event_counter", "funnel_count"] as const)
      await fixture.store.db.deleteFrom(table).execute();
  });

  describe("leads through the API", () => {
    const list = async (asked: Record<string, unknown> = {}) => {
      const page = await listApiLeads(fixture.store, leadParametersSchema.parse(asked));
      return leadPageSchema.parse(page);
    };
    const readAll = async (asked: Record<string, unknown>, between: () => Promise<void> = async () => undefined) => {
      const ids: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ ...asked, ...(after !== undefined && { after }) });
        ids.push(...page.data.map((lead) => lead.id));
        await between();
        after = page.next ?? undefined;
      } while (after !== undefined);
      return ids;
    };

    test("are listed newest first, with what webhooks tell about them", async () => {
      await leadService().capture({ ...bare, userEmail: "owner@northgate.example" });
      clock.now += 1_000;
      const newer = other();
      await leadService().capture(newer);
      const { data, next } = await list();
      expect(data.map((lead) => lead.id)).toEqual([newer.valuationId, id]);
      expect(data[1]).toMatchObject({
        company: "Northgate Dental",
        contact: { email: "owner@northgate.example", phone: null },
        stage: "new",
      });
      expect(next).toBeNull();
      expect(await findApiLead(fixture.store, id)).toEqual(data[1]);
    });

    test("each come exactly once, page by page, while others come in", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 25 }),
          fc.integer({ min: 1, max: 7 }),
          fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }),
          async (moments, limit, laterMoments) => {
            await fixture.store.db.deleteFrom("lead").execute();
            const insert = async (at: number) => {
              const leadId = randomUUID();
              await leadService().capture(other({ valuationId: leadId }));
              const times = { created_at: t0 + at, updated_at: t0 + at };
              await fixture.store.db.updateTable("lead").set(times).where("id", "=", leadId).execute();
              return leadId;
            };
            const before: string[] = [];
            for (const at of moments) before.push(await insert(at));
            const coming = [...laterMoments];
            const read = await readAll({ limit }, async () => {
              const at = coming.shift();
              if (at !== undefined) await insert(at);
            });
            expect(new Set(read).size).toBe(read.length);
            expect(before.filter((each) => !read.includes(each))).toEqual([]);
          },
        ),
        { numRuns: 15, seed: 20_261_117 },
      );
    });

    test("that changed since a time come with the earliest change first, also if the desk changed them", async () => {
      const [first, second] = [other(), other()];
      for (const capture of [first, second]) await leadService().capture(capture);
      clock.now += 60_000;
      const third = other();
      await leadService().capture(third);
      const at = clock.now + 60_000;
      await fixture.store.db
        .updateTable("lead")
        .set({ stage: "talked", stage_at: at, stage_by: owner.id })
        .where("id", "=", first.valuationId)
        .execute();
      const since = (time: number) => ({ updatedSince: new Date(time).toISOString() });
      expect(await readAll({ ...since(t0 + 1), limit: 1 })).toEqual([third.valuationId, first.valuationId]);
      const { data } = await list(since(at));
      expect(data).toMatchObject([{ id: first.valuationId, stage: "talked", updatedAt: new Date(at).toISOString() }]);
      expect(await readAll({ ...since(t0), stage: ["new"] })).toEqual([
        ...[first, second].map((each) => each.valuationId).filter((each) => each !== first.valuationId),
        third.valuationId,
      ]);
    });

    test("are filtered by what was asked", async () => {
      const withPhone = other({ userPhone: "(614) 555-0142", utm: { source: "newsletter", medium: "email" } });
      await leadService().capture(bare);
      clock.now += 60_000;
      await leadService().capture(withPhone);
      const found = async (asked: Record<string, unknown>) => readAll(asked);
      expect(await found({ contact: "phone" })).toEqual([withPhone.valuationId]);
      expect(await found({ createdSince: new Date(t0 + 1).toISOString() })).toEqual([withPhone.valuationId]);
      expect(await found({ minScore: 100 })).toEqual([]);
      expect(await found({ industry: "Dental practices", source: "newsletter" })).toEqual([withPhone.valuationId, id]);
      expect(await found({ stage: ["engaged"] })).toEqual([]);
    });

    test("of a deleted person are gone, from the list, by id and among the events", async () => {
      await leadService().capture(bare);
      await messageService().take(contact({ valuationId: id }));
      expect((await listEvents(fixture, eventParametersSchema.parse({}))).data.length).toBeGreaterThan(1);
      await deletePerson(fixture.store, { id }, now());
      expect((await list()).data).toEqual([]);
      await expect(findApiLead(fixture.store, id)).rejects.toMatchObject({ code: "apiLeadUnknown" });
      const { data } = await listEvents(fixture, eventParametersSchema.parse({}));
      expect(data.map(({ type, data: about }) => [type, about])).toEqual([["lead.deleted", { id }]]);
    });

    test("that were merged are found by id only, and a record that cannot be read is left out", async () => {
      const kept = other();
      for (const capture of [bare, kept]) await leadService().capture(capture);
      const merged = { merged_into: kept.valuationId };
      await fixture.store.db.updateTable("lead").set(merged).where("id", "=", id).execute();
      await fixture.store.db
        .insertInto("lead")
        .values(sampleLead({ id: randomUUID() }))
        .execute();
      expect(await readAll({ limit: 1 })).toEqual([kept.valuationId]);
      expect(await findApiLead(fixture.store, id)).toMatchObject({ mergedInto: kept.valuationId });
    });

    test.each(["x", "cmVjZWl2ZWQ", Buffer.from("changed~1~a").toString("base64url"), "~~~"])(
      "are not read from a position that is none: %s",
      async (after) => {
        await expect(list({ after })).rejects.toMatchObject({ code: "apiParameter", parameter: "after" });
      },
    );
  });

  describe("events through the API", () => {
    const feed = async (asked: Record<string, unknown> = {}, of = fixture.store) =>
      eventPageSchema.parse(await listEvents({ store: of, log: fixture.log }, eventParametersSchema.parse(asked)));
    /** An event whose id says another time than that of its commit. */
    const insertEvent = async (event: string) => {
      const lead = other();
      await leadService().capture(lead);
      await fixture.store.db.deleteFrom("event").where("subject", "=", lead.valuationId).execute();
      await fixture.store.db
        .insertInto("event")
        .values({ id: event, type: "lead.created", subject: lead.valuationId, at: t0 })
        .execute();
    };
    const idsAfter = async (after?: string) => {
      const { data, next } = await feed(after === undefined ? {} : { after });
      return { ids: data.map((event) => event.id), next };
    };

    test("come once each, in the order in which they happened, and later ones after `next`", async () => {
      expect(await feed()).toEqual({ data: [], next: "0", hasMore: false });
      await leadService().capture({ ...bare, userEmail: "owner@northgate.example" });
      const first = await feed();
      expect(first.data.map(({ type }) => type)).toEqual(["lead.created", "lead.contact"]);
      expect(first.data[0]).toMatchObject({ timestamp: new Date(t0).toISOString(), data: { id } });
      clock.now += 1_000;
      await changeLead(fixture.store, owner, {
        leadId: id,
        change: { field: "stage", to: "talked" },
        at: clock.now,
      });
      const second = await feed({ after: first.next });
      expect(second.data).toMatchObject([{ type: "lead.updated", data: { id, stage: "talked" } }]);
      expect((await feed({ after: second.next })).data).toEqual([]);
    });

    test("that are committed late or by a server with a slow clock are not missed", async () => {
      await insertEvent("evt_5");
      const { next } = await idsAfter();
      await insertEvent("evt_9");
      await insertEvent("evt_1");
      expect((await idsAfter(next)).ids).toEqual(["evt_1", "evt_9"]);
      expect((await idsAfter()).ids).toEqual(["evt_5", "evt_1", "evt_9"]);
    });

    test("get no number twice: of several readers at once, and after the newest were deleted", async () => {
      for (let number = 0; number < 9; number += 1) await insertEvent(`evt_${number}`);
      const readers = [fixture.store, fixture.second, fixture.store, fixture.second];
      const pages = await Promise.all(readers.map((of) => feed({}, of)));
      for (const { data } of pages)
        expect(data.map((event) => event.id)).toEqual(pages[0]?.data.map(({ id: of }) => of));
      const rows = await fixture.store.db.selectFrom("event").select("seq").orderBy("seq").execute();
      expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      await fixture.store.db.deleteFrom("event").where("id", ">", "evt_3").execute();
      await insertEvent("evt_a");
      expect((await idsAfter("9")).ids).toEqual(["evt_a"]);
    });

    test("are paged, filtered by type and read on from an event's id", async () => {
      for (let number = 0; number < 5; number += 1) await insertEvent(`evt_${number}`);
      const pages: (readonly string[])[] = [];
      let after: string | undefined;
      for (let more = true; more; ) {
        const page = await feed({ limit: 2, ...(after !== undefined && { after }) });
        pages.push(page.data.map((event) => event.id));
        [after, more] = [page.next, page.hasMore];
      }
      expect(pages).toEqual([["evt_0", "evt_1"], ["evt_2", "evt_3"], ["evt_4"]]);
      expect((await idsAfter("evt_3")).ids).toEqual(["evt_4"]);
      expect(await feed({ type: ["lead.deleted"] })).toEqual({ data: [], next: "5", hasMore: false });
      const some = await feed({ type: ["lead.created"], limit: 2 });
      expect([some.data.length, some.next, some.hasMore]).toEqual([2, "2", true]);
    });

    test("of a record that cannot be read come without data, and do not stop the others", async () => {
      await leadService().capture(bare);
      await insertEvent("evt_zzz");
      await fixture.store.db.updateTable("lead").set({ record: "{}" }).where("id", "=", id).execute();
      const { data } = await feed();
      expect(data.map((event) => event.data === null)).toEqual([true, false]);
    });

    test.each(["1", "evt_unknown", "999999999999999", "x"])(
      "are not read on from %s, which is no position",
      async (after) => {
        await expect(feed({ after })).rejects.toMatchObject({ code: "apiPositionUnknown" });
      },
    );
  });

  describe("the funnel through the API", () => {
    const read = async (asked: Record<string, string> = {}) =>
      funnelSchema.parse(await readFunnel(fixture.store, funnelParametersSchema.parse(asked), now()));

    test("has whole weeks, and what the desk shows by page, source and industry", async () => {
      const count = { step: "visit", page: "home", source: "newsletter", industry: "", count: 3 } as const;
      await addToFunnel(fixture.store.db, [
        { ...count, day: "2025-10-27" },
        { ...count, day: "2025-11-03", page: "" },
        { ...count, day: "2025-11-03", step: "result", industry: "dental", count: 2 },
        { ...count, day: "2025-11-03", page: "partner:old-friend", count: 4 },
        { ...count, day: "2025-11-10" },
      ]);
      const funnel = await read({ from: "2025-10-29", to: "2025-11-05" });
      expect([funnel.from, funnel.to]).toEqual(["2025-10-27", "2025-11-09"]);
      expect(funnel.weeks.map(({ monday, counts }) => [monday, counts.visit, counts.result])).toEqual([
        ["2025-10-27", 3, 0],
        ["2025-11-03", 7, 2],
      ]);
      expect(funnel.byPage.map(({ name, counts }) => [name, counts.visit, counts.result])).toEqual([
        ["partnerSites", 4, 0],
        ["home", 3, 2],
        [null, 3, 0],
      ]);
      expect(funnel.bySource.map(({ name, counts }) => [name, counts.visit])).toEqual([["newsletter", 10]]);
      expect(funnel.byPartner.map(({ name, counts }) => [name, counts.visit])).toEqual([["old-friend", 4]]);
      expect(funnel.byIndustry.map(({ name, counts }) => [name, counts.visit, counts.result])).toEqual([
        ["dental", 0, 2],
      ]);
    });

    test("has the twelve weeks up to today if nothing was asked", async () => {
      const { weeks, to } = await read();
      expect([weeks.length, weeks.at(-1)?.monday, to]).toEqual([12, "2025-11-03", "2025-11-09"]);
    });

    test.each([
      { from: "2025-11-10", to: "2025-11-03" },
      { from: "2025-01-01", to: "2025-11-03" },
    ])("of $from to $to is refused", async (asked) => {
      await expect(read(asked)).rejects.toMatchObject({ code: "apiParameter", parameter: "from" });
    });
  });
}
