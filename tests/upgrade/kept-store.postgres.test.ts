import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "#server/store/open.ts";
import { openPostgresFixture } from "#tests/support/postgres.fixture.ts";
import { keptStoreContract } from "./kept-store.contract.ts";
import { keptDump } from "./kept-store.fixture.ts";

const fixture = await openPostgresFixture();
afterAll(() => fixture.dispose());

describe.runIf(fixture.newDatabase)(`the database of the version before, on ${fixture.name}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kept-database-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = (await fixture.newDatabase?.()) ?? "";
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(keptDump());
    await client.end();
  });
  keptStoreContract(() => openStore({ dataDir, databaseUrl }));
});
