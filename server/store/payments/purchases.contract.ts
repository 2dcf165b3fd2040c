import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow } from "#server/store/schema.ts";
import {
  abandonAttempt,
  attachSession,
  changePurchase,
  eraseBuyersOfValuations,
  erasePurchaseEmail,
  findPurchase,
  insertPurchase,
  isPaymentEventSettled,
  type NewPurchase,
  purchasesBoughtBy,
  purchasesOf,
  recordPaymentEvent,
  unlockedPackages,
} from "./purchases.ts";
import { findSaleEvent, insertSaleEvent, saleEventsOf } from "./sale-events.ts";

const now = 1_900_000_000_000;
const day = 86_400_000;

/** What purchases must do on both engines, with two handles on one database. */
export function purchaseContract(stores: () => readonly [Store, Store]): void {
  describe("purchases", () => {
    const store = () => stores()[0];
    beforeEach(async () => {
      for (const table of ["purchase", "payment_event"] as const) await store().db.deleteFrom(table).execute();
    });

    async function keep(given: Partial<NewPurchase> = {}): Promise<PurchaseRow> {
      const id = given.id ?? randomUUID();
      const bought = { valuationId: "v1", package: "professional", source: "stripe", state: "pending", now } as const;
      expect(await insertPurchase(store().db, { ...bought, ...given, id })).toBe(true);
      return found(id);
    }
    async function found(id: string): Promise<PurchaseRow> {
      const row = await findPurchase(store(), "id", id);
      if (!row) throw new Error("There is no such purchase");
      return row;
    }
    const paid = {
      state: "paid",
      payment_id: "pi_1",
      amount: 9_000_000_000,
      currency: "usd",
      paid_at: now,
      refunded: 8_000_000_000,
      announced_at: now,
    } as const;

    test("allow one attempt at a time per package; other packages and later attempts may start", async () => {
      const first = await keep();
      const twin: NewPurchase = {
        id: "b",
        valuationId: "v1",
        package: "professional",
        source: "stripe",
        state: "pending",
        now,
      };
      const both = await Promise.all(stores().map(({ db }, index) => insertPurchase(db, { ...twin, id: `b${index}` })));
      expect(both).toEqual([false, false]);
      expect((await findPurchase(store(), "slot", "v1:professional"))?.id).toBe(first.id);
      await keep({ package: "exitReadiness" });
      await keep({ valuationId: "v2" });
      await changePurchase(store(), first, { ...paid, state: "cancelled", now });
      await keep();
    });

    test("of two that start at the same time allow one", async () => {
      const started = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          insertPurchase(stores()[index % 2 === 0 ? 0 : 1].db, {
            id: `p${index}`,
            valuationId: "v1",
            package: "professional",
            source: "stripe",
            state: "pending",
            now,
          }),
        ),
      );
      expect(started.filter(Boolean)).toHaveLength(1);
    });

    test("unlock what was paid, and nothing of another owner", async () => {
      expect(await unlockedPackages(store(), "v1")).toEqual([]);
      const row = await keep();
      await keep({ package: "exitReadiness", valuationId: "v2", source: "firm", state: "paid" });
      expect(await unlockedPackages(store(), "v1")).toEqual([]);
      expect(await changePurchase(store(), row, { ...paid, now })).toBe(true);
      expect(await unlockedPackages(store(), "v1")).toEqual(["professional"]);
      await keep({ package: "exitReadiness", source: "firm", state: "paid" });
      await keep({ package: "professional", source: "firm", state: "paid" });
      expect(await unlockedPackages(store(), "v1")).toEqual(["professional", "exitReadiness"]);
      expect(await unlockedPackages(store(), "v2")).toEqual(["exitReadiness"]);
      for (const each of await purchasesOf(store(), "v1"))
        await changePurchase(store(), each, { ...paid, state: "refunded", now });
      expect(await unlockedPackages(store(), "v1")).toEqual([]);
    });

    test("a change is written only if the row has not changed since it was read", async () => {
      const row = await keep();
      expect(await changePurchase(store(), row, { ...paid, state: "refunded", now: now + 1 })).toBe(true);
      expect(await changePurchase(stores()[1], row, { ...paid, now: now + 2 })).toBe(false);
      expect(await found(row.id)).toMatchObject({
        state: "refunded",
        slot: null,
        updated_at: now + 1,
        version: 2,
        amount: 9e9,
      });
    });

    test("a checkout is stored once, and found again; an attempt that has one is not given up", async () => {
      const row = await keep();
      expect(await attachSession(store(), row.id, "cs_1")).toBe(true);
      expect(await attachSession(store(), row.id, "cs_1")).toBe(true);
      expect(await attachSession(store(), row.id, "cs_2")).toBe(false);
      await abandonAttempt(store(), row.id, now);
      expect(await findPurchase(store(), "session_id", "cs_1")).toMatchObject({ id: row.id, state: "pending" });
      const bare = await keep({ valuationId: "v2" });
      await abandonAttempt(store(), bare.id, now + 1);
      expect(await found(bare.id)).toMatchObject({ state: "cancelled", slot: null, updated_at: now + 1 });
      await keep({ valuationId: "v2" });
    });

    test("of deleted valuations keep what the books need, and nothing that leads back", async () => {
      const sold = await keep();
      await attachSession(store(), sold.id, "cs_1");
      await changePurchase(store(), await found(sold.id), { ...paid, buyer_email: "buyer@bank.example", now });
      await insertSaleEvent(store().db, { id: "e1", created_at: now, purchase_id: sold.id, kind: "sold", refunded: 0 });
      const open = await keep({ package: "exitReadiness" });
      await attachSession(store(), open.id, "cs_2");
      await keep({ source: "firm", state: "paid" });
      await keep({ state: "cancelled" });
      const others = await keep({ valuationId: "v2" });
      await eraseBuyersOfValuations(store().db, ["v1"]);
      await eraseBuyersOfValuations(store().db, []);
      const left = await store().db.selectFrom("purchase").selectAll().orderBy("session_id").execute();
      expect(new Map(left.map((row) => [row.id, row]))).toEqual(
        new Map([
          [
            sold.id,
            expect.objectContaining({ ...paid, session_id: "cs_1", valuation_id: null, slot: null, buyer_email: null }),
          ],
          [open.id, expect.objectContaining({ state: "pending", session_id: "cs_2", valuation_id: null, slot: null })],
          [others.id, others],
        ]),
      );
      expect(JSON.stringify(left.filter(({ id }) => id !== others.id))).not.toContain("v1");
      expect(await findSaleEvent(store(), "e1")).toMatchObject({ event: { kind: "sold" }, purchase: { id: sold.id } });
    });

    test("sale events keep their order and are deleted with their purchase", async () => {
      const granted = await keep({ source: "firm", state: "paid" });
      const event = { purchase_id: granted.id, kind: "sold", refunded: 0 } as const;
      await insertSaleEvent(store().db, { ...event, id: "e2", created_at: now + 1 });
      await insertSaleEvent(store().db, { ...event, id: "e1", created_at: now });
      expect((await saleEventsOf(store(), [granted.id])).map(({ id }) => id)).toEqual(["e1", "e2"]);
      await eraseBuyersOfValuations(store().db, ["v1"]);
      expect(await findSaleEvent(store(), "e1")).toBeUndefined();
    });

    test("buyers are found by their address in any spelling, and removed", async () => {
      const [mine, others] = [await keep(), await keep({ valuationId: "v2" })];
      for (const [row, buyer_email] of [
        [mine, "Buyer@Bank.example"],
        [others, "other@bank.example"],
      ] as const)
        await changePurchase(store(), row, { ...paid, buyer_email, now });
      const bought = await purchasesBoughtBy(store().db, "buyer@bank.EXAMPLE", 9);
      expect(bought).toEqual([{ id: mine.id, valuation_id: "v1" }]);
      expect(await erasePurchaseEmail(store().db, "BUYER@bank.example")).toEqual([mine.id]);
      expect([(await found(mine.id)).buyer_email, (await found(others.id)).buyer_email]).toEqual([
        null,
        "other@bank.example",
      ]);
    });

    test("settled events are remembered for two months, however often they come", async () => {
      expect(await isPaymentEventSettled(store(), "evt_1")).toBe(false);
      await Promise.all(stores().map((each) => recordPaymentEvent(each, "evt_1", now)));
      expect(await isPaymentEventSettled(stores()[1], "evt_1")).toBe(true);
      await recordPaymentEvent(store(), "evt_2", now + 60 * day);
      expect(await isPaymentEventSettled(store(), "evt_1")).toBe(true);
      await recordPaymentEvent(store(), "evt_3", now + 61 * day);
      expect([await isPaymentEventSettled(store(), "evt_1"), await isPaymentEventSettled(store(), "evt_2")]).toEqual([
        false,
        true,
      ]);
    });
  });
}
