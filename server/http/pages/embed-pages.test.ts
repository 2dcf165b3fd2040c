import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { createLog } from "#server/ops/log.ts";
import { insertPartnerSite } from "#server/store/partners/partner-sites.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import type { EmbedBuild } from "./embed-pages.ts";

const store = storeOfFile();
const harbor = {
  key: "harbor-bank-x7k2",
  name: "Harbor Bank",
  origins: ["https://harborbank.example", "https://www.harborbank.example"],
  color: undefined,
  isOn: true,
};
let loaded = 0;
/** Answers with the name of the partner that the server found. */
const embed: EmbedBuild = {
  async load() {
    loaded++;
    return { renderEmbed: async (_request, { partner }) => new Response(partner.name) };
  },
};
const frames: string[] = [];
const steps: string[] = [];

beforeAll(async () => {
  await insertPartnerSite(store().db, harbor, { now: 1 });
  await insertPartnerSite(store().db, { ...harbor, key: "off-x7k2", name: "Off", isOn: false }, { now: 2 });
});

function ask(path: string, headers: Record<string, string> = {}, method = "GET", of = store()) {
  const deps = testDeps({ store: of, log: createLog("silent") });
  const funnel = {
    ...deps.funnel,
    frameShown: ({ key }: { readonly key: string }) => void frames.push(key),
    addressGiven: (_agent: string, partner?: { readonly key: string }) => void steps.push(partner?.key ?? ""),
  };
  const app = createApp({ ...deps, funnel }, async () => new Response("public", { status: 404 }), { embed });
  return app.request(`http://localhost:8888${path}`, { method, headers });
}

describe("the frame of a partner site", () => {
  it("is for pages of its origins only, also of isolated ones, and nobody stores or indexes it", async () => {
    const answer = await ask(`/embed/${harbor.key}`, { "User-Agent": "Firefox" });
    expect([answer.status, await answer.text()]).toEqual([200, "Harbor Bank"]);
    const { headers } = answer;
    expect(headers.get("Content-Security-Policy")).toContain(`; frame-ancestors ${harbor.origins.join(" ")}; `);
    expect(headers.get("X-Frame-Options")).toBeNull();
    expect(headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it.each(["/embed/nobody-x7k2", "/embed/off-x7k2", "/embed/", "/embed/a/b", "/embed/Harbor", "/embed/x;y"])(
    "%s is no frame, and can be shown in none",
    async (path) => {
      const before = loaded;
      const answer = await ask(path);
      const policy = answer.headers.get("Content-Security-Policy");
      expect([answer.status === 200, loaded - before]).toEqual([false, 0]);
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it.each(["/valuation", "/desk", "/api/health", "/embed.js"])("%s stays in no frame", async (path) => {
    const { headers } = await ask(path);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
  });

  it("is 503 while the store does not answer", async () => {
    const db = {
      selectFrom: () => {
        throw new Error("the disk is gone");
      },
    } as never;
    expect((await ask(`/embed/${harbor.key}`, {}, "GET", { ...store(), db })).status).toBe(503);
  });

  it("counts as a visit, but not if it is prefetched", async () => {
    frames.length = 0;
    await ask(`/embed/${harbor.key}`, { "Sec-Purpose": "prefetch" });
    await ask(`/embed/${harbor.key}`);
    expect(frames).toEqual([harbor.key]);
  });
});

describe("a step of the funnel", () => {
  it.each([
    [`http://localhost:8888/embed/${harbor.key}`, harbor.key],
    ["http://localhost:8888/embed/off-x7k2", ""],
    ["http://localhost:8888/valuation", ""],
    ["", ""],
  ])("sent from %s counts for %j", async (referer, key) => {
    steps.length = 0;
    const answer = await ask("/api/address-given", { Referer: referer, "User-Agent": "Firefox" }, "POST");
    expect([answer.status, steps]).toEqual([204, [key]]);
  });
});
