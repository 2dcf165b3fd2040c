import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import { disabledStateContract } from "./backup/disabled-state.contract.ts";
import { replayContract } from "./deletions/replay-deletions.contract.ts";
import { openStore } from "./open.ts";
import { storeContract } from "./store.contract.ts";

describe("the store on node:sqlite", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "store-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  async function open() {
    const store = await openStore({ dataDir });
    // A thousand writes need not wait for the disk here; open.test.ts shows that the product's do.
    await sql`pragma synchronous = off`.execute(store.db);
    return store;
  }
  storeContract(open);
  replayContract(open);
  disabledStateContract(open);
});
