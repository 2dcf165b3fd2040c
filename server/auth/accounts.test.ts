import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe } from "vitest";
import { openStore } from "#server/store/open.ts";
import { accountsContract } from "#tests/desk/accounts.contract.ts";
import { ownAccountContract } from "#tests/desk/own-account.contract.ts";

describe("accounts of the desk on node:sqlite", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "accounts-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const open = async (name: string) => {
    const store = await openStore({ dataDir: join(dataDir, name) });
    await sql`pragma synchronous = off`.execute(store.db);
    return store;
  };
  accountsContract(() => open("accounts"));
  ownAccountContract(() => open("own"));
});
