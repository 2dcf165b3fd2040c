import { beforeEach, describe, expect, test } from "vitest";
import { type LeadSort, leadSorts } from "#domain/desk/leads/lead-query.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, enqueue, fail, markDelivered } from "#server/store/jobs/jobs.ts";
import { deskFinding } from "#server/store/migrations/0024-desk-finding.ts";
import type { Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import type { NewLeadRow } from "#server/store/schema.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { writeLeadWords } from "./lead-columns.ts";
import type { StoreFilters } from "./lead-conditions.ts";
import { countLeads, findLeadPage, type Place } from "./lead-page.ts";
import { walkLeads } from "./lead-rows.ts";

const t0 = 1_900_000_000_000;
const industries = ["Dental", "HVAC", "Software"] as const;

const at = <T>(all: readonly [T, ...T[]], place: number): T => all[place % all.length] ?? all[0];

/** Columns that differ from lead to lead, each in its own rhythm. */
function sampleColumns(place: number): Partial<NewLeadRow> {
  const tree = at(["Ash", "Birch", "Cedar"], place);
  return {
    created_at: t0 + place * 1_000,
    score: 10 + 5 * (place % 12),
    value: 1_000_000 + (place % 7) * 250_000,
    company: `${tree} ${at(industries, place)}`,
    company_key: `${tree.toLowerCase()} ${place % 5}`,
    industry: at(industries, place),
    source: at(["direct", "googleSearch", "linkedIn"], place),
    partner_site: at(["harbor", "", "pier", ""], place),
    us_state: at(["OH", "VA"], place),
    stage: at(["talked", "new", "new", "new"], place),
    owner_id: at(["anna", "", "", "", ""], place),
    follow_up_on: `2026-11-${10 + (place % 9)}`,
    follow_up_by: at(["anna", "", ""], place),
    email: at([`owner${place}@mail.example`, null, null], place),
    phone: at([null, "(757) 555-0118", null, null], place),
  };
}

const hasContact = ({ email, phone }: NewLeadRow) => email !== null || phone !== null;

/** What the desk's list must do on both engines. */
export function leadPageContract(open: () => Store): void {
  async function keep(rows: readonly NewLeadRow[]): Promise<void> {
    const { db } = open();
    for (let from = 0; from < rows.length; from += 50) {
      const some = rows.slice(from, from + 50);
      await db.insertInto("lead").values(some).execute();
      await writeLeadWords(
        db,
        some.map((row) => ({ ...row, email: row.email ?? null, phone: row.phone ?? null })),
      );
    }
  }
  const lead = (id: string, given: Partial<NewLeadRow> = {}): NewLeadRow => {
    const company = given.company ?? `Company ${id}`;
    return sampleLead({ id, company, company_key: company.toLowerCase(), website: `https://${id}.example`, ...given });
  };
  async function pages(filters: StoreFilters, by: LeadSort, descending = false, size = 3): Promise<readonly string[]> {
    const found: string[] = [];
    let start: Place | undefined;
    do {
      const cursor = start && { ...start, direction: "after" as const };
      const page = await findLeadPage(open(), { filters, sort: { by, descending }, cursor, size });
      found.push(...page.ids);
      start = page.next;
    } while (start);
    return found;
  }
  const counted = (filters: StoreFilters, by: LeadSort = "received") =>
    countLeads(open(), { filters, sort: { by, descending: false } });
  const listed = (filters: StoreFilters) => pages(filters, "received");

  describe("the desk's list of leads", () => {
    describe("of many", () => {
      const count = 40;
      const rows = Array.from({ length: count }, (_, index) =>
        lead(`l${String(index).padStart(2, "0")}`, sampleColumns((index * 17) % count)),
      );
      beforeEach(() => keep(rows));

      const keys: Readonly<Record<LeadSort, (row: NewLeadRow) => readonly (string | number | undefined)[]>> = {
        received: (row) => [row.created_at],
        followUp: (row) => [row.follow_up_on],
        company: (row) => [row.company_key, row.created_at],
        industry: (row) => [row.industry, row.created_at],
        value: (row) => [row.value, row.created_at],
        score: (row) => [row.score, row.created_at],
        source: (row) => [row.source, row.created_at],
        stage: (row) => [row.stage, row.follow_up_on],
        owner: (row) => [row.owner_id, row.follow_up_on],
        call: (row) => [row.stage === "new" && row.score >= hotLeadScore && hasContact(row) ? "" : row.follow_up_on],
      };
      const sorted = (by: LeadSort) =>
        rows
          .filter((row) => by !== "call" || hasContact(row) || row.follow_up_by !== "")
          .map((row) => ({ id: row.id, key: [...keys[by](row), row.id] }))
          .toSorted((a, b) => {
            const place = a.key.findIndex((part, index) => part !== b.key[index]);
            return (a.key[place] ?? "") < (b.key[place] ?? "") ? -1 : 1;
          })
          .map(({ id }) => id);

      test.each(leadSorts)(
        "by %s, page by page, forward and backward, has every lead once and in order",
        async (by) => {
          const wanted = sorted(by);
          expect(await pages({}, by)).toEqual(wanted);
          expect(await pages({}, by, true)).toEqual(wanted.toReversed());
          const sort = { by, descending: false };
          const second = await findLeadPage(open(), { filters: {}, sort, size: 6 });
          const third = await findLeadPage(open(), {
            filters: {},
            sort,
            cursor: second.next && { ...second.next, direction: "after" },
            size: 6,
          });
          const back = await findLeadPage(open(), {
            filters: {},
            sort,
            cursor: third.first && { ...third.first, direction: "before" },
            size: 6,
          });
          expect([second.ids, third.ids, back.ids]).toEqual([wanted.slice(0, 6), wanted.slice(6, 12), second.ids]);
          expect(back.next).toBeUndefined();
        },
      );

      test.each<[string, StoreFilters, (row: NewLeadRow) => boolean]>([
        ["stage", { stage: ["talked"] }, (row) => row.stage === "talked"],
        ["stages", { stage: ["new", "talked"] }, () => true],
        ["owner", { owner: "anna" }, (row) => row.owner_id === "anna"],
        ["nobody's", { owner: "" }, (row) => row.owner_id === ""],
        ["score", { score: 50 }, (row) => row.score >= 50],
        ["industry", { industry: "HVAC" }, (row) => row.industry === "HVAC"],
        ["state", { state: "VA" }, (row) => row.us_state === "VA"],
        ["source", { source: "linkedIn" }, (row) => row.source === "linkedIn"],
        ["partner site", { partner: "harbor" }, (row) => row.partner_site === "harbor"],
        [
          "value",
          { valueFrom: 1_500_000, valueTo: 2_000_000 },
          ({ value }) => value >= 1_500_000 && value <= 2_000_000,
        ],
        ["received", { received: t0 + 30_000 }, (row) => row.created_at >= t0 + 30_000],
        ["any contact", { contact: "any" }, (row) => Boolean(row.email || row.phone)],
        ["phone", { contact: "phone" }, (row) => Boolean(row.phone)],
        ["email", { contact: "email" }, (row) => Boolean(row.email)],
        ["no contact", { contact: "none" }, (row) => !row.email && !row.phone],
        [
          "hot and new",
          { score: hotLeadScore, stage: ["new"] },
          (row) => row.score >= hotLeadScore && row.stage === "new",
        ],
        ["search", { search: "ced" }, (row) => row.company.startsWith("Cedar")],
        ["two words", { search: "software ced" }, (row) => row.company === "Cedar Software"],
        [
          "search and state",
          { search: "birch", state: "VA" },
          (row) => row.company.startsWith("Birch") && row.us_state === "VA",
        ],
        ["phone number", { search: "757-555" }, (row) => Boolean(row.phone)],
        ["end of a phone number", { search: "0118" }, (row) => Boolean(row.phone)],
        [
          "whole phone number and a word",
          { search: "+17575550118 birch" },
          (row) => Boolean(row.phone) && row.company.startsWith("Birch"),
        ],
        ["middle of a phone number", { search: "5550" }, () => false],
        ["no words", { search: "..." }, () => false],
        [
          "state, stage and score",
          { state: "OH", stage: ["new"], score: 40 },
          (row) => row.us_state === "OH" && row.stage === "new" && row.score >= 40,
        ],
      ])("by %s shows what matches, in every order, and counts it", async (_name, filters, matches) => {
        const wanted = new Set(rows.filter(matches).map(({ id }) => id));
        for (const by of leadSorts.filter((each) => each !== "call"))
          expect(await pages(filters, by)).toEqual(sorted(by).filter((id) => wanted.has(id)));
        for (const by of ["received", "followUp", "value"] as const)
          expect(await counted(filters, by)).toEqual({ count: wanted.size, isCapped: false });
      });

      test("to call has hot leads first, then those due, and without a number or an address only on a chosen day", async () => {
        const call = "2026-11-12";
        const isDue = (id: string) => rows.some((row) => row.id === id && String(keys.call(row)[0]) <= call);
        const wanted = sorted("call").filter(isDue);
        expect(wanted.length).toBeGreaterThan(5);
        expect(await pages({ call }, "call")).toEqual(wanted);
        expect(await counted({ call }, "call")).toEqual({ count: wanted.length, isCapped: false });
      });

      test("leaves out a lead that was merged into another", async () => {
        await open().db.updateTable("lead").set({ merged_into: "l01" }).where("id", "=", "l02").execute();
        for (const by of leadSorts) expect(await pages({}, by)).not.toContain("l02");
        const [row] = rows.filter(({ id }) => id === "l02");
        for (const filters of [{ search: row?.company ?? "" }, { industry: row?.industry ?? "" }])
          expect(await listed(filters)).not.toContain("l02");
      });

      test("is walked to its end, with deliveries and purchases", async () => {
        const seen: string[] = [];
        for await (const slice of walkLeads(open(), { filters: {}, sort: { by: "value", descending: true }, slice: 7 }))
          seen.push(...slice.map(({ id }) => id));
        expect(seen).toEqual(sorted("value").toReversed());
      });
    });

    test("finds deliveries that failed or wait, and purchases by their state", async () => {
      await keep(["a", "b", "c"].map((id, index) => lead(id, { created_at: t0 + index })));
      const kind = jobKinds.crmLead;
      const now = t0;
      for (const subject of ["a", "b", "c"]) await enqueue(open().db, [{ kind, subject, runAt: now }], { now });
      const refused = await claim(open(), kind, { now, leaseMs: 9 });
      if (refused) await fail(open(), refused, { reason: "HTTP 400", now });
      const taken = await claim(open(), kind, { now, leaseMs: 9 });
      if (taken) await markDelivered(open(), taken, { now });
      const [failed = "", arrived = ""] = [refused?.subject, taken?.subject];
      const waiting = ["a", "b", "c"].find((id) => id !== failed && id !== arrived);
      const purchase = { package: "professional", source: "stripe", now: t0 } as const;
      await insertPurchase(open().db, { ...purchase, id: "p1", valuationId: failed, state: "paid" });
      await insertPurchase(open().db, { ...purchase, id: "p2", valuationId: arrived, state: "refunded" });
      const grant = { id: "p3", valuationId: arrived, source: "firm", state: "paid" } as const;
      await insertPurchase(open().db, { ...purchase, ...grant });
      const found: Record<string, readonly string[]> = {};
      for (const delivery of ["failed", "waiting", "arrived"] as const) found[delivery] = await listed({ delivery });
      for (const bought of ["bought", "granted", "refunded", "open", "none"] as const)
        found[bought] = await listed({ purchase: bought });
      expect(found).toEqual({
        failed: [failed],
        waiting: [waiting],
        arrived: [arrived],
        bought: [failed],
        granted: [arrived],
        refunded: [arrived],
        open: [],
        none: [waiting],
      });
      expect(await counted({ delivery: "failed" })).toEqual({ count: 1, isCapped: false });
      expect(await counted({ purchase: "bought" })).toEqual({ count: 1, isCapped: false });
      await open().db.deleteFrom("purchase").where("id", "in", ["p1", "p2", "p3"]).execute();
    });

    test("finds a lead from before the migration by the last digits of its phone number", async () => {
      const { db } = open();
      await keep([lead("a", { phone: "(614) 555-0142" }), lead("b", { phone: null })]);
      await db.deleteFrom("lead_word").where("word", "like", "tel%").execute();
      expect(await listed({ search: "555-0142" })).toEqual([]);
      await db.schema.dropIndex("desk_audit_merge").execute();
      await deskFinding.up(db);
      expect(await listed({ search: "555-0142" })).toEqual(["a"]);
    });

    test("has a buyer of two packages once, and the others after it", async () => {
      const buyers = ["a", "b", "c", "d"];
      await keep(buyers.map((id, index) => lead(id, { created_at: t0 + index })));
      for (const valuationId of buyers)
        for (const edition of ["professional", "exitReadiness"] as const) {
          const bought = { package: edition, source: "stripe", state: "paid", now: t0 } as const;
          await insertPurchase(open().db, { ...bought, id: `${valuationId} ${edition}`, valuationId });
        }
      expect(await pages({ purchase: "bought" }, "received", false, 2)).toEqual(buyers);
      expect(await counted({ purchase: "bought" })).toEqual({ count: 4, isCapped: false });
      await open().db.deleteFrom("purchase").where("valuation_id", "in", buyers).execute();
    });

    test("stops after a thousand leads that do not match, and goes on from there", async () => {
      const rows = Array.from({ length: 1_150 }, (_, index) =>
        lead(`m${String(index).padStart(4, "0")}`, {
          created_at: t0 + index,
          value: index,
          us_state: index < 300 ? "VA" : "OH",
          source: index < 300 || index >= 900 ? "direct" : "linkedIn",
        }),
      );
      await keep(rows);
      const sort = { by: "value", descending: true } as const;
      const filters = { state: "VA", source: "direct" } as const;
      const first = await findLeadPage(open(), { filters, sort, size: 200 });
      expect(first).toMatchObject({ stopped: true, next: { id: "m0150" } });
      expect(first.ids).toHaveLength(150);
      expect(await pages(filters, "value", true, 50)).toEqual(
        rows
          .slice(0, 300)
          .map(({ id }) => id)
          .toReversed(),
      );
      expect(await counted({})).toEqual({ count: 1_000, isCapped: true });
    });
  });
}
