import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { openStore, type Store } from "./open.ts";
import type { NewLeadRow } from "./schema.ts";

/** A lead's row with defaults, for a test that sets only what it is about. */
export function sampleLead(given: Partial<NewLeadRow> & { readonly id: string }): NewLeadRow {
  return {
    created_at: 1,
    updated_at: 1,
    version: 1,
    score: 40,
    value: 2_450_000,
    company: "Example Company",
    website: "https://example.com",
    industry: "Software",
    email: null,
    phone: null,
    record: "{}",
    ...given,
  };
}

/** An embedded store for the tests of one file. It need not survive a power cut, so writes are not synced. */
export function storeOfFile(): () => Store {
  const dataDir = mkdtempSync(join(tmpdir(), "store-"));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ dataDir });
    await sql`pragma synchronous = off`.execute(store.db);
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return () => store;
}
