import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { valuationReaderContext } from "#app/context.ts";
import { errorTable } from "#contracts/error-table.ts";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { createApp } from "#server/app.ts";
import { openDeps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/ops/log.ts";
import { silentMetrics } from "#server/ops/metrics/metrics.ts";
import { grantPackage } from "#server/services/payments/grant-package.ts";
import { fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { writeReportAssets } from "#tooling/report/write-report-assets.ts";
import { moveStore } from "./move-store.ts";

const fixture = await openPostgresFixture();
const dataDir = mkdtempSync(join(tmpdir(), "moved-site-"));
const board = await startFakeMonday({ now: Date.now });
beforeAll(() => writeReportAssets(".generated/report-assets"), 60_000);
afterAll(async () => {
  await board.stop();
  await fixture.dispose();
  rmSync(dataDir, { recursive: true });
});

/** The whole site except its pages: a page answers with what its loader reads of the valuation. */
async function openSite(variables: Record<string, string>) {
  const deps = await openDeps(readEnv({ DATA_DIR: dataDir, ...variables }), {
    log: createLog("silent"),
    metrics: silentMetrics,
    requestIds: new AsyncLocalStorage(),
  });
  const app = createApp(deps, async (request, context) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const found = await context.get(valuationReaderContext).find(id);
    return new Response(found, { status: found ? 200 : 404 });
  });
  const ask = (path: string, init: RequestInit = {}) => app.request(`http://localhost:8888${path}`, init);
  return {
    deps,
    ask,
    capture: (body: object) =>
      ask("/api/leads", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    end: async () => {
      await Promise.all([deps.outbox.stop(), deps.renderer.close()]);
      await deps.store.close();
    },
  };
}

describe.runIf(fixture.newDatabase)("a site that was moved to PostgreSQL", () => {
  test("answers its private links, serves its documents, remembers deletions and delivers what waited", async () => {
    const owner = { ...fullCapture, businessAnalysis: null };
    const deleted = { ...owner, valuationId: randomUUID() };
    const privateLink = `/valuation/result/${owner.valuationId}`;
    const download = `/api/download/report/${owner.valuationId}`;
    const paidDownload = `${download}?format=xlsx&package=professional`;

    const before = await openSite({});
    for (const capture of [owner, deleted]) expect((await before.capture(capture)).status).toBe(201);
    await grantPackage(before.deps.store, {
      valuationId: owner.valuationId,
      package: "professional",
      now: Date.now(),
      mail: false,
    });
    expect((await before.ask(`/api/leads/${deleted.valuationId}`, { method: "DELETE" })).ok).toBe(true);
    const answers = (site: typeof before) =>
      Promise.all(
        [privateLink, download, paidDownload].map(async (path) => {
          const answer = await site.ask(path);
          const bytes = await answer.bytes();
          const error = answer.ok ? undefined : new TextDecoder().decode(bytes);
          return { path, status: answer.status, error, hash: createHash("sha256").update(bytes).digest("hex") };
        }),
      );
    const seen = await answers(before);
    expect(seen.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    // Shown in a browser that is still open, and sent when the site is back.
    const signed = before.deps.analysisSigner.sign(fullCapture.businessAnalysis as BusinessAnalysis);
    await before.end();

    const databaseUrl = (await fixture.newDatabase?.()) ?? "";
    await moveStore({ dataDir, databaseUrl }, { now: Date.now() });

    const after = await openSite({
      DATABASE_URL: databaseUrl,
      MONDAY_API_TOKEN: fakeBoard.token,
      MONDAY_BOARD_ID: fakeBoard.boardId,
      MONDAY_API_URL: board.url,
    });
    try {
      expect(await answers(after)).toEqual(seen);
      expect((await after.ask(`/valuation/result/${deleted.valuationId}`)).status).toBe(404);
      expect((await after.capture(deleted)).status).toBe(errorTable.forgotten.status);
      expect((await after.capture({ ...owner, businessAnalysis: signed })).status).toBe(200);
      const { record } = await after.deps.store.db.selectFrom("lead").select("record").executeTakeFirstOrThrow();
      expect(readStoredLead(record)?.businessAnalysis?.overview).toBe(fullCapture.businessAnalysis?.overview);
      after.deps.outbox.start();
      await vi.waitFor(() => expect(board.items()).toHaveLength(1), { timeout: 10_000 });
    } finally {
      await after.end();
    }
  }, 60_000);
});
