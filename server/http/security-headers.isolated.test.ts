import { expect, test, vi } from "vitest";

vi.mock("#content/site.ts", async (original) => {
  const { site, ...more } = await original<typeof import("#content/site.ts")>();
  return { ...more, site: { ...site, schedulingUrl: "" } };
});

test("without a scheduling page in the settings nothing may be framed, and no connection to one is allowed", async () => {
  const { contentSecurityPolicy } = await import("./security-headers.ts");
  const policy = contentSecurityPolicy({ nonce: "n0nce" }, { https: false });
  expect(policy).toContain("frame-src 'none';");
  expect(policy).not.toContain("calendar");
});
