import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import type { DeskAccess } from "#server/auth/desk-access.ts";
import type { DeskAccounts } from "#server/auth/desk-accounts.ts";
import { testDeps } from "#server/deps.fixture.ts";
import type { DeskBuild } from "./desk-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets", "rail-1a2b.js"), "export {}");
afterAll(() => rmSync(folder, { recursive: true }));

let loaded = 0;
/** Answers with the name of the person whom the server found. */
const desk: DeskBuild = {
  clientFolder: folder,
  async load() {
    loaded++;
    return {
      renderDesk: async (_request, { desk }) => new Response((await desk.session())?.member.name ?? "signed out"),
    };
  },
};

const member = { id: "1", name: "Anita Nair", email: "anita@firm.example", role: "analyst" } as const;
/** The screens of this test ask for no more. */
const accounts = { canMail: false, hasSso: false, providerOrigin: undefined } as unknown as DeskAccounts;
const open: DeskAccess = {
  accounts: async () => accounts,
  session: async (headers) =>
    headers.get("Cookie") === "desk=1" ? { id: "1", member, signedInAt: 0, confirmedAt: 0 } : undefined,
};

function siteWith(access: Partial<DeskAccess>) {
  const deps = testDeps({ desk: { ...open, ...access } });
  const app = createApp(deps, async () => new Response("public", { status: 404 }), { desk });
  return (path: string, init?: RequestInit) => app.request(`http://localhost:8888${path}`, init);
}

describe("below /desk", () => {
  it.each(["/desk", "/desk/leads", "/desk.data", "/desk/assets/rail-1a2b.js"])(
    "%s does not exist, and nothing is loaded, until somebody was invited",
    async (path) => {
      const before = loaded;
      const answer = await siteWith({ accounts: async () => undefined })(path);
      expect([answer.status, await answer.text(), loaded - before]).toEqual([404, "public", 0]);
    },
  );

  it.each(["/d%65sk/reset?token=secret", "/%64esk/leads"])(
    "%s is left to the public site, because the router would log it",
    async (path) => {
      const before = loaded;
      const answer = await siteWith({})(path);
      expect([answer.status, await answer.text(), loaded - before]).toEqual([404, "public", 0]);
    },
  );

  it("knows who is signed in by the request's cookie", async () => {
    const ask = siteWith({});
    expect(await (await ask("/desk", { headers: { Cookie: "desk=1" } })).text()).toBe("Anita Nair");
    expect(await (await ask("/desk")).text()).toBe("signed out");
  });

  it("is cached and indexed by nobody, framed nowhere, and loads nothing from outside", async () => {
    const { headers } = await siteWith({})("/desk/leads");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    const policy = headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}';/);
    expect(policy).toContain("connect-src 'self'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/https:|\*/);
  });

  it("refuses a form that another site sends", async () => {
    const ask = siteWith({});
    const post = (headers: Record<string, string>) => ask("/desk/sign-out", { method: "POST", headers, body: "a=1" });
    expect((await post({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post({ Origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ Origin: "http://localhost:8888" })).status).toBe(200);
  });

  it("leaves an address that cannot be decoded to the public site, because the desk's router would log it", async () => {
    const answer = await siteWith({})("/desk/leads/jane%40private.example-%E0%A4%A");
    expect([answer.status, await answer.text()]).toEqual([404, "public"]);
  });

  it("takes no more than a long note", async () => {
    const ask = siteWith({});
    const post = (length: number) => ask("/desk/leads/1", { method: "POST", body: "a".repeat(length) });
    expect((await post(32 * 1024)).status).toBe(200);
    expect((await post(32 * 1024 + 1)).status).toBe(413);
  });

  it("lets browsers keep its scripts, whose names contain a hash", async () => {
    const ask = siteWith({});
    const script = await ask("/desk/assets/rail-1a2b.js");
    expect([script.status, script.headers.get("Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect((await ask("/desk/assets/..%2f..%2fetc%2fpasswd")).status).toBe(404);
  });
});
