import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { claim, enqueue, fail } from "#server/store/jobs/jobs.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { insertSaleEvent } from "#server/store/payments/sale-events.ts";
import { leadsCommandFixture } from "./leads-command.fixture.ts";
import { evil, fillStore, message, northgate, now, plumber } from "./sample-store.fixture.ts";

const { store, run, json } = leadsCommandFixture();
const hour = 3_600_000;
const saleEvent = randomUUID();

async function failOnce(kind: string, subject: string, reason: string, at: number, retryAt?: number) {
  await enqueue(store().db, [{ kind, subject, runAt: at }], { now: at });
  const job = await claim(store(), kind, { now: at, leaseMs: 1 });
  if (!job) throw new Error("There was nothing to take");
  await fail(store(), job, { reason, retryAt, now: at });
}

async function fillWithFailures() {
  await fillStore(store());
  await failOnce(jobKinds.mailLink, northgate, "SMTP 550 5.1.1 at RCPT TO", now - 3 * hour);
  await failOnce(jobKinds.mailMessage, message, "SMTP 451 4.7.1 at RCPT TO", now - 2 * hour, now + hour);
  const purchase = { id: randomUUID(), valuationId: northgate, package: "professional", source: "stripe" } as const;
  await insertPurchase(store().db, { ...purchase, state: "paid", now });
  const event = { id: saleEvent, created_at: now, purchase_id: purchase.id, kind: "sold", refunded: 0 } as const;
  await insertSaleEvent(store().db, event);
  await failOnce(jobKinds.mailSale, saleEvent, "ECONNREFUSED", now - hour);
}

describe("failed deliveries", () => {
  beforeAll(fillWithFailures);

  test("are listed with their subject, since when, how often and why, oldest first", async () => {
    const { said, code } = await run("failures");
    expect(said).toMatchInlineSnapshot(`
      "Kind          Lead      Company             Failing since     Tries  State                   Last error
      mail-link     7f0c9c1e  Northgate Dental    2025-11-13 07:00      1  given up                SMTP 550 5.1.1 at RCPT TO
      mail-message  7f0c9c1e  Northgate Dental    2025-11-13 08:00      1  retry 2025-11-13 11:00  SMTP 451 4.7.1 at RCPT TO
      mail-sale     7f0c9c1e  Northgate Dental    2025-11-13 09:00      1  given up                ECONNREFUSED
      crm-lead      0b9f6f0e  plumber.example     2025-11-13 10:00      1  given up                HTTP 400
      crm-lead      aaaa0001  =HYPERLINK("evil")  2025-11-13 10:00      1  retry 2025-11-14 10:00  HTTP 503
      To retry those that were given up: npm run leads -- requeue --all-dead
      "
    `);
    expect(code).toBe(0);
    expect((await run("failures --kind mail-link")).said).toContain("SMTP 550");
    expect((await run("failures --limit 2")).said).toContain("There are more. Add --limit 8 to see more.");
    expect((await run("failures --kind mail-alert")).said).toBe("No failed deliveries.\n");
  });

  test("are listed as JSON too", async () => {
    expect(await json("failures --kind mail-sale")).toEqual([
      {
        kind: "mail-sale",
        subject: saleEvent,
        lead: northgate,
        since: new Date(now - hour).toISOString(),
        tries: 1,
        state: "dead",
        error: "ECONNREFUSED",
      },
    ]);
    const leads = (await json("failures")).map(({ lead }: { lead: string }) => lead);
    expect(new Set(leads)).toEqual(new Set([plumber, evil, northgate]));
  });

  test("are part of what `show` prints of the lead, with its own messages", async () => {
    const { said } = await run("show 7f0c");
    expect(said).toContain(
      "\nMessages\n2025-11-03 10:00, Contact form, Jane Doe, Owner@northgate-dental.example\n  Two owners.\n  Call us.\n",
    );
    expect(said).toContain("\nmail-sale professional sold: given up: ECONNREFUSED\n");
    expect(said).not.toContain("bot@spam.example");
    expect(await json("show 7f0c")).toMatchObject({ messages: [{ id: message, suspect: false }] });
  });

  test("are retried by their lead's id, including its sales", async () => {
    expect(await json("requeue --id 7f0c")).toEqual({ requeued: 2 });
    expect((await run("failures --kind mail-sale")).said).toMatch(/retry 2025-11-13 10:00 +ECONNREFUSED/);
    expect(await json("requeue --kind mail-link")).toEqual({ requeued: 0 });
  });
});

test("a message that only shares its sender's address with the lead is shown with it", async () => {
  await fillStore(store());
  await store().db.updateTable("message").set({ valuation_id: null }).execute();
  expect((await run("show 7f0c")).said).toContain("  Two owners.\n  Call us.\n");
  expect((await run("show 0b9f")).said).not.toContain("Messages\n");
});
