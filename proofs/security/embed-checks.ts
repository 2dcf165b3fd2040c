import { openStore } from "../../server/store/open.ts";
import { insertPartnerSite } from "../../server/store/partners/partner-sites.ts";
import { type Check, check } from "../harness/check.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import { type AuditedSite, startAuditedSite } from "./audited-site.ts";
import { parsePolicy, policyFaults } from "./page-policy.ts";

const publicUrl = "https://firm.example";
const partner = (key: string, isOn: boolean, ...origins: readonly string[]) => ({
  ...{ key, name: key, origins, color: undefined, isOn },
});
const harbor = partner("harbor-bank-1a2b", true, "https://harborbank.example", "https://www.harborbank.example");
const summit = partner("summit-cpa-3c4d", true, "https://summit.example");
const closed = partner("closed-5e6f", false, "https://closed.example");
const shown = [harbor, summit];

/** Addresses that are no frame, or not exactly one. */
const noFrames = [
  ...[
    closed.key,
    "unknown-0000",
    harbor.key.toUpperCase(),
    `${harbor.key}.data`,
    `${harbor.key}%00`,
    `${harbor.key}%20`,
  ],
  ...[`%2e%2e/${harbor.key}`, `${harbor.key}/x`, `${harbor.key},${summit.key}`, `${harbor.key};a`, "", "__proto__"],
  "x".repeat(2_000),
].map((key) => `/embed/${key}`);
/** What stays in no frame, whatever a request claims about where it is shown. */
const others = ["/", "/valuation", "/contact", "/search?q=fee", "/no-such-page", "/api/health", "/embed.js"];
const claims: readonly Readonly<Record<string, string>>[] = [
  {},
  { Referer: `${harbor.origins[0]}/page` },
  { Origin: harbor.origins[0] ?? "" },
  { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site" },
  { "X-Forwarded-Host": "harborbank.example", "X-Forwarded-Proto": "https" },
];

let visitors = 0;

async function ask({ address }: AuditedSite, path: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1;
  const headers = { "X-Forwarded-For": visitorAddress(visitors), ...init.headers };
  return fetch(address + path, { redirect: "manual", ...init, headers });
}

const policyOf = ({ headers }: Response) => headers.get("content-security-policy") ?? undefined;
const ancestorsOf = (answer: Response) =>
  parsePolicy(policyOf(answer) ?? "")
    .get("frame-ancestors")
    ?.join(" ");

/** The frames of partners, and that nothing else of the site can be shown in a frame. */
export async function embedChecks(env: Readonly<Record<string, string>>): Promise<readonly Check[]> {
  const dataDir = temporaryFolder("embed");
  const store = await openStore({ dataDir });
  for (const each of [...shown, closed]) await insertPartnerSite(store.db, each, { now: Date.now() });
  await store.close();
  const site = await startAuditedSite({ ...env, DATA_DIR: dataDir }, publicUrl);
  try {
    return [await framesCheck(site), await noFramesCheck(site), await othersCheck(site)];
  } finally {
    await site.stop();
  }
}

const wanted: Readonly<Record<string, RegExp>> = {
  "cache-control": /^private, no-store$/,
  "x-robots-tag": /^noindex, nofollow$/,
  "x-content-type-options": /^nosniff$/,
  "cross-origin-embedder-policy": /^require-corp$/,
  "cross-origin-resource-policy": /^cross-origin$/,
};

async function framesCheck(site: AuditedSite): Promise<Check> {
  const findings: string[] = [];
  for (const { key, origins } of shown)
    for (const [index, headers] of claims.entries()) {
      const answer = await ask(site, `/embed/${key}?origins=https://evil.example`, { headers });
      const faults = frameFaults(answer, await answer.text(), origins);
      findings.push(...faults.map((fault) => `${key}, claim ${index}: ${fault}`));
    }
  const { status } = await ask(site, `/embed/${harbor.key}`, { method: "POST", body: "a=b" });
  if (status !== 405) findings.push(`a form was answered ${status}`);
  const figure = `${shown.length} partners, ${claims.length} claims`;
  return check("embed: each frame on its partner's pages only", figure, findings);
}

/** The frame itself frames nothing. */
function frameFaults(answer: Response, page: string, origins: readonly string[]): readonly string[] {
  const wrong = Object.entries(wanted).filter(([name, pattern]) => !pattern.test(answer.headers.get(name) ?? ""));
  return [
    ...policyFaults(policyOf(answer), page, ["'none'"], origins),
    ...wrong.map(([name]) => `${name} is ${answer.headers.get(name)}`),
    ...(answer.status === 200 ? [] : [`answered ${answer.status}`]),
    ...(answer.headers.getSetCookie().length === 0 ? [] : ["sets a cookie"]),
  ];
}

async function noFramesCheck(site: AuditedSite): Promise<Check> {
  const findings: string[] = [];
  for (const path of noFrames) {
    const answer = await ask(site, path);
    if (ancestorsOf(answer) !== "'none'" || answer.status < 300)
      findings.push(`${path.slice(0, 60)}: ${answer.status}, for ${ancestorsOf(answer)}`);
  }
  return check(
    "embed: no frame of a partner that is switched off or unknown",
    `${noFrames.length} addresses`,
    findings,
  );
}

async function othersCheck(site: AuditedSite): Promise<Check> {
  const findings: string[] = [];
  for (const path of others)
    for (const headers of claims) {
      const answer = await ask(site, path, { headers });
      if (ancestorsOf(answer) !== "'none'" || answer.headers.get("x-frame-options") !== "DENY")
        findings.push(`${path} ${JSON.stringify(headers)}: for ${ancestorsOf(answer)}`);
    }
  return check(
    "embed: nothing else of the site in a frame",
    `${others.length} addresses, ${claims.length} claims`,
    findings,
  );
}
