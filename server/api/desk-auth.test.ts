import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { createDeskAccess } from "#server/auth/desk-access.ts";
import { deskSecretFor } from "#server/auth/desk-secret.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { createLog } from "#server/ops/log.ts";
import { invite } from "#server/services/desk/people/people.ts";
import { openStore, type Store } from "#server/store/open.ts";

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "desk-auth-"));
  store = await openStore({ dataDir });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const siteUrl = "https://desk.example";
const options = "/api/desk-auth/passkey/generate-authenticate-options";

function siteOn(given: { readonly dir?: string; readonly lines?: string[] } = {}) {
  const { dir = dataDir, lines = [] } = given;
  const deps = testDeps({ store, variables: { SITE_URL: siteUrl, DATA_DIR: dir } });
  const log = createLog("info", { write: (line: string) => lines.push(line) });
  const desk = createDeskAccess({ env: deps.env, store, log });
  return createApp({ ...deps, desk }, async () => new Response("page"));
}
const inviteOwner = () => invite(store, "command", { email: "a@b.example", role: "owner", siteUrl, now: Date.now() });

describe("the desk's addresses", () => {
  test("do not exist until somebody is invited, and then without a restart", async () => {
    const app = siteOn();
    expect((await app.request(`${siteUrl}${options}`)).status).toBe(404);
    await inviteOwner();
    const answer = await app.request(`${siteUrl}${options}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    expect((await app.request(`${siteUrl}/api/desk-auth/get-session`)).status).toBe(404);
  });

  test("refuse what another site sends", async () => {
    await inviteOwner();
    const post = (headers: Record<string, string>) =>
      siteOn().request(`${siteUrl}/api/desk-auth/passkey/verify-authentication`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ response: {} }),
      });
    expect((await post({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post({ Origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ Origin: siteUrl, "Sec-Fetch-Site": "same-origin" })).status).toBe(400);
  });
});

describe("the secret", () => {
  test("is made once, and only the site's user can read it", async () => {
    const secret = await deskSecretFor(store, { dataDir });
    expect(secret.length).toBeGreaterThan(40);
    expect(statSync(join(dataDir, "desk-secret")).mode & 0o077).toBe(0);
    expect(await deskSecretFor(store, { dataDir })).toBe(secret);
    expect(await deskSecretFor(store, { dataDir: join(dataDir, "other"), deskSecret: secret })).toBe(secret);
  });

  test("of another server keeps the desk closed there and says what to do", async () => {
    await deskSecretFor(store, { dataDir });
    await inviteOwner();
    const lines: string[] = [];
    const app = siteOn({ dir: join(dataDir, "other"), lines });
    expect((await app.request(`${siteUrl}${options}`)).status).toBe(404);
    expect(lines.join("")).toContain("Set DESK_SECRET");
    const wrong = deskSecretFor(store, { dataDir, deskSecret: "another secret of more than 32 characters" });
    await expect(wrong).rejects.toThrow(/this server has another secret/);
  });
});
