import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type ErrorCode, errorAnswer, errorTable } from "#contracts/error-table.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import type { Deps } from "#server/deps.ts";
import { createLeadService } from "#server/services/leads/capture-lead.ts";
import { createMessageService } from "#server/services/leads/store-message.ts";
import { limiterErrorsAs503 } from "#server/services/limiter-errors-as-503.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { createMemoryLimiter } from "./limits/memory-limiter.ts";

type Site = Partial<Deps> & { readonly variables?: Record<string, string>; readonly isMailConfigured?: boolean };

/** A site on an embedded store that is emptied for each test, and its log. */
export function postFixture(path: string) {
  const folder = mkdtempSync(join(tmpdir(), "post-"));
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  let kicks = 0;
  let opened: Store | undefined;
  const store = () => {
    if (!opened) throw new Error("The store is not open yet");
    return opened;
  };

  beforeAll(async () => {
    opened = await openStore({ dataDir: folder });
    // Hundreds of writes need not wait for the disk here; the store's own tests show that the product's do.
    await sql`pragma synchronous = off`.execute(opened.db);
  });
  beforeEach(async () => {
    lines.length = 0;
    kicks = 0;
    for (const table of ["lead", "message", "job", "forgotten"] as const) await store().db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await store().close();
    rmSync(folder, { recursive: true });
  });

  function site(given: Site = {}) {
    const limiter = limiterErrorsAs503(given.limiter ?? createMemoryLimiter(), log);
    const parts = { store: given.store ?? store(), limiter, log };
    const deps = testDeps({
      ...parts,
      leads: createLeadService({ ...parts, isMailConfigured: given.isMailConfigured ?? true }),
      messages: createMessageService(parts),
      outbox: {
        kick: () => {
          kicks += 1;
        },
      },
      ...given,
      limiter,
    });
    return createApp(deps, async () => new Response("a page"));
  }

  return {
    lines,
    store,
    site,
    kicks: () => kicks,
    post: (app: ReturnType<typeof site>, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`http://localhost:8888${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    countOf: async (table: "lead" | "message" | "job") =>
      (await store().db.selectFrom(table).select("id").execute()).length,
  };
}

/** A capture as a browser sends it: with an analysis that this site signed. */
export const signedCapture = {
  ...fullCapture,
  businessAnalysis: fullCapture.businessAnalysis && testDeps().analysisSigner.sign(fullCapture.businessAnalysis),
};

export async function expectError(response: Response, code: ErrorCode): Promise<void> {
  expect([response.status, await response.json()]).toEqual([errorTable[code].status, errorAnswer(code)]);
  expect(response.headers.get("cache-control")).toBe("no-store");
}

/** A store that cannot be written to. */
export const brokenStore = (store: Store): Store => ({
  ...store,
  db: new Proxy(store.db, {
    get: (db, key) => {
      if (key === "transaction")
        throw Object.assign(new Error("disk full: owner@firm.example"), { code: "SQLITE_FULL" });
      return Reflect.get(db, key, db);
    },
  }),
});

/** Every text and figure in a record that identifies something. */
export function stringsIn(record: unknown): readonly string[] {
  if (typeof record === "number") return [String(record)];
  if (typeof record === "string") return [record];
  return typeof record === "object" && record !== null ? Object.values(record).flatMap(stringsIn) : [];
}
