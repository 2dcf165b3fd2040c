import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deliveryName } from "#content/desk/deliveries.ts";
import { pageName } from "#content/desk/funnel.ts";
import type { StepCounts } from "#domain/desk/funnel/funnel.ts";
import type { Member, Role } from "#domain/desk/people/member.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { readEnv } from "#server/env.ts";
import { createVendorHealth } from "#server/ops/vendor-health.ts";
import { id, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { addDeliveryHours, hourOf } from "#server/store/desk/delivery-hours.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { claim, enqueue, fail, markDelivered } from "#server/store/jobs/jobs.ts";
import { insertPartnerSite, removePartnerSite } from "#server/store/partners/partner-sites.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { insertSaleEvent } from "#server/store/payments/sale-events.ts";
import { createDeskDeliveries } from "./deliveries.ts";
import { exportFunnel } from "./export-screens.ts";
import { createDeskFunnel } from "./funnel.ts";
import { createDeskSales } from "./sales.ts";

const member = (role: Role): Member => ({ id: `m-${role}`, name: "Daniel Mercer", email: "d@amiva.example", role });
const analyst = member("analyst");
const partner = member("partner");
const stripe = {
  STRIPE_SECRET_KEY: "sk_test_12345678",
  STRIPE_WEBHOOK_SECRET: "whsec_12345678",
  STRIPE_PRICE_PROFESSIONAL: "price_12345678",
  STRIPE_PRICE_EXIT_READINESS: "price_87654321",
};

/** What the screens of deliveries, sales and funnel read and do, on both engines. */
export function deskScreensContract(fixture: ServiceFixture): void {
  const { clock, leadService } = fixture;
  const now = () => clock.now;

  describe("deliveries on the desk", () => {
    const kick = vi.fn<() => void>();
    const desk = () =>
      createDeskDeliveries({
        store: fixture.store,
        env: readEnv({}),
        vendors: createVendorHealth(now),
        outbox: { kick },
        now,
      });
    /** The ids of earlier tests' entries: the log cannot be emptied. */
    let logged = new Set<string>();
    const auditRows = () =>
      fixture.store.db.selectFrom("desk_audit").select(["id", "actor", "subject", "after"]).execute();
    const audit = async () =>
      (await auditRows())
        .filter((row) => !logged.has(row.id))
        .map(({ actor, subject, after }) => [actor, subject, after]);
    beforeEach(async () => {
      kick.mockReset();
      await fixture.store.db.deleteFrom("delivery_hour").execute();
      logged = new Set((await auditRows()).map((row) => row.id));
      await leadService().capture(fullCapture);
    });
    const take = async (kind: string) => {
      const job = await claim(fixture.store, kind, { now: clock.now, leaseMs: 60_000 });
      if (!job) throw new Error(`Nothing of the kind ${kind} is due`);
      return job;
    };
    const failing = async (kind: string, reason: string, retryAt?: number) =>
      fail(fixture.store, await take(kind), { reason, retryAt, now: clock.now });
    test("say what failed, what waits and what arrived, with the lead and the reason", async () => {
      await failing("crm-lead", "monday.com: ColumnValueException, column industry, HTTP 200");
      await failing("mail-alert", "SMTP 451 4.7.1 at RCPT TO", t0 + 90_000);
      await enqueue(fixture.store.db, [{ kind: "mail-link", subject: id }], { now: t0 });
      await enqueue(fixture.store.db, [{ kind: "mail-message", subject: id }], { now: t0 });
      await markDelivered(fixture.store, await take("mail-message"), { now: t0 });
      await addDeliveryHours(fixture.store, [
        { hour: hourOf(t0), kind: "crm-lead", arrived: 3, failed: 1, total_ms: 3_000, slowest_ms: 1_500 },
      ]);
      const view = await desk().read(analyst);
      const lead = { id, company: "Northgate Dental" };
      expect(view).toMatchObject({
        mayRetry: false,
        failed: [
          {
            id: `crm-lead:${id}`,
            vendor: "crm",
            lead,
            failure: "boardColumn",
            column: "industry",
            tries: 1,
            since: t0,
          },
        ],
        waiting: [{ id: `mail-alert:${id}`, vendor: "mail", lead, failure: "mailBusy", nextAt: t0 + 90_000 }],
        untried: [{ vendor: "mail", count: 1 }],
        arrived: [{ id: `mail-message:${id}`, vendor: "mail", lead, at: t0 }],
        retried: [],
      });
      expect(
        view.vendors.map(({ vendor, isConnected, arrived, failed }) => [vendor, isConnected, arrived, failed]),
      ).toEqual([
        ["crm", false, 3, 1],
        ["mail", false, 0, 0],
        ["payments", false, 0, 0],
      ]);
    });

    test("say that nobody is assigned on the board, if the colleague has no user there", async () => {
      const at = new Date(t0).toISOString();
      const robert = { id: randomUUID(), name: "Robert Kim", role: "partner" } as const;
      await fixture.store.db
        .insertInto("desk_user")
        .values({ ...robert, email: `${robert.id}@firm.example`, created_at: at, updated_at: at })
        .execute();
      await enqueue(fixture.store.db, [{ kind: "crm-lead-fields", subject: id }], { now: t0 });
      const memo = { item: "1", known: {}, unassigned: robert.id };
      await markDelivered(fixture.store, await take("crm-lead-fields"), { now: t0, memo });
      expect((await desk().read(analyst)).arrived).toMatchObject([
        { id: `crm-lead-fields:${id}`, unassigned: "Robert Kim" },
      ]);
    });

    test("name the files of a report that the firm opened, apart from those of a buyer", async () => {
      for (const source of ["firm", "stripe"] as const) {
        const purchase = { id: randomUUID(), valuationId: id, package: "professional", state: "paid" } as const;
        await insertPurchase(fixture.store.db, { ...purchase, source, now: t0 });
        await enqueue(fixture.store.db, [{ kind: "mail-download", subject: purchase.id }], { now: t0 });
        await markDelivered(fixture.store, await take("mail-download"), { now: t0 });
      }
      const { arrived } = await desk().read(analyst);
      const names = arrived.map(deliveryName).toSorted();
      expect(names).toEqual(["Files of a report that you opened, to the owner", "Report files to the buyer"]);
      await fixture.store.db.deleteFrom("purchase").execute();
    });

    test("can be retried one by one, and the retry can be followed and is logged", async () => {
      const failed = `crm-lead:${id}`;
      await failing("crm-lead", "monday.com: ItemsLimitationException, HTTP 200");
      expect(await desk().retry(partner, failed)).toEqual([failed]);
      expect(kick).toHaveBeenCalledOnce();
      expect(await audit()).toEqual([[partner.id, id, "crm-lead"]]);
      const state = async () => (await desk().read(partner, { retried: [failed] })).retried.map((line) => line.state);
      expect(await state()).toEqual(["sending"]);
      const job = await take("crm-lead");
      expect(await state()).toEqual(["sending"]);
      await fail(fixture.store, job, { reason: "monday.com: HTTP 503", retryAt: t0 + 60_000, now: t0 });
      expect(await state()).toEqual(["waiting"]);
      await desk().retry(partner, failed);
      expect(await state()).toEqual(["sending"]);
      await markDelivered(fixture.store, await take("crm-lead"), { now: t0 });
      expect(await state()).toEqual(["arrived"]);
      // A second press on the button changes and logs nothing.
      const before = await audit();
      await desk().retry(partner, failed);
      expect([await state(), await audit()]).toEqual([["arrived"], before]);
    });

    test("that were given up can be retried together", async () => {
      await failing("crm-lead", "monday.com: HTTP 400");
      await failing("mail-alert", "SMTP 550 5.1.1 at RCPT TO");
      expect((await desk().retry(partner, "all")).toSorted()).toEqual([`crm-lead:${id}`, `mail-alert:${id}`]);
      expect(await audit()).toEqual([[partner.id, "deliveries", "2"]]);
      expect((await desk().read(partner)).failed).toEqual([]);
    });

    test("are not retried by an analyst, nor if there is no such delivery", async () => {
      await failing("crm-lead", "monday.com: HTTP 400");
      await expect(desk().retry(analyst, "all")).rejects.toMatchObject({ code: "roleRefused" });
      await expect(desk().retry(partner, "crm-lead:nobody")).rejects.toMatchObject({ code: "notFound" });
      expect((await desk().read(analyst)).failed).toHaveLength(1);
    });

    test("planned for later are neither waiting nor retried", async () => {
      const later = { kind: "mail-reminder", subject: id, runAt: t0 + 86_400_000 };
      await enqueue(fixture.store.db, [later], { now: t0 });
      await desk().retry(partner, `mail-reminder:${id}`);
      const [job] = await fixture.store.db.selectFrom("job").select("run_at").where("kind", "=", later.kind).execute();
      expect(job?.run_at).toBe(later.runAt);
    });
  });

  describe("sales on the desk", () => {
    const desk = (variables: Record<string, string> = stripe) =>
      createDeskSales({ store: fixture.store, env: readEnv(variables), now });
    beforeEach(async () => {
      await fixture.store.db.deleteFrom("purchase").execute();
      await leadService().capture(fullCapture);
    });
    async function sold(change: object = {}): Promise<string> {
      const purchase = randomUUID();
      const { db } = fixture.store;
      await insertPurchase(db, {
        id: purchase,
        valuationId: id,
        package: "professional",
        source: "stripe",
        state: "paid",
        now: t0,
      });
      const paid = { amount: 49_000, currency: "usd", paid_at: t0, payment_id: "pi_1", ...change };
      await db.updateTable("purchase").set(paid).where("id", "=", purchase).execute();
      return purchase;
    }

    test("are a month as an account, with a link to each payment", async () => {
      await sold();
      await sold({ state: "refunded", refunded: 49_000 });
      const disputed = await sold({ state: "disputed" });
      await insertSaleEvent(fixture.store.db, {
        id: randomUUID(),
        created_at: t0 + 5,
        purchase_id: disputed,
        kind: "disputed",
        refunded: 0,
      });
      const view = await desk().read(analyst, {});
      expect(view.accounts).toMatchObject([{ currency: "usd", sold: { count: 3, amount: 147_000 }, net: 49_000 }]);
      expect(view.counts).toEqual({ all: 3, refunds: 1, disputes: 1 });
      expect(view.byMonth.at(-1)).toEqual({ month: view.month, net: 49_000 });
      expect(view.sales).toHaveLength(3);
      expect(view.sales[0]).toMatchObject({
        lead: { id, company: "Northgate Dental" },
        paymentPage: "https://dashboard.stripe.com/test/payments/pi_1",
      });
      expect(view.disputes).toMatchObject([{ id: disputed, changedAt: t0 + 5, filesMailedAt: undefined }]);
      const live = await desk({ ...stripe, STRIPE_SECRET_KEY: "sk_live_12345678" }).read(analyst, {});
      expect(live.sales[0]?.paymentPage).toBe("https://dashboard.stripe.com/payments/pi_1");
    });

    test("continue on the next page where the last one ended", async () => {
      for (let number = 0; number < 60; number += 1) await sold({ paid_at: t0 - number });
      const first = await desk().read(analyst, {});
      const second = await desk().read(analyst, { after: first.next });
      expect([first.sales.length, second.sales.length, second.next]).toEqual([50, 10, undefined]);
      expect(new Set([...first.sales, ...second.sales].map((sale) => sale.id)).size).toBe(60);
    });

    test("of another month, of the future and without any are shown without failing", async () => {
      await sold();
      expect((await desk().read(analyst, { month: "2020-01" })).accounts).toEqual([]);
      expect((await desk().read(analyst, { month: "9999-01" })).isCurrent).toBe(true);
      expect((await desk().read(analyst, { after: "nonsense" })).sales).toHaveLength(1);
    });
  });

  describe("the funnel on the desk", () => {
    test("is a week against the week before, by page, source and industry", async () => {
      const { db } = fixture.store;
      await db.deleteFrom("funnel_count").execute();
      const desk = createDeskFunnel({ store: fixture.store, now: () => Date.parse("2026-11-18T12:00:00Z") });
      const count = { page: "home", source: "direct", industry: "" };
      await addToFunnel(db, [
        { ...count, day: "2026-11-15", step: "visit", count: 40 },
        { ...count, day: "2026-11-16", step: "visit", count: 100 },
        { ...count, day: "2026-11-17", step: "figures", page: "", source: "", count: 30 },
        { ...count, day: "2026-11-17", step: "result", page: "hvac", industry: "homeServices", count: 20 },
      ]);
      const view = await desk.read(analyst, {});
      expect(view).toMatchObject({ monday: "2026-11-16", mondayBefore: "2026-11-09", isCurrent: true });
      expect(view.rows[0]).toMatchObject({
        step: "visit",
        count: 100,
        before: 40,
        change: { by: 1.5, unit: "fraction" },
      });
      expect(view.byPage.map(({ name, counts }) => [name, counts.visit, counts.result])).toEqual([
        ["home", 100, 0],
        ["hvac", 0, 20],
      ]);
      expect(view.byIndustry.map(({ name, counts }) => [name, counts.result])).toEqual([["homeServices", 20]]);
      expect(view.weeks).toHaveLength(12);
      expect((await desk.read(analyst, { week: "2026-11-15" })).counts.visit).toBe(40);
      expect((await desk.read(analyst, { week: "2030-01-01" })).monday).toBe("2026-11-16");
      expect(view.byPartner).toEqual([]);
    });

    test("names each partner site, also a removed one, with all its steps, and has one row for them among pages", async () => {
      const { db } = fixture.store;
      await db.deleteFrom("funnel_count").execute();
      await db.deleteFrom("partner_site").execute();
      const site = { origins: ["https://harborbank.example"], color: undefined, isOn: true };
      await insertPartnerSite(db, { ...site, key: "harbor", name: "Harbor Bank" }, { now: t0 });
      await insertPartnerSite(db, { ...site, key: "pier", name: "Pier Law" }, { now: t0 });
      await removePartnerSite(db, "pier", { now: t0 });
      const count = { day: "2026-11-17", source: "partnerSite", industry: "" };
      const [harbor, pier] = [
        { ...count, page: "partner:harbor" },
        { ...count, page: "partner:pier" },
      ];
      await addToFunnel(db, [
        { ...harbor, step: "visit", count: 50 },
        { ...harbor, step: "address", count: 9 },
        { ...harbor, step: "figures", count: 7 },
        { ...harbor, step: "result", industry: "dental", count: 6 },
        { ...pier, step: "visit", count: 20 },
        { ...count, page: "home", source: "direct", step: "visit", count: 30 },
      ]);
      const desk = createDeskFunnel({ store: fixture.store, now: () => Date.parse("2026-11-18T12:00:00Z") });
      const view = await desk.read(analyst, {});
      const steps = ({ visit, address, figures, result }: StepCounts) => [visit, address, figures, result];
      expect(view.byPartner.map(({ name, counts }) => [name, ...steps(counts)])).toEqual([
        ["Harbor Bank", 50, 9, 7, 6],
        ["Pier Law", 20, 0, 0, 0],
      ]);
      expect(steps(view.partnerCounts)).toEqual([70, 9, 7, 6]);
      expect(view.byPage.map(({ name, counts }) => [pageName(name), counts.visit])).toEqual([
        ["Partner sites", 70],
        ["Home", 30],
      ]);
      const csv = await exportFunnel(fixture.store, member("owner"), "2026-11-16", { now: t0 });
      expect(csv).toContain("Partner site: Pier Law");
    });
  });
}
