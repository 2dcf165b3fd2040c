import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { pages, prerenderedPaths } from "../../content/registry/registry.ts";
import { fuzzCases } from "../../tests/fuzz/fuzz-case.ts";
import { markedId } from "../../tests/fuzz/marks.ts";
import { knownLead } from "../../tests/fuzz/valid-requests.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { ensureBuilt } from "../../tooling/build/ensure-built.ts";
import { findPostgres, startPostgres } from "../../tooling/run/private-postgres.ts";
import { type Check, check, notChecked, printChecks } from "../harness/check.ts";
import { openDeskStore } from "../harness/desk-store.ts";
import { type FakeVendors, mailReportToken, startFakeVendors } from "../harness/fakes.ts";
import { print } from "../harness/print.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { advisoryChecks } from "./advisories.ts";
import { folderChecks } from "./advisory-folder.ts";
import { type AuditedSite, startAuditedSite } from "./audited-site.ts";
import { browserChecks } from "./browser-checks.ts";
import { deskChecks } from "./desk-checks.ts";
import { embedChecks } from "./embed-checks.ts";
import { fuzzChecks, printedCheck } from "./fuzz-checks.ts";
import { headerChecks } from "./header-checks.ts";
import { addressChecks } from "./probes/addresses.ts";
import { guessingCheck } from "./probes/guessing.ts";
import { otherServerChecks } from "./probes/other-servers.ts";
import { requestChecks } from "./probes/requests.ts";
import { smugglingCheck } from "./probes/smuggling.ts";
import { askers, roleFuzzChecks } from "./roles/role-fuzz.ts";
import { slowSenderChecks } from "./slow-senders.ts";

/** Attacks the built server and prints the results: `npm run proof:security`; `-- --only fuzz` for a part of it. */
const parts = ["dependencies", "probes", "embed", "desk", "slow", "fuzz", "roles", "postgres"] as const;
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "100000" },
    only: { type: "string", multiple: true },
    /** Of the part `roles`, who sends the requests: `--as analyst --as leads:read`. */
    as: { type: "string", multiple: true },
    /** A copy of GitLab's advisory database, for machines where the registry's service does not answer. */
    advisories: { type: "string" },
  },
});
const only = z.array(z.enum(parts)).parse(values.only ?? parts);
const seed = Number(values.seed);
const count = Number(values.count);
/** PostgreSQL accepts less than the embedded store, so storing is tested there as well. */
const countOnPostgres = Math.ceil(count / 10);

/** Prints the progress; the table comes at the end. */
const checks: Check[] = [];
function note(...found: readonly Check[]): void {
  checks.push(...found);
  for (const { name, outcome, findings } of found) {
    print(`  ${outcome.padEnd(12)}${name}`);
    for (const finding of findings.slice(0, 3)) print(`      ${finding}`);
  }
}

type Ids = { readonly known: readonly [string, string]; readonly report: string; readonly unknown: string };

async function fill({ address }: AuditedSite): Promise<Ids> {
  const random = seededRandom(seed);
  const ids: Ids = { known: [markedId(random), markedId(random)], report: markedId(random), unknown: markedId(random) };
  const post = async (path: string, body: unknown) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} before anything was tried`);
  };
  for (const id of [...ids.known, ids.report]) await post("/api/leads", knownLead(random, id));
  await post("/api/report/generate", { valuationId: ids.report, package: "summary" });
  return ids;
}

const secretNames = [
  "OPENAI_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "MONDAY_API_TOKEN",
  "DATABASE_URL",
];

async function fuzz(
  name: string,
  vendors: FakeVendors,
  times: number,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const all = { ...vendors.env, ...env };
  const site = await startAuditedSite(all);
  const ids = await fill(site);
  const found = await fuzzChecks(name, site, {
    seed,
    count: times,
    cases: fuzzCases({
      knownIds: ids.known,
      reportId: ids.report,
      ownerSite: vendors.ownerSite,
      webhookSecret: webhookSecret(vendors),
      mailReportToken,
    }),
    limits: {
      secrets: secretsOf(all),
      origins: [paymentOrigin(vendors)],
    },
  });
  const lives = site.isRunning() && (await fetch(`${site.address}/api/health`)).ok;
  await site.stop();
  note(
    ...found,
    check(`${name}: alive and healthy at the end`, "health asked", lives ? [] : ["it is not"]),
    printedCheck(name, site),
  );
}

const secretsOf = (env: Readonly<Record<string, string>>) => [
  process.cwd(),
  ...secretNames.map((each) => env[each]).filter((value) => value !== undefined),
];

/** With a member, so that the desk answers. */
async function startWithDesk({ env }: FakeVendors): Promise<AuditedSite> {
  const publicUrl = "https://firm.example";
  const desk = await openDeskStore(temporaryFolder("security"), publicUrl);
  await desk.fixture.member("member@firm.example");
  await desk.store.close();
  return startAuditedSite({ ...env, ...desk.env }, publicUrl);
}

async function fuzzRoles({ env }: FakeVendors): Promise<void> {
  const chosen = askers.filter(({ sender, scope }) => !values.as || values.as.includes(scope ?? sender));
  for (const asker of chosen) note(...(await roleFuzzChecks(asker, { env, seed, count, secrets: secretsOf(env) })));
}

const webhookSecret = ({ env }: FakeVendors) => env["STRIPE_WEBHOOK_SECRET"] ?? "";
const paymentOrigin = ({ env }: FakeVendors) => new URL(env["STRIPE_API_URL"] ?? "").origin;

/** Everything but the slow part. */
async function probe(vendors: FakeVendors, secure: AuditedSite): Promise<void> {
  const plain = await startAuditedSite(vendors.env);
  const ids = await fill(plain);
  note(...(await headerChecks(secure, { known: (await fill(secure)).report, unknown: ids.unknown })));
  const rendered = pages
    .filter(({ rendering }) => rendering === "server")
    .map(({ path }) => path.replace(":valuationId", ids.report));
  note(await browserChecks(plain.address, [...prerenderedPaths, ...rendered, "/no-such-page"]));
  const target = {
    port: plain.port,
    knownId: ids.report,
    ownerSite: vendors.ownerSite,
    webhookSecret: webhookSecret(vendors),
    mailReportToken,
  };
  note(...(await addressChecks(target)), ...(await requestChecks(target)), ...(await otherServerChecks(target)));
  note(await smugglingCheck(target), await guessingCheck(target));
  await plain.stop();
  note(printedCheck("probes", plain));
}

async function fuzzOnPostgres(vendors: FakeVendors): Promise<void> {
  const name = "fuzz, PostgreSQL";
  const programs = findPostgres();
  if (!programs) return note(notChecked(name, "not checked: no PostgreSQL server is installed on this machine"));
  const postgres = await startPostgres(programs);
  try {
    await fuzz(name, vendors, countOnPostgres, { DATABASE_URL: await postgres.createDatabase("fuzz") });
  } finally {
    await postgres.stop();
  }
}

await ensureBuilt();
print(`Security of the built site, seed ${seed}, ${count} generated requests\n`);
const vendors = await startFakeVendors();
try {
  if (only.includes("dependencies")) {
    note(...(await advisoryChecks()));
    if (values.advisories !== undefined)
      note(...folderChecks(values.advisories, readFileSync("package-lock.json", "utf8")));
  }
  const secure = await startWithDesk(vendors);
  if (only.includes("probes")) await probe(vendors, secure);
  if (only.includes("embed")) note(...(await embedChecks(vendors.env)));
  if (only.includes("desk")) note(...(await deskChecks(vendors.env)));
  // The slow senders take two minutes, so the other checks run meanwhile.
  const slow = only.includes("slow") ? slowSenderChecks(secure) : [];
  if (only.includes("fuzz")) await fuzz("fuzz", vendors, count);
  if (only.includes("roles")) await fuzzRoles(vendors);
  if (only.includes("postgres")) await fuzzOnPostgres(vendors);
  note(...(await slow));
  await secure.stop();
  note(printedCheck("slow", secure));
} finally {
  vendors.stop();
}
print("\nSummary");
process.exit(printChecks(checks) ? 0 : 1);
