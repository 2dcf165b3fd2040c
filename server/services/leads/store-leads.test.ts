import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyCapture } from "#domain/leads/apply-capture.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { type Lead, leadOf } from "#domain/leads/lead.ts";
import { embeddedFile, openEmbeddedFile } from "#server/store/embedded.ts";
import { findLead, writeLeads } from "#server/store/leads/leads.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { type LeadEdit, storeLeads } from "./store-leads.ts";

const dataDir = mkdtempSync(join(tmpdir(), "store-leads-"));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir });
});
beforeEach(() => store.db.deleteFrom("lead").execute());
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const ours = leadOf({ ...fullCapture, userEmail: undefined }, { now: captured + 5 });
const theirs = leadOf({ ...fullCapture, userPhone: undefined }, { now: captured });
const id = ours.valuationId;

/** Writes at once, as another instance would between our read and our write. */
function writeElsewhere(statement: string): void {
  const file = openEmbeddedFile(embeddedFile(dataDir));
  file.exec(statement);
  file.close();
}

/** An edit during which another instance writes, the first few times that it is called. */
function disturbed(statement: string, times: number) {
  const seen: (Lead | undefined)[] = [];
  const edit: LeadEdit["edit"] = (known) => {
    seen.push(known);
    if (seen.length <= times) writeElsewhere(statement);
    return known ? applyCapture(known, ours) : { lead: ours, changed: true };
  };
  return { seen, edit };
}

test("when another instance stores the lead first, ours is merged into it", async () => {
  await writeLeads(store.db, [{ lead: { ...theirs, valuationId: "template" }, version: 1 }]);
  const record = JSON.stringify(theirs).replaceAll("'", "''");
  await store.db.deleteFrom("lead_word").execute();
  const { seen, edit } = disturbed(`update lead set id = '${id}', record = '${record}' where id = 'template'`, 1);
  const { outcomes, requests } = await storeLeads(store.db, "embedded", [{ id, edit }]);
  expect(seen).toEqual([undefined, theirs]);
  expect(outcomes).toEqual([{ created: false, linkRequest: undefined }]);
  expect(requests).toEqual([
    { kind: "crm-lead", subject: id, since: theirs.createdAt, urgent: true },
    // The firm knows the address already; the phone number follows.
    { kind: "mail-alert", subject: id, runAt: captured + 5 + 2 * 60_000 },
  ]);
  expect(await findLead(store, id)).toEqual({
    version: 2,
    lead: { ...theirs, userPhone: fullCapture.userPhone, updatedAt: captured + 5 },
  });
});

test("a lead that is changed elsewhere again and again ends in a failure, not in a loop", async () => {
  await writeLeads(store.db, [{ lead: theirs, version: 1 }]);
  const { seen, edit } = disturbed("update lead set version = version + 1", 99);
  await expect(storeLeads(store.db, "embedded", [{ id, edit }])).rejects.toThrow("5 write conflicts");
  expect(seen).toHaveLength(5);
  expect((await findLead(store, id))?.lead).toEqual(theirs);
});
