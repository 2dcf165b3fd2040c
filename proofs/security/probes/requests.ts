import { markedId, privateMark } from "../../../tests/fuzz/marks.ts";
import type { RawAnswer } from "../../../tests/fuzz/raw-answer.ts";
import { contentTypes, endpoints, type ValidRequest } from "../../../tests/fuzz/valid-requests.ts";
import { seededRandom } from "../../../tests/support/random.ts";
import type { Check } from "../../harness/check.ts";
import { answers, type Probe, probeCheck, type Sent, type Target } from "./probe.ts";

const random = seededRandom(4);
const crossSite: readonly Readonly<Record<string, string>>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://localhost:8888", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://localhost:8888.evil.example" },
];

export function validOf(target: Target, name: string): ValidRequest {
  const around = { ...target, knownIds: [target.knownId] as const, reportId: target.knownId };
  const made = endpoints[name]?.(random, around);
  if (!made) throw new Error(`No endpoint ${name}`);
  return made;
}

export function sentAs({ method, target, body }: ValidRequest, headers: Readonly<Record<string, string>> = {}): Sent {
  return {
    method,
    path: target,
    headers: { ...(body && { "Content-Type": contentTypes[body.kind] }), ...headers },
    ...(body && { body: body.kind === "json" ? JSON.stringify(body.value) : body.text }),
  };
}

/** Other servers send these: they sign, have a token, or know an unguessable id (`other-servers.ts`). */
const fromServers = /^POST \/api\/(\w+-webhook|mail-report|mail-stop\/.+|reminder-stop\/.+)$/;
const changing = Object.keys(endpoints).filter((name) => !name.startsWith("GET "));
const fromPages = changing.filter((name) => !fromServers.test(name));

const fromElsewhere = (target: Target): readonly Probe[] =>
  fromPages.flatMap((name) =>
    crossSite.map((headers) => ({ sent: sentAs(validOf(target, name), headers), judge: answers(403) })),
  );

export const isOfDesk = (name: string): boolean => name.includes(" /api/desk-auth/");

export const otherTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=a",
  "text/html",
  "application/xml",
  "text/json",
  "application/json-patch+json",
  "application/jsonp",
  "text/plain; application/json",
  "",
] as const;

/** Webhooks are parsed after their signature was checked, whatever type they declare; `desk-forms.ts` has the desk's. */
const misnamed = (target: Target): readonly Probe[] =>
  fromPages
    .filter((name) => !isOfDesk(name) && validOf(target, name).body?.kind === "json")
    .flatMap((name) =>
      otherTypes.map((type) => ({
        sent: sentAs(validOf(target, name), { "Content-Type": type }),
        judge: answers(400),
      })),
    );

const kilobyte = 1_024;
const large: Readonly<Record<string, number>> = {
  "POST /api/contact": 33,
  "POST /api/create-checkout-session": 5,
  "POST /api/report/generate": 5,
  "POST /valuation/result/:valuationId": 5,
  "POST /valuation/result/:valuationId/history": 5,
};

const oversized = (target: Target): readonly Probe[] => [
  ...changing
    // This one's body is never read.
    .filter((name) => !name.startsWith("POST /valuation/upgrade"))
    .flatMap((name) => {
      const sent = sentAs(validOf(target, name));
      const body = "x".repeat((large[name] ?? 257) * kilobyte);
      const inParts = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const chunked = { ...sent.headers, "Transfer-Encoding": "chunked" };
      return [
        { sent: { ...sent, body }, judge: answers(413) },
        { sent: { ...sent, headers: chunked, body: inParts }, judge: answers(411) },
        {
          sent: { ...sent, body: "", headers: { ...sent.headers, "Content-Length": "9999999999" } },
          judge: answers(413),
        },
      ];
    }),
  { sent: { path: "/", headers: { "X-Long": "a".repeat(17 * kilobyte) } }, judge: answers(431) },
  { sent: { path: `/${"a".repeat(17 * kilobyte)}` }, judge: answers(431) },
  { sent: { path: "/api/health", headers: { Cookie: "a=b; ".repeat(4_000) } }, judge: answers(431) },
];

/** An unsupported method never reaches the handler, and TRACE echoes nothing. */
const methods = (): readonly Probe[] =>
  ["TRACE", "CONNECT", "PUT", "PATCH", "PROPFIND", "OPTIONS", "LINK", "DELETE", "QUERY"].flatMap((method) =>
    ["/", "/about", "/favicon.svg", "/search?q=fee", "/api/leads", "/api/health", "/api/contact", "/no-such-page"].map(
      (path) => ({
        sent: { method, path, headers: { "X-Told": privateMark } },
        judge: (answer: RawAnswer) =>
          answer.body.includes(privateMark) ? "echoes what was sent" : answers(400, 404, 405)(answer),
      }),
    ),
  );

/** How requests and their headers could be misinterpreted. */
export async function requestChecks(target: Target): Promise<readonly Check[]> {
  return [
    await probeCheck("sent from another site", target, fromElsewhere(target)),
    await probeCheck("content-type confusion", target, misnamed(target)),
    await probeCheck("oversized, declared and in parts", target, oversized(target)),
    await probeCheck("methods", target, methods()),
  ];
}

export const freshId = () => markedId(random);
