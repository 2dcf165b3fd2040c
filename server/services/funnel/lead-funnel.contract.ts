import { beforeEach, describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { defaultUtm } from "#domain/leads/utm.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { bare, contact, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { countOnce } from "./lead-funnel.ts";

const day = dayAt(t0, site.timeZone);

/** What the funnel counts of leads, on both engines. */
export function leadFunnelContract(fixture: ServiceFixture): void {
  const { clock, leadService, messageService } = fixture;

  describe("the funnel", () => {
    beforeEach(async () => void (await fixture.store.db.deleteFrom("funnel_count").execute()));
    const counts = async () => {
      const rows = await fixture.store.db.selectFrom("funnel_count").selectAll().orderBy("step").execute();
      return rows.map((row) => [row.day, row.step, row.page, row.source, row.industry, row.count].join(" "));
    };
    const sums = async () => {
      const rows = await fixture.store.db.selectFrom("funnel_count").select(["step", "count"]).execute();
      return Object.fromEntries(
        [...Map.groupBy(rows, ({ step }) => step)].map(([step, of]) => [
          step,
          of.reduce((sum, { count }) => sum + count, 0),
        ]),
      );
    };

    test("counts a result with the lead's page, source and industry, and the contact when it comes", async () => {
      const first = {
        ...bare,
        industryKey: undefined,
        utm: defaultUtm,
        referrer: "https://www.google.com/",
        pageUrl: "https://amiva.example/valuation?website=x",
      };
      await leadService().capture(first);
      expect(await counts()).toEqual([`${day} result valuation googleSearch dental 1`]);
      clock.now += 86_400_000;
      await leadService().capture({ ...first, userPhone: "+12125550142" });
      const next = dayAt(clock.now, site.timeZone);
      expect(await counts()).toEqual([
        `${next} contact valuation googleSearch dental 1`,
        `${day} result valuation googleSearch dental 1`,
      ]);
    });

    test("names the industry page that led to the valuation, and no industry that an owner made up", async () => {
      const utm = { source: "acme", medium: "email" };
      const corrections = { industry: "Moon mining" };
      await leadService().capture({ ...bare, industryKey: "hvac", utm, corrections });
      expect(await counts()).toEqual([`${day} result hvac newsletter other 1`]);
    });

    test("counts each lead once, however often and wherever a capture is repeated", async () => {
      const full = { ...bare, userEmail: "owner@northgate.example" };
      await Promise.all(
        [leadService(), leadService(fixture.second)].flatMap((one) => [one.capture(full), one.capture(full)]),
      );
      await leadService().capture({ ...full, userEmail: "other@northgate.example" });
      await leadService().capture(other());
      expect(await sums()).toEqual({ result: 2, contact: 1 });
    });

    test("counts the contact that a message brings, once", async () => {
      await leadService().capture(bare);
      await messageService().take(contact({ valuationId: id }));
      await messageService().take(contact({ valuationId: id }));
      expect(await sums()).toEqual({ result: 1, contact: 1 });
    });

    test("counts later steps once per lead", async () => {
      await leadService().capture(bare);
      const once = (step: "report" | "paid") =>
        fixture.store.db.transaction().execute((tx) => countOnce(tx, { valuationId: id, step, now: t0 }));
      for (const step of ["report", "paid", "report", "paid"] as const) await once(step);
      expect(await sums()).toEqual({ result: 1, report: 1, paid: 1 });
    });

    test("keeps its counts when the lead is deleted, and counts nothing for a deleted lead", async () => {
      await leadService().capture(bare);
      await deletePerson(fixture.store, { id }, { now: t0 });
      await expect(leadService().capture(bare)).rejects.toThrow();
      await fixture.store.db.transaction().execute((tx) => countOnce(tx, { valuationId: id, step: "paid", now: t0 }));
      expect(await sums()).toEqual({ result: 1 });
    });
  });
}
