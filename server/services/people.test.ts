import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store/open.ts";
import { peopleContract } from "./people.contract.ts";

describe("people on node:sqlite", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "people-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  peopleContract(async () => {
    const store = await openStore({ dataDir });
    await sql`pragma synchronous = off`.execute(store.db);
    return store;
  });
});
