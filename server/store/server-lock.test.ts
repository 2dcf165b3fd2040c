import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startWriter } from "./backup/writer.fixture.ts";
import { openStore } from "./open.ts";
import { holdServerLock } from "./server-lock.ts";
import { sampleLead } from "./store.fixture.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("one server at a time, until it is closed", () => {
  const lock = holdServerLock(dataDir);
  expect(() => holdServerLock(dataDir)).toThrow(
    `Another server uses DATA_DIR ${dataDir}. Stop it first, or set DATABASE_URL to run several servers.`,
  );
  lock.release();
  lock.release();
  holdServerLock(dataDir).release();
});

test("a running server blocks another, tools may write beside it, and a killed server leaves no lock behind", async () => {
  const server = startWriter(dataDir);
  try {
    await server.acknowledged(1);
    expect(() => holdServerLock(dataDir)).toThrow("Another server");
    const tool = await openStore({ dataDir });
    await tool.db.transaction().execute(async (tx) => {
      await tx.selectFrom("lead").select("id").execute();
      await tx
        .insertInto("lead")
        .values(sampleLead({ id: "tool" }))
        .execute();
    });
    await server.acknowledged(server.soFar().length + 3);
    await tool.close();
  } finally {
    await server.stop();
  }
  holdServerLock(dataDir).release();
});
