import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow } from "#server/store/schema.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { openDisputes, salesPage, salesSums } from "./sales.ts";

const span = { from: 1_000, to: 2_000 };

/** What the lists of sales must do on both engines. */
export function salesContract(open: () => Store): void {
  describe("sales", () => {
    const db = () => open().db;
    beforeEach(async () => void (await db().deleteFrom("purchase").execute()));

    async function sold(id: string, change: Partial<PurchaseRow> = {}): Promise<void> {
      const row: PurchaseRow = {
        id,
        created_at: 1,
        updated_at: 1,
        version: 1,
        lead_at: 0,
        valuation_id: null,
        package: "professional",
        source: "stripe",
        state: "paid",
        slot: null,
        session_id: null,
        payment_id: `pi_${id}`,
        amount: 49_000,
        currency: "usd",
        paid_at: 1_500,
        refunded: 0,
        buyer_email: null,
        announced_at: null,
        ...change,
      };
      await db().insertInto("purchase").values(row).execute();
    }
    const ids = async (...asked: Parameters<typeof salesPage> extends [unknown, ...infer Rest] ? Rest : never) =>
      (await salesPage(open(), ...asked)).map(({ id }) => id);

    test("of a span are listed newest first, page by page, with the company of a lead that still exists", async () => {
      await db()
        .insertInto("lead")
        .values(sampleLead({ id: "kept", company: "Tidewater" }))
        .execute();
      for (let number = 0; number < 5; number += 1) await sold(`same-${number}`, { valuation_id: "kept" });
      await sold("first", { paid_at: 1_000, valuation_id: "gone" });
      await sold("last", { paid_at: 1_999 });
      await sold("before", { paid_at: 999 });
      await sold("after", { paid_at: 2_000 });
      await sold("open", { paid_at: null, state: "pending" });
      await sold("granted", { source: "firm" });
      const seen: string[] = [];
      for (let after: { paidAt: number; id: string } | undefined; ; ) {
        const page = await salesPage(open(), { span, filter: "all", after }, 3);
        seen.push(...page.map(({ id, company }) => `${id} ${company}`));
        const end = page.at(-1);
        if (page.length < 3 || !end) break;
        after = { paidAt: end.paid_at, id: end.id };
      }
      expect(seen).toEqual(["last null", ...[4, 3, 2, 1, 0].map((number) => `same-${number} Tidewater`), "first null"]);
    });

    test("can be limited to refunds and to disputes; open disputes are known whatever their month", async () => {
      await sold("a");
      await sold("b", { refunded: 1 });
      await sold("c", { state: "disputed" });
      await sold("d", { state: "chargedBack" });
      await sold("old", { state: "disputed", paid_at: 5 });
      expect(await ids({ span, filter: "refunds" }, 9)).toEqual(["b"]);
      expect(await ids({ span, filter: "disputes" }, 9)).toEqual(["d", "c"]);
      expect((await openDisputes(open(), 9)).map(({ id }) => id)).toEqual(["old", "c"]);
    });

    test("are summed by package, currency and state", async () => {
      await sold("a", { amount: 9_000_000_000 });
      await sold("b", { refunded: 9_000 });
      await sold("c", { currency: "eur" });
      await sold("d", { state: "refunded", refunded: 49_000 });
      await sold("e", { paid_at: 2_000 });
      await sold("f", { source: "firm", amount: null });
      const sums = await salesSums(open(), span);
      expect(sums.toSorted((x, y) => (x.currency + x.state < y.currency + y.state ? -1 : 1))).toEqual([
        { package: "professional", currency: "eur", state: "paid", count: 1, amount: 49_000, refunded: 0, refunds: 0 },
        {
          package: "professional",
          currency: "usd",
          state: "paid",
          count: 2,
          amount: 9_000_049_000,
          refunded: 9_000,
          refunds: 1,
        },
        {
          package: "professional",
          currency: "usd",
          state: "refunded",
          count: 1,
          amount: 49_000,
          refunded: 49_000,
          refunds: 1,
        },
      ]);
      expect(await salesSums(open(), { from: 5_000, to: 6_000 })).toEqual([]);
    });
  });
}
