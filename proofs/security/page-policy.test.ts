import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { contentSecurityPolicy, prerenderedPagePolicy } from "../../server/http/security-headers.ts";
import { policyFaults } from "./page-policy.ts";

const frames = [new URL(site.schedulingUrl).origin];
const page =
  '<!doctype html><style>a{}</style><script type="application/ld+json">{}</script><script>1</script><script src="/a.js"></script><svg><style>b{}</style></svg>';
const policy = prerenderedPagePolicy(page, { https: true });

test("accepts the product's own policies for their pages", () => {
  expect(policyFaults(policy, page, frames)).toEqual([]);
  const nonce = "AAAAAAAAAAAAAAAAAAAAAA==";
  const rendered = `<script nonce="${nonce}">1</script><link rel="stylesheet" href="/a.css">`;
  expect(policyFaults(contentSecurityPolicy({ nonce }, { https: false }), rendered, frames)).toEqual([]);
});

test("a frame is for the named sites, and for no others", () => {
  const origins = ["https://a.example", "https://b.example"];
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`);
  expect(policyFaults(framed, page, frames, origins)).toEqual([]);
  expect(policyFaults(framed, page, frames, origins.slice(1))).toHaveLength(1);
  expect(policyFaults(framed, page, frames)).toHaveLength(1);
});

test.each([
  ["none at all", undefined, page, /no content security policy/],
  [
    "unsafe-inline for scripts",
    policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    page,
    /script-src allows 'unsafe-inline'/,
  ],
  [
    "unsafe-eval",
    policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    page,
    /script-src allows 'unsafe-eval'/,
  ],
  [
    "another site's scripts",
    policy.replace("script-src 'self'", "script-src 'self' https:"),
    page,
    /script-src allows https:/,
  ],
  [
    "unsafe-inline for style elements",
    policy.replace("style-src-elem 'self'", "style-src-elem 'self' 'unsafe-inline'"),
    page,
    /style-src-elem allows/,
  ],
  ["a script that it does not allow", policy, `${page}<script>2</script>`, /a script that is not allowed: 2/],
  ["a style that it does not allow", policy, `${page}<style>c{}</style>`, /a style that is not allowed: c\{\}/],
  [
    "a style in a drawing that it does not allow",
    policy,
    `${page}<svg><style>d{}</style></svg>`,
    /a style that is not allowed: d/,
  ],
  [
    "a script that is not in the page",
    policy,
    page.replace("<script>1</script>", ""),
    /allows a script that is not there/,
  ],
  ["a handler in the markup", policy, `${page}<p onclick="x()">`, /a handler in the markup: p onclick/],
  [
    "another frame",
    policy.replace("frame-src ", "frame-src https://evil.example "),
    page,
    /frame-src is https:\/\/evil/,
  ],
  [
    "that others may frame it",
    policy.replace("frame-ancestors 'none'", "frame-ancestors *"),
    page,
    /frame-ancestors is \*/,
  ],
  ["a base address", policy.replace("base-uri 'none'; ", ""), page, /base-uri is missing/],
  ["a short nonce", contentSecurityPolicy({ nonce: "abc" }, { https: true }), "", /script-src allows 'nonce-abc'/],
])("finds %s", (_name, header, markup, finding) => {
  expect(policyFaults(header, markup, frames).join("\n")).toMatch(finding);
});
