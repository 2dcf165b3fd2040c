import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, Kysely } from "kysely";
import { afterAll, beforeAll, expect } from "vitest";
import type { LeadSort } from "#domain/desk/leads/lead-query.ts";
import { companyLeads } from "#server/store/desk/leads/lead-companies.ts";
import type { StoreFilters } from "#server/store/desk/leads/lead-conditions.ts";
import { lockDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { findLeadPage, type PageRequest } from "#server/store/desk/leads/lead-page.ts";
import { embeddedDialect, embeddedFile } from "#server/store/embedded.ts";
import { numberEvents } from "#server/store/events/event-feed.ts";
import { createStoreLimiter } from "#server/store/limits/store-limiter.ts";
import { openStore, type Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { sampleLead } from "#server/store/store.fixture.ts";

export type StoreWork = (store: Store) => Promise<unknown>;

/** An embedded store for the tests of one file, and the plans of the queries that a piece of work asks it. */
export function queryPlansFixture() {
  const dataDir = mkdtempSync(join(tmpdir(), "plans-"));
  const asked: CompiledQuery[] = [];
  let store: Store;

  beforeAll(async () => {
    const opened = await openStore({ dataDir });
    await opened.close();
    const db = new Kysely<Tables>({
      dialect: embeddedDialect(embeddedFile(dataDir)),
      log: ({ query }) => {
        asked.push(query);
      },
    });
    store = { ...opened, db, close: () => db.destroy() };
    await db
      .insertInto("lead")
      .values(sampleLead({ id: "a" }))
      .execute();
    const message = {
      id: "c",
      created_at: 1,
      kind: "contact",
      valuation_id: "a",
      email: "known@b.example",
      record: "{}",
    };
    await db.insertInto("message").values(message).execute();
    await db.insertInto("event").values({ id: "evt_1", type: "lead.created", subject: "a", at: 1 }).execute();
    for (const word of ["example", "tel8110555"])
      await db.insertInto("lead_word").values({ lead_id: "a", word, created_at: 1 }).execute();
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  async function plansOf(work: StoreWork): Promise<string[]> {
    asked.length = 0;
    await work(store);
    const queries = asked.filter(({ sql }) => /^(select|update|delete|insert)/.test(sql));
    expect(queries.length).toBeGreaterThan(0);
    const plans = await Promise.all(
      queries.map(({ sql, parameters }) =>
        store.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])),
      ),
    );
    return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
  }

  return { store: () => store, plansOf };
}

export const now = 1;
let at = 0;

export function countAndSweep(store: Store): Promise<void> {
  const limiter = createStoreLimiter(store, () => {
    at += 61_000;
    return at;
  });
  return limiter.count({ name: "leads", max: 9, windowMs: 1 }, "a");
}

export const page = (store: Store, by: LeadSort, filters: StoreFilters = {}, cursor?: PageRequest["cursor"]) =>
  findLeadPage(store, { filters, sort: { by, descending: by === "received" }, cursor, size: 9 });
export const place = { direction: "after", key: "2026-11-16", id: "a" } as const;

export async function othersOfCompany(store: Store): Promise<void> {
  const [lead] = await lockDeskFields(store.db, "embedded", ["a"]);
  if (lead) await companyLeads(store, { ...lead, email: "known@b.example" }, 9);
}

/** Numbers the event, as the first reader of it does. */
export async function numberAgain(store: Store): Promise<void> {
  await store.db.updateTable("event").set({ seq: null }).where("id", "=", "evt_1").execute();
  await numberEvents(store);
}
