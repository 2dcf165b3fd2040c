import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deskSecretFor } from "#server/auth/desk-secret.ts";
import { readEnv } from "#server/env.ts";
import { findInvitation, findReset, join as joinDesk } from "#server/services/desk/people/join.ts";
import { findUserByEmail } from "#server/store/desk/people/members.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { quickHashing } from "#tests/desk/accounts.fixture.ts";
import { runDesk } from "./desk-command.ts";

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "desk-command-"));
  store = await openStore({ dataDir });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const now = 1_900_000_000_000;

async function desk(...args: readonly string[]) {
  const said = { out: "", err: "" };
  const into = (name: "out" | "err") =>
    new Writable({
      write(chunk, _encoding, done) {
        said[name] += String(chunk);
        done();
      },
    });
  const env = readEnv({ DATA_DIR: dataDir, SITE_URL: "https://firm.example" });
  const open = async () => ({ env, store: { ...store, close: async () => undefined } });
  const code = await runDesk(args, { open, now, out: into("out"), err: into("err") });
  return { code, ...said };
}
const tokenIn = (text: string) => new URL(text.trim()).searchParams.get("token") ?? "";

test("invites the first owner with a link, and makes the secret", async () => {
  const { code, out } = await desk("invite", "Anna@Firm.example");
  expect(code).toBe(0);
  expect(out).toMatch(/^https:\/\/firm\.example\/desk\/join\?token=[\w-]{43}\n$/);
  expect(existsSync(join(dataDir, "desk-secret"))).toBe(true);
  expect(await findInvitation(store, tokenIn(out), { now })).toMatchObject({
    email: "anna@firm.example",
    role: "owner",
  });
  expect((await desk("list")).out).toBe("anna@firm.example\towner\tinvited\n");
});

test("resets, locks, unlocks and signs out a member", async () => {
  const { out } = await desk("invite", "ben@firm.example", "--role", "analyst");
  const account = { token: tokenIn(out), name: "Ben", password: "correct horse battery" };
  await joinDesk(store, account, { now, firm: "Firm", passwords: quickHashing });
  expect((await desk("invite", "ben@firm.example")).err).toBe("This person has an account already.\n");
  expect((await desk("list")).out).toBe("ben@firm.example\tanalyst\tBen\tpassword only\n");
  const reset = await desk("reset", "ben@firm.example", "--second-step");
  expect(await findReset(store, tokenIn(reset.out), { now })).toEqual({ email: "ben@firm.example" });
  expect((await desk("lock", "ben@firm.example")).code).toBe(0);
  expect((await findUserByEmail(store, "ben@firm.example"))?.locked).toBe(1);
  expect(await desk("reset", "ben@firm.example")).toMatchObject({ code: 1, err: expect.stringContaining("locked") });
  await desk("unlock", "ben@firm.example");
  expect((await findUserByEmail(store, "ben@firm.example"))?.locked).toBe(0);
  expect((await desk("sign-out", "ben@firm.example")).out).toBe("All sessions are ended.\n");
});

test("accepts another secret, without which the desk stays closed", async () => {
  await desk("invite", "anna@firm.example");
  writeFileSync(join(dataDir, "desk-secret"), "another secret, at least 32 characters");
  await expect(deskSecretFor(store, { dataDir })).rejects.toThrow("npm run desk -- new-secret");
  expect((await desk("new-secret")).code).toBe(0);
  expect(await deskSecretFor(store, { dataDir })).toBe("another secret, at least 32 characters");
});

test.each([
  [["invite"], "Give an email address."],
  [["invite", "nobody"], "Give an email address."],
  [["invite", "a@b.example", "--role", "king"], "--role must be owner, partner or analyst."],
  [["invite", "a@b.example", "c@d.example"], "Too many arguments."],
  [["invite", "--quick"], "Unknown option."],
  [["dance"], 'Unknown command: "dance".'],
])("%j is wrong usage", async (args, message) => {
  expect(await desk(...args)).toMatchObject({ code: 2, err: `${message}\nRun npm run desk -- help for the usage.\n` });
});

test("says who is not found, and helps", async () => {
  expect(await desk("lock", "x@b.example")).toMatchObject({ code: 1, err: expect.stringContaining("Nobody has") });
  expect((await desk("--help")).out).toContain("npm run desk -- <command>");
  expect((await desk("list")).out).toBe("Nobody was invited yet.\n");
});
