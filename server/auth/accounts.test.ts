import { scryptSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openStore } from "#server/store/open.ts";
import { accountsContract } from "#tests/desk/accounts.contract.ts";
import { deskFixture, password } from "#tests/desk/accounts.fixture.ts";
import { firmAccountsContract } from "#tests/desk/firm-accounts.contract.ts";
import { ownAccountContract } from "#tests/desk/own-account.contract.ts";
import { passwordsContract } from "#tests/desk/passwords.contract.ts";
import { secondStepContract } from "#tests/desk/second-step.contract.ts";

describe("accounts of the desk on node:sqlite", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "accounts-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const open = async (name: string) => {
    const store = await openStore({ dataDir: join(dataDir, name) });
    await sql`pragma synchronous = off`.execute(store.db);
    return store;
  };
  accountsContract(() => open("accounts"));
  passwordsContract(() => open("passwords"));
  secondStepContract(() => open("second-step"));
  firmAccountsContract(() => open("firm"));
  ownAccountContract(() => open("own"));

  test("unless a test asks for another hash, passwords are stored as slow salted ones", async () => {
    const store = await open("hash");
    const { member, browser } = deskFixture(store);
    await member("slow@example.com");
    const row = await store.db.selectFrom("desk_credential").select("password").executeTakeFirstOrThrow();
    const [salt = "", key] = row.password?.split(":") ?? [];
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
    expect(scryptSync(password, salt, 64, cost).toString("hex")).toBe(key);
    expect(await browser().signIn("slow@example.com")).toMatchObject({ needsCode: false });
    await store.close();
  });
});
