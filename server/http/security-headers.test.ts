import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import {
  contentSecurityPolicy,
  drawingPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  type PolicySettings,
  prerenderedPagePolicy,
  securityHeaders,
} from "./security-headers.ts";

const noInline = { scriptHashes: [], styleHashes: [] };

test("scripts and style elements are allowed by hash or nonce, never by unsafe-inline or unsafe-eval", () => {
  const byHash = contentSecurityPolicy(
    { scriptHashes: ["sha256-abc="], styleHashes: ["sha256-def="] },
    { https: false },
  );
  const byNonce = contentSecurityPolicy({ nonce: "n0nce" }, { https: false });
  expect(byHash).toContain("script-src 'self' 'sha256-abc=';");
  expect(byHash).toContain("style-src-elem 'self' 'sha256-def=';");
  expect(byNonce).toContain("script-src 'self' 'nonce-n0nce';");
  expect(byNonce).toContain("style-src-elem 'self' 'nonce-n0nce';");
  expect(byHash + byNonce).toMatch(/script-src-attr 'none';/);
  expect(byHash + byNonce).not.toMatch(/(script-src|style-src-elem)[^;]*unsafe-/);
});

test("any style element only if it is asked for, as in development", () => {
  const policy = contentSecurityPolicy({ nonce: "n0nce" }, { https: false, anyStyle: true });
  expect(policy).toContain("style-src-elem 'self' 'unsafe-inline';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-/);
});

test("a prerendered page's policy names its own scripts and styles", () => {
  const [script, style] = [inlineScriptHashes("<script>1</script>"), inlineStyleHashes("<style>a{}</style>")];
  const policy = prerenderedPagePolicy('<style media="print">a{}</style><script>1</script>', { https: false });
  expect(policy).toContain(`script-src 'self' '${script[0]}';`);
  expect(policy).toContain(`style-src-elem 'self' '${style[0]}';`);
});

test("an answer that is not a page allows nothing, and a drawing only its styles", () => {
  const byDefault = securityHeaders({ https: false })["Content-Security-Policy"];
  expect(byDefault).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
  expect(drawingPolicy).toBe(`${byDefault}; style-src 'unsafe-inline'`);
});

const calendar = new URL(site.schedulingUrl).origin;

test("no site may frame ours, and only the scheduling page may be framed in it", () => {
  const policy = contentSecurityPolicy(noInline, { https: false });
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`frame-src ${calendar};`);
});

test("a page in a partner's frame is for the partner's origins only, and frames nothing itself", () => {
  const frameAncestors = ["https://harborbank.example", "https://www.harborbank.example"];
  const policy = contentSecurityPolicy(noInline, { https: true, frameAncestors });
  expect(policy).toContain("; frame-ancestors https://harborbank.example https://www.harborbank.example; ");
  expect(policy).toContain("frame-src 'none';");
  expect(policy).not.toContain(calendar);
});

test("a page may connect to its own server, the proxies of the settings (not a private page) and the scheduling page only", () => {
  const sources = (settings: PolicySettings) =>
    /connect-src ([^;]*)/.exec(contentSecurityPolicy(noInline, settings))?.[1]?.split(" ");
  const proxies = site.websiteProxies.map(({ address }) => new URL(address).origin);
  expect(proxies).toHaveLength(3);
  expect(sources({ https: false })).toEqual(["'self'", ...proxies, calendar]);
  expect(sources({ https: false, apiOrigin: "http://localhost:8888" })).toContain("http://localhost:8888");
  expect(sources({ https: false, isPrivate: true })).toEqual(["'self'", calendar]);
});

test("a form may submit to the site itself, and to the payment page if there is one", () => {
  const policy = (settings: Partial<PolicySettings>) => contentSecurityPolicy(noInline, { https: false, ...settings });
  expect(policy({})).toContain("form-action 'self';");
  expect(policy({ paymentPages: ["https://pay.example"] })).toContain("form-action 'self' https://pay.example;");
});

test("HSTS only over https", () => {
  expect(securityHeaders({ https: true })).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders({ https: false })).not.toHaveProperty("Strict-Transport-Security");
});

test("hashes the scripts a browser would run, and no others", () => {
  const html = [
    '<script src="/assets/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    "<script>alert(1)</script>",
    '<script type="module" async="">import "/b.js"</script>',
    "<script>alert(1)</script>",
  ].join("");
  expect(inlineScriptHashes(html)).toEqual([
    "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=",
    expect.stringMatching(/^sha256-[A-Za-z0-9+/]{43}=$/),
  ]);
});
