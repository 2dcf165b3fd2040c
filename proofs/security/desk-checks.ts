import { prerenderedPaths } from "../../content/registry/registry.ts";
import type { Store } from "../../server/store/open.ts";
import { type deskFixture, password } from "../../tests/desk/accounts.fixture.ts";
import { publicTraces } from "../../tests/desk/public-traces.ts";
import {
  type Ask,
  askFromOtherSites,
  askRoleMatrix,
  expectedMatrix,
  matrixText,
} from "../../tests/desk/role-requests.ts";
import { newSubjects, signedInRoles } from "../../tests/desk/role-subjects.ts";
import { type Check, check } from "../harness/check.ts";
import { deskSecret, openDeskStore } from "../harness/desk-store.ts";
import { print } from "../harness/print.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { visitorAddress } from "../harness/visitor-address.ts";
import { type AuditedSite, startAuditedSite } from "./audited-site.ts";
import { deskFormChecks } from "./desk-forms.ts";

const publicUrl = "https://firm.example";
const guessedEmail = "guessed@firm.example";
const screens = ["", "/leads", "/deliveries", "/sales", "/funnel", "/settings", ".data", "/sign-in", "/no-such-screen"];

/** Attacks the desk of the built server: first as it is before an invitation, then with a member of each role. */
export async function deskChecks(env: Readonly<Record<string, string>>): Promise<readonly Check[]> {
  const dataDir = temporaryFolder("desk");
  const settings = { ...env, DATA_DIR: dataDir, DESK_SECRET: deskSecret };
  const closed = await startAuditedSite(settings, publicUrl);
  const before = await closedCheck(closed);
  await closed.stop();

  const { store, fixture } = await openDeskStore(dataDir, publicUrl);
  const cookies = await signedInRoles(fixture);
  const site = await startAuditedSite(settings, publicUrl);
  const ask = askerOf(site, (who) => (who === "nobody" ? "" : (cookies.get(who) ?? "")));
  try {
    return [
      before,
      tracesCheck(),
      await headersCheck(ask),
      await cookieCheck(site),
      ...(await roleChecks(ask, store)),
      ...(await deskFormChecks(site, cookies.get("owner") ?? "")),
      await triesCheck(site, fixture),
      logCheck(site, [...cookies.values()]),
    ];
  } finally {
    await site.stop();
    await store.close();
  }
}

let visitors = 0;
/** Each request comes from another visitor, so that no limit hides what is checked. */
function fromAnyone() {
  visitors += 1;
  return { "X-Forwarded-For": visitorAddress(visitors) };
}

function askerOf({ address }: AuditedSite, cookieOf: (who: Parameters<Ask>[0]) => string): Ask {
  return (who, { path, form }, headers = {}) =>
    fetch(address + path, {
      redirect: "manual",
      headers: { Cookie: cookieOf(who), Origin: publicUrl, ...fromAnyone(), ...headers },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
}

async function closedCheck(site: AuditedSite): Promise<Check> {
  const ask = askerOf(site, () => "");
  const paths = [...screens.map((screen) => `/desk${screen}`), "/desk/join?token=x", "/desk/assets/x.js"];
  const findings: string[] = [];
  for (const path of [
    ...paths,
    "/api/desk-auth/callback/firm",
    "/api/desk-auth/passkey/generate-authenticate-options",
  ]) {
    const { status } = await ask("nobody", { path });
    if (status !== 404) findings.push(`${path}: ${status}`);
  }
  return check("desk: nothing is there before an invitation", `${paths.length + 2} addresses`, findings);
}

function tracesCheck(): Check {
  const { files, found } = publicTraces("build/current/client");
  const findings = files < prerenderedPaths.length ? [`only ${files} files were found`] : found;
  return check("desk: no public file mentions it", `${files} pages, scripts, styles and lists`, findings);
}

const wanted: Readonly<Record<string, RegExp>> = {
  "cache-control": /^no-store$/,
  "x-robots-tag": /^noindex, nofollow$/,
  "referrer-policy": /^same-origin$/,
  "x-frame-options": /^DENY$/,
  "content-security-policy":
    /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}';(?!.*(https:|\*|unsafe-eval)).*frame-ancestors 'none'/,
};

async function headersCheck(ask: Ask): Promise<Check> {
  const findings: string[] = [];
  for (const who of ["nobody", "owner"] as const)
    for (const screen of screens) {
      const { headers } = await ask(who, { path: `/desk${screen}` });
      for (const [name, pattern] of Object.entries(wanted))
        if (!pattern.test(headers.get(name) ?? "")) findings.push(`/desk${screen}: ${name} is ${headers.get(name)}`);
    }
  const figure = `${screens.length} addresses signed in and out, ${Object.keys(wanted).length} headers`;
  return check("desk: kept and indexed by nobody, under a policy of its own", figure, findings);
}

/** Signs in by the form, as a browser does. */
function signIn({ address }: AuditedSite, email: string, word: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${address}/desk/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: publicUrl, ...fromAnyone(), ...headers },
    body: new URLSearchParams({ email, password: word }),
  });
}

async function cookieCheck(site: AuditedSite): Promise<Check> {
  const cookies = (await signIn(site, "matrix-analyst@firm.example", password)).headers.getSetCookie();
  const isStrict = (cookie: string) =>
    /^__Host-desk\./.test(cookie) &&
    ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"].every((part) => cookie.split("; ").includes(part)) &&
    !/domain=/i.test(cookie);
  const findings = cookies.filter((cookie) => !isStrict(cookie)).map((cookie) => cookie.replace(/=[^;]*/, "=…"));
  if (!cookies.some((cookie) => cookie.includes("session_token"))) findings.push("signing in set no session");
  for (const path of prerenderedPaths) {
    const set = (await fetch(site.address + path, { headers: fromAnyone() })).headers.getSetCookie();
    if (set.length > 0) findings.push(`${path} sets a cookie`);
  }
  const figure = `${cookies.length} at sign-in, none on ${prerenderedPaths.length} public pages`;
  return check("desk: cookies for this host, over HTTPS, out of scripts' reach", figure, findings);
}

async function roleChecks(ask: Ask, store: Store): Promise<readonly Check[]> {
  const subjects = () => newSubjects(store);
  const matrix = matrixText(await askRoleMatrix(ask, subjects));
  print(`\n${matrix.replaceAll(/^/gm, "    ")}\n`);
  const [lines, expected] = [matrix.split("\n"), matrixText(expectedMatrix()).split("\n")];
  const accepted = await askFromOtherSites(ask, subjects);
  return [
    check(
      "desk: each role by direct requests",
      `${lines.length - 1} actions, three roles and a stranger`,
      lines.filter((line, index) => line !== expected[index]),
    ),
    check("desk: sent from another site", "every form, as an owner", accepted),
  ];
}

/** Strangers use up an account's tries; the member still gets in on a device that signed in before. */
async function triesCheck(site: AuditedSite, fixture: ReturnType<typeof deskFixture>): Promise<Check> {
  const email = guessedEmail;
  const { tab } = await fixture.member(email, "partner");
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await signIn(site, email, `guess number ${n}`)).status);
  const own = await signIn(site, email, password, { Cookie: tab.headers().get("Cookie") ?? "" });
  const fromOne: number[] = [];
  const address = { "X-Forwarded-For": "10.250.1.1" };
  for (let n = 0; n < 42; n += 1) fromOne.push((await signIn(site, `nobody${n}@firm.example`, "x", address)).status);
  const findings = [
    ...(statuses.slice(0, 9).every((status) => status === 401) ? [] : [`first tries: ${statuses.slice(0, 9)}`]),
    ...(statuses.at(-1) === 429 ? [] : [`the twelfth try of strangers: ${statuses.at(-1)}`]),
    ...(own.status === 302 ? [] : [`the member on the own device: ${own.status}`]),
    ...(fromOne.at(-1) === 429 ? [] : [`the 42nd try from one address: ${fromOne.at(-1)}`]),
  ];
  return check(
    "desk: tries are limited, and its member gets in",
    `${statuses.length + fromOne.length} tries`,
    findings,
  );
}

function logCheck({ printed }: AuditedSite, cookies: readonly string[]): Check {
  const tokens = cookies.flatMap((cookie) => cookie.split("; ").map((each) => each.split("=")[1] ?? ""));
  const secrets = ["matrix-", guessedEmail, password, deskSecret, ...tokens.filter((token) => token.length > 20)];
  const findings = printed.filter((line) => secrets.some((secret) => line.includes(secret)));
  const figure = `${printed.length} lines`;
  return check(
    "desk: log without addresses, passwords or sessions",
    figure,
    findings.map((line) => line.slice(0, 160)),
  );
}
