import { redirects } from "../../../content/registry/registry.ts";
import { headerMark } from "../../../tests/fuzz/marks.ts";
import { ups, wanted } from "../../../tests/fuzz/odd-targets.ts";
import { headerOf, type RawAnswer } from "../../../tests/fuzz/raw-answer.ts";
import { isOwnPlace } from "../../../tests/fuzz/verdict.ts";
import type { Check } from "../../harness/check.ts";
import { json, type Probe, probeCheck, type Target } from "./probe.ts";

/** First bytes of files that no answer may contain. */
const insides = /root:[x*]:0:|"name": "amiva-plus"|SQLite format 3|virtual:react-router|DATA_DIR=|PATH=\//;

function notInside({ status, body }: RawAnswer): string | undefined {
  if (insides.test(body.toString("latin1"))) return "shows a file of the server";
  return status === 200 ? "answered 200" : undefined;
}

const bases = ["/", "/assets/", "/about/", "/api/", "/api/download/report/", "/valuation/result/"] as const;
const hidden = [
  "/.env",
  "/.git/config",
  "/package.json",
  "/server/main.js",
  "/build/server/main.js",
  "/data/amiva.db",
  "/index.html.br",
  "/assets/",
  "/.well-known/",
  "/metrics",
  "/node_modules/hono/package.json",
] as const;

const traversal = (): readonly Probe[] => [
  ...bases.flatMap((base) =>
    ups.flatMap((up) =>
      wanted.flatMap((file) =>
        [1, 6].map((times) => ({ sent: { path: base + up.repeat(times) + file }, judge: notInside })),
      ),
    ),
  ),
  ...hidden.map((path) => ({ sent: { path }, judge: notInside })),
];

const lineEnds = ["%0d%0a", "%0a", "%0d", "%E5%98%8A%E5%98%8D", "%u000d%u000a", "\u0085"] as const;

function noInjection(answer: RawAnswer): string | undefined {
  if (answer.headers.some(([name]) => name === headerMark)) return "a value became a header";
  const location = headerOf(answer, "location");
  return location === undefined || isOwnPlace(location, []) ? undefined : `leads to ${location}`;
}

const injection = ({ knownId }: Target): readonly Probe[] =>
  lineEnds
    .flatMap((end) => [
      ...redirects.map(({ from }) => `${from}?a=${end}${headerMark}:1`),
      `/faq${end}${headerMark}:1`,
      `//${end}${headerMark}:1/`,
      `/about/${end}${headerMark}:1/`,
      `/api/create-checkout-session/back/${end}${headerMark}:1`,
      `/api/download/report/${knownId}?format=pdf&package=${end}${headerMark}:1`,
      `/valuation/success?session_id=${end}${headerMark}:1`,
    ])
    .map((path) => ({ sent: { path }, judge: noInjection }));

const forwardedInjection = (): readonly Probe[] =>
  ["X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-For", "X-Request-Id"].flatMap((name) =>
    ["evil.example%0d%0aa:b", "evil.example\t", "évil.example", `"><script>`, "a".repeat(8_000)].map((value) => ({
      sent: { path: "/faq", headers: { [name]: value } },
      judge: noInjection,
    })),
  );

const elsewhere = [
  "//evil.example",
  "///evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5cevil.example/",
  "/%2f%2fevil.example/",
  "//evil.example/faq",
  "/faq//evil.example/",
  "/faq/..//evil.example/",
  "/.//evil.example/",
  "/;//evil.example/",
  "http://evil.example/faq",
  "https://evil.example/team/",
  "/faq?next=https://evil.example",
  "/%09/evil.example/",
  "/@evil.example/",
  "/faq@evil.example/",
  "//evil.example/%2f..",
] as const;

const foreignHosts = [
  "evil.example",
  "evil.example:80",
  "localhost:8888.evil.example",
  "localhost@evil.example",
] as const;

function doesNotEcho({ body, headers }: RawAnswer): string | undefined {
  const all = headers.map(([, value]) => value).join("\n") + body.toString("utf8");
  return all.includes("evil.example") ? "takes a foreign host for its own" : undefined;
}

const hosts = ({ knownId }: Target): readonly Probe[] =>
  foreignHosts.flatMap((host) =>
    [{ Host: host }, { "X-Forwarded-Host": host, "X-Forwarded-Proto": "https" }, { Forwarded: `host=${host}` }].flatMap(
      (headers) =>
        [
          "/",
          "/faq",
          "/about/",
          "/search?q=fee",
          "/no-such-page",
          `/valuation/result/${knownId}`,
          `/report/${knownId}`,
          `/valuation/upgrade/${knownId}`,
          "/api/health",
          "/sitemap.xml",
        ].map((path) => ({
          sent: { path, headers },
          judge: doesNotEcho,
        })),
    ),
  );

/** Addresses that our reader must refuse. */
const inner = [
  "http://127.0.0.1/",
  "http://localhost/",
  "http://0.0.0.0/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://127.1/",
  "http://10.0.0.1/",
  "http://192.168.0.1/",
  "http://172.16.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://[fe80::1]/",
  "http://[fd00::1]/",
  "http://100.64.0.1/",
  "http://[64:ff9b::7f00:1]/",
  "file:///etc/passwd",
  "ftp://example.com/",
  "gopher://127.0.0.1:25/",
  "data:text/html,x",
  "javascript:1",
  "http://user:secret@127.0.0.1/",
  "//127.0.0.1/",
  "http://127.0.0.1:22/",
] as const;

const reader = ({ ownerSite, port }: Target): readonly Probe[] =>
  [...inner, `http://127.0.0.1:${port}/api/health`, `http://localhost:${port}/`, `${ownerSite}/inside`].map((url) => ({
    sent: { path: `/api/read-site?url=${encodeURIComponent(url)}` },
    judge: ({ status }) => ([400, 403].includes(status) ? undefined : `answered ${status}`),
  }));

/** Where an address, or a part of one, could lead somewhere else. */
export async function addressChecks(target: Target): Promise<readonly Check[]> {
  const checkout = json(
    "/api/create-checkout-session",
    { valuationId: target.knownId, package: "professional" },
    { Host: "evil.example" },
  );
  return [
    await probeCheck("path traversal and hidden files", target, traversal()),
    await probeCheck("header injection", target, [...injection(target), ...forwardedInjection()]),
    await probeCheck(
      "open redirect",
      target,
      elsewhere.map((path) => ({ sent: { path }, judge: noInjection })),
    ),
    await probeCheck("host confusion", target, [...hosts(target), { sent: checkout, judge: doesNotEcho }]),
    await probeCheck("the reader stays outside", target, reader(target)),
  ];
}
