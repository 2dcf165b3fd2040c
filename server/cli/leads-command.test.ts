import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import { openStore } from "#server/store/open.ts";
import { holdServerLock } from "#server/store/server-lock.ts";
import { runCommand } from "#tooling/run/command.ts";
import { emptySettings } from "#tooling/run/empty-settings.ts";

const dataDir = mkdtempSync(join(tmpdir(), "leads-command-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const leads = (args: readonly string[], DATA_DIR = dataDir) =>
  runCommand(process.execPath, ["scripts/leads.ts", ...args], { env: { ...emptySettings, DATA_DIR } });

test("the command works while a server runs, and rejects an empty folder", async () => {
  const lock = holdServerLock(dataDir);
  const store = await openStore({ dataDir });
  try {
    await writeLeads(store.db, [{ lead: leadOf(fullCapture, { now: captured }), version: 1 }]);
    const [list, noStore] = await Promise.all([leads(["list", "--json"]), leads(["list"], join(dataDir, "elsewhere"))]);
    expect(list.code).toBe(0);
    expect(JSON.parse(list.output)).toMatchObject([{ id: fullCapture.valuationId, score: 55, value: 9_900_000 }]);
    expect(noStore).toMatchObject({
      code: 1,
      output: `There is no store in DATA_DIR ${join(dataDir, "elsewhere")}.\n`,
    });
  } finally {
    await store.close();
    lock.release();
  }
}, 20_000);
