import { pages, pathOf, prerenderedPaths, redirects } from "../../content/registry/registry.ts";
import { site } from "../../content/site.ts";
import { type Check, check } from "../harness/check.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import type { AuditedSite } from "./audited-site.ts";
import { parsePolicy, policyFaults } from "./page-policy.ts";

/** Addresses with a valuation, and without one. */
export type Ids = { readonly known: string; readonly unknown: string };

const onEveryAnswer: Readonly<Record<string, RegExp>> = {
  "strict-transport-security": /^max-age=(?:3[2-9]|[4-9]\d|\d{3,})\d{6}; includeSubDomains$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  // Other sites that link here may show the pictures.
  "cross-origin-resource-policy": /^(same-origin|cross-origin)$/,
};

const onPrivateAnswers: Readonly<Record<string, RegExp>> = {
  "cache-control": /^(private, )?no-store$/,
  "referrer-policy": /^no-referrer$/,
  "x-robots-tag": /^noindex, nofollow$/,
};

function missing(answer: Response, wanted: Readonly<Record<string, RegExp>>): readonly string[] {
  return Object.entries(wanted)
    .filter(([name, pattern]) => !pattern.test(answer.headers.get(name) ?? ""))
    .map(([name]) => `${name} is ${answer.headers.get(name) ?? "missing"}`);
}

type Asked = { readonly path: string; readonly answer: Response; readonly body: string };

let visitors = 0;

async function ask({ address }: AuditedSite, path: string): Promise<Asked> {
  visitors += 1;
  const headers = { "X-Forwarded-For": visitorAddress(visitors) };
  const answer = await fetch(address + path, { redirect: "manual", headers });
  return { path, answer, body: await answer.text() };
}

const at = ({ path }: Asked) => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");

function renderedPaths({ known, unknown }: Ids): readonly string[] {
  const rendered = pages.filter(({ rendering }) => rendering === "server").map(({ path }) => path);
  const of = (id: string) =>
    rendered.filter((path) => path.includes(":")).map((path) => path.replace(":valuationId", id));
  return [
    ...of(known),
    ...of(unknown),
    `${pathOf("valuationSuccess")}?session_id=cs_test_unknown`,
    `${pathOf("search")}?q=fee`,
    pathOf("search"),
    "/no-such-page",
    "/valuation/result/no-id",
    "/%zz",
  ];
}

/** Policies and headers of every kind of answer, from a site with a public https address. */
export async function headerChecks(audited: AuditedSite, ids: Ids): Promise<readonly Check[]> {
  const prerendered = await Promise.all(prerenderedPaths.map((path) => ask(audited, path)));
  const rendered = await Promise.all(renderedPaths(ids).map((path) => ask(audited, path)));
  const again = await Promise.all(renderedPaths(ids).map((path) => ask(audited, path)));
  const others = await Promise.all(otherPaths(ids, prerendered[0]?.body ?? "").map((path) => ask(audited, path)));
  const htmlPages = [...prerendered, ...rendered];
  const everything = [...htmlPages, ...others];
  const privateOnes = everything.filter(({ path }) => path.includes(ids.known) || path.includes(ids.unknown));
  return [
    check(
      "scripts and styles by hash or nonce",
      `${prerendered.length} prerendered and ${rendered.length} rendered pages`,
      htmlPages.flatMap((page) => pageFaults(page)),
    ),
    freshNonces([...rendered, ...again]),
    check(
      "answers that are no page allow nothing",
      `${others.length} kinds of files and answers`,
      others.flatMap((page) => notPageFaults(page)),
    ),
    check(
      "transport, frame, referrer, permissions, cross-origin",
      `${everything.length} answers, ${Object.keys(onEveryAnswer).length} headers`,
      everything.flatMap((page) => missing(page.answer, onEveryAnswer).map((fault) => `${at(page)}: ${fault}`)),
    ),
    check(
      "private pages and files are kept by nobody",
      `${privateOnes.length} answers`,
      privateOnes.flatMap((page) => missing(page.answer, onPrivateAnswers).map((fault) => `${at(page)}: ${fault}`)),
    ),
  ];
}

function pageFaults(page: Asked): readonly string[] {
  const isHtml = page.answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!isHtml) return [`${at(page)}: is no page but ${page.answer.headers.get("content-type")}`];
  const frames = site.schedulingUrl ? [new URL(site.schedulingUrl).origin] : ["'none'"];
  const policy = page.answer.headers.get("content-security-policy") ?? undefined;
  return policyFaults(policy, page.body, frames).map((fault) => `${at(page)}: ${fault}`);
}

function notPageFaults(page: Asked): readonly string[] {
  const policy = parsePolicy(page.answer.headers.get("content-security-policy") ?? "");
  const nothing = policy.get("default-src")?.join() === "'none'" && !policy.has("script-src");
  return nothing && policy.get("frame-ancestors")?.join() === "'none'" ? [] : [`${at(page)}: ${[...policy.keys()]}`];
}

function freshNonces(rendered: readonly Asked[]): Check {
  const nonces = rendered.map(
    ({ answer }) => /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1],
  );
  const distinct = new Set(nonces.filter((nonce) => nonce !== undefined)).size;
  const findings = distinct === rendered.length ? [] : [`${rendered.length} pages had ${distinct} nonces`];
  return check("nonces are fresh each time", `${distinct} nonces on ${rendered.length} pages`, findings);
}

/** One of each kind of file that the home page names, and of the endpoints' answers. */
function otherPaths({ known, unknown }: Ids, home: string): readonly string[] {
  const named = [...home.matchAll(/(?:href|src)="(\/[^"#?]+\.(\w+))[^"]*"/g)];
  const files = new Map(named.map(([, path = "", extension = ""]) => [extension, path]));
  return [
    ...files.values(),
    "/robots.txt",
    "/sitemap.xml",
    ...redirects.map(({ from }) => from),
    "/about/",
    "/api/health",
    "/api/nothing",
    "/api/purchase-status",
    `/api/download/report/${known}`,
    `/api/download/report/${unknown}`,
  ];
}
