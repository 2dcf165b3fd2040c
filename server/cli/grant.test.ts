import { beforeAll, describe, expect, test } from "vitest";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { changePurchase, insertPurchase, purchasesOf, unlockedPackages } from "#server/store/payments/purchases.ts";
import { leadsCommandFixture } from "./leads-command.fixture.ts";
import { fillStore, message, northgate, now, plumber } from "./sample-store.fixture.ts";

const { store, run, json } = leadsCommandFixture();
const site = { variables: { SITE_URL: "https://firm.example" } };

describe("granting", () => {
  beforeAll(() => fillStore(store()));

  test("opens a package once, and shows what was bought and what was granted", async () => {
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
    expect(await run("grant 7f0c exitReadiness", site)).toMatchObject({
      code: 0,
      said: [
        `Unlocked exitReadiness for ${northgate}.`,
        `Private link: https://firm.example/valuation/result/${northgate}`,
        "The owner was not notified. To mail owner@northgate-dental.example the download link:",
        "  npm run leads -- grant 7f0c exitReadiness --mail\n",
      ].join("\n"),
    });
    expect((await run("grant 7f0c professional")).said).toMatch(`professional is already unlocked for ${northgate}.\n`);
    expect(await json("grant 7f0c exitReadiness")).toMatchObject({
      id: northgate,
      package: "exitReadiness",
      opened: false,
      link: expect.stringContaining(northgate),
      mailTo: null,
    });
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

  test("mails the owner the download link if asked to, again if it is open already", async () => {
    await fillStore(store());
    const first = await run("grant 7f0c professional --mail");
    expect(first.said).toContain("will mail the download link to owner@northgate-dental.example. Mail is not set up");
    const [row] = await purchasesOf(store(), northgate);
    const job = () => findJob(store(), jobKinds.mailDownload, row?.id ?? "");
    expect(await job()).toMatchObject({ state: "ready", wanted: 1 });
    expect(await json("grant 7f0c professional --mail")).toMatchObject({
      opened: false,
      mailTo: "owner@northgate-dental.example",
    });
    expect(await job()).toMatchObject({ wanted: 2 });
  });

  test("mails the buyer of an earlier report if the lead itself has no address", async () => {
    await fillStore(store());
    const earlier = { id: "p1", valuationId: plumber, package: "professional", source: "stripe", now } as const;
    await insertPurchase(store().db, { ...earlier, state: "paid" });
    await changePurchase(store(), { id: "p1", version: 1 }, { state: "paid", buyer_email: "buyer@bank.example", now });
    expect(await json("grant 0b9f exitReadiness --mail")).toMatchObject({ opened: true, mailTo: "buyer@bank.example" });
  });

  test("is undone by revoke", async () => {
    await fillStore(store());
    await run("grant 7f0c exitReadiness");
    expect(await run("revoke 7f0c professional")).toMatchObject({
      code: 1,
      complained: `professional was not granted to ${northgate}. It is unlocked because exitReadiness is.\n`,
    });
    expect(await run("revoke 7f0c exitReadiness")).toMatchObject({
      code: 0,
      said: `Revoked exitReadiness for ${northgate}.\n`,
    });
    expect(await unlockedPackages(store(), northgate)).toEqual([]);
    expect((await run("show 7f0c")).said).toContain("exitReadiness: granted, then revoked, ");
    expect(await run("revoke 7f0c exitReadiness")).toMatchObject({
      code: 1,
      complained: `exitReadiness is not unlocked for ${northgate}.\n`,
    });
    expect((await run("grant 7f0c exitReadiness")).said).toMatch("Unlocked exitReadiness");
  });

  test("does not revoke what was paid for: that is refunded in Stripe", async () => {
    await fillStore(store());
    await run("grant 7f0c professional");
    await insertPurchase(store().db, {
      id: "p1",
      valuationId: northgate,
      package: "professional",
      source: "stripe",
      state: "paid",
      now,
    });
    expect((await run("revoke 7f0c professional")).said).toBe(
      `Revoked professional for ${northgate}.\nIt is still unlocked, because professional was paid for.\n`,
    );
    expect(await run("revoke 7f0c professional")).toMatchObject({
      code: 1,
      complained: `professional was paid for, not granted. Refund the payment in Stripe; that closes the download.\n`,
    });
    expect(await unlockedPackages(store(), northgate)).toEqual(["professional"]);
  });

  test.each([
    ["grant 0b9f professional --mail", 1, /^Lead 0b9f\S+ has no email address\. Grant it without --mail/],
    [`revoke ${message} professional`, 2, /is a message/],
    [`grant ${message} professional`, 2, /^bbbb0001-\S+ is a message\. Packages can be unlocked for leads only\./],
    ["grant ffff professional", 1, /^No lead or message has an id/],
  ])("%s fails with a plain message", async (line, code, words) => {
    expect(await run(line)).toMatchObject({ code, said: "", complained: expect.stringMatching(words) });
  });
});
