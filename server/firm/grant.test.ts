import { beforeAll, describe, expect, test } from "vitest";
import { changePurchase, insertPurchase, unlockedPackages } from "#server/store/purchases.ts";
import { firmBench } from "./firm.test-bench.ts";
import { fillStore, message, northgate, now } from "./sample-store.test-bench.ts";

const { store, run, json } = firmBench();

describe("granting", () => {
  beforeAll(() => fillStore(store()));

  test("opens a package once, and shows what was bought and what was opened", async () => {
    const bought = {
      id: "p1",
      valuationId: northgate,
      package: "professional",
      source: "stripe",
      state: "pending",
    } as const;
    await insertPurchase(store().db, { ...bought, now });
    const row = { id: "p1", version: 1 };
    const paid = { payment_id: "pi_1", amount: 49_000, currency: "usd", paid_at: now } as const;
    await changePurchase(store(), row, { ...paid, state: "refunded", now });
    expect(await run("grant 7f0c exitReadiness")).toMatchObject({
      code: 0,
      said: `Opened exitReadiness for ${northgate}.\n`,
    });
    expect((await run("grant 7f0c professional")).said).toBe(`professional is open already for ${northgate}.\n`);
    expect(await json("grant 7f0c exitReadiness")).toEqual({ id: northgate, package: "exitReadiness", opened: false });
    expect(await unlockedPackages(store(), northgate)).toEqual(["exitReadiness"]);
    expect((await run("show 7f0c")).said).toContain(
      "\n\nPurchases\nexitReadiness: granted, 2025-11-13 10:00\nprofessional: refunded $490, 2025-11-13 10:00\n\nDeliveries\n",
    );
    const reports = "exitReadiness granted; professional refunded $490";
    expect((await run("list --industry dental")).said).toContain(` ${reports}  delivered 4711\n`);
    expect(await json("list --industry dental")).toMatchObject([{ reports }]);
    const exported = (await run("export --industry dental")).said;
    expect(exported).toContain(",reports,crm_state,");
    expect(exported).toContain(`,"${reports}",delivered,`);
    expect(await json("show 7f0c")).toMatchObject({
      purchases: [
        { package: "exitReadiness", state: "paid", source: "firm" },
        { package: "professional", state: "refunded", amount: 49_000, currency: "usd", paymentId: "pi_1" },
      ],
    });
  });

  test.each([
    [`grant ${message} professional`, 2, /^bbbb0001-\S+ is a message\. A package is opened for a lead\./],
    ["grant ffff professional", 1, /^Nothing has an id/],
  ])("%s fails in plain words", async (line, code, words) => {
    expect(await run(line)).toMatchObject({ code, said: "", complained: expect.stringMatching(words) });
  });
});
