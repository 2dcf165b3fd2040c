import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { recordBooking } from "#server/services/bookings/record-booking.ts";
import { makeShare } from "#server/services/owner/shares.ts";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { embeddedFile } from "#server/store/embedded.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { deletePerson } from "./delete-person.ts";

const { valuationId } = fullCapture;
const [email, label] = ["zanzibar@owner.example", "Zanzibar, CPA"];
let dataDir: string;
let store: Store;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "log-"));
  store = await openStore({ dataDir });
  const lead = leadOf({ ...fullCapture, userEmail: email }, { now: captured });
  await writeLeads(store.db, [{ lead, version: 1 }]);
  const share = { label, parts: [], day: "2025-11-20" };
  await makeShare(store, valuationId, share, { now: captured, timeZone: "America/New_York" });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const onDisk = (text: string) =>
  readdirSync(dataDir).some((name) => name.startsWith("amiva.") && readFileSync(join(dataDir, name)).includes(text));
const remove = () => deletePerson(store, { valuationId }, { now: captured });

test("a deletion leaves nothing of the owner in any file of the store", async () => {
  expect([onDisk(email), onDisk(label)]).toEqual([true, true]);
  await remove();
  expect([onDisk(email), onDisk(label)]).toEqual([false, false]);
});

test("a deletion leaves nothing of somebody who booked a call or paid for another owner's report", async () => {
  const [caller, phone, payer] = ["quixote@caller.example", "+1 212-555-0199", "sancho@payer.example"];
  const facts = { vendor: "cal", bookingId: "xylophone", at: captured, kind: "booked", startsAt: captured } as const;
  const person = { name: "Don Quixote", email: caller, phone };
  await recordBooking(store, { ...facts, person, reference: referenceOf(valuationId) }, { now: captured });
  const purchase = { id: "p1", valuationId, package: "professional", source: "stripe", state: "paid" } as const;
  await insertPurchase(store.db, { ...purchase, now: captured });
  await store.db.updateTable("purchase").set({ buyer_email: payer }).execute();
  const left = () => [caller, phone, person.name, facts.bookingId, payer].filter(onDisk);
  expect(left()).toHaveLength(5);
  await deletePerson(store, { email: caller }, { now: captured });
  expect(left()).toEqual([payer]);
  await deletePerson(store, { email: payer }, { now: captured });
  expect(left()).toEqual([]);
});

test("a deletion does not wait for another process that is reading, and later writes wait as before", async () => {
  const reader = new DatabaseSync(embeddedFile(dataDir), { readOnly: true });
  reader.exec("begin; select count(*) from lead");
  await remove();
  reader.close();
  expect((await sql`pragma busy_timeout`.execute(store.db)).rows).toEqual([{ timeout: 5_000 }]);
}, 2_000);
