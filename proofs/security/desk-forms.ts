import { deskRequests } from "../../tests/fuzz/desk-requests.ts";
import type { RawAnswer } from "../../tests/fuzz/raw-answer.ts";
import { contentTypes, endpoints, type ValidRequest } from "../../tests/fuzz/valid-requests.ts";
import { seededRandom } from "../../tests/support/random.ts";
import type { Check } from "../harness/check.ts";
import type { AuditedSite } from "./audited-site.ts";
import { answers, type Probe, probeCheck, type Sent } from "./probes/probe.ts";
import { isOfDesk, otherTypes } from "./probes/requests.ts";

const kilobyte = 1_024;
const nothing = { lead: "none", twin: "none", message: "none", company: "none", colleague: "none", webhook: "none" };
const random = seededRandom(5);

/** Every form of the desk as a browser sends it, about nothing that exists: what is tried here must not depend on it. */
const forms: readonly ValidRequest[] = Object.values(deskRequests)
  .map((make) => make(random, { subjects: [nothing] }))
  .filter(({ method, session }) => method === "POST" && session === "working");
const screens = [...new Set(forms.map(({ target }) => target))];

const notForms = [
  "application/json",
  "text/plain",
  "text/xml",
  "multipart/form-data",
  "multipart/form-data; boundary=",
];
/** Passkeys are sent by script. */
const sentByScript = Object.keys(endpoints).filter((name) => isOfDesk(name) && name.startsWith("POST "));
const foreignHosts = ["evil.example", "evil.example:80", "firm.example.evil.example", "firm.example@evil.example"];

function doesNotEcho({ body, headers }: RawAnswer): string | undefined {
  const all = headers.map(([, value]) => value).join("\n") + body.toString("utf8");
  return all.includes("evil.example") ? "takes a foreign host for its own" : undefined;
}

/** As an owner, whose requests would be let in. */
export async function deskFormChecks({ port }: AuditedSite, cookie: string): Promise<readonly Check[]> {
  const target = { port };
  const sent = (path: string, more: Omit<Sent, "path"> = {}): Sent => ({
    path,
    ...more,
    headers: { Cookie: cookie, ...more.headers },
  });
  const posted = (path: string, body: string, headers: Readonly<Record<string, string>> = {}): Sent =>
    sent(path, { method: "POST", body, headers: { "Content-Type": contentTypes.form, ...headers } });
  const refused = answers(400);
  const confused: readonly Probe[] = screens.flatMap((path) =>
    notForms.map((type) => ({ sent: posted(path, "intent=x&do=x", { "Content-Type": type }), judge: refused })),
  );
  // As a form without an origin it counts as sent by another site.
  const misnamed: readonly Probe[] = sentByScript.flatMap((name) =>
    otherTypes.map((type) => ({
      sent: posted(name.replace("POST ", ""), "{}", { "Content-Type": type }),
      judge: answers(400, 403),
    })),
  );
  const large: readonly Probe[] = screens.flatMap((path) => [
    { sent: posted(path, "x".repeat(33 * kilobyte)), judge: answers(413) },
    { sent: posted(path, "", { "Content-Length": "9999999999" }), judge: answers(413) },
    { sent: posted(path, "1\r\nx\r\n0\r\n\r\n", { "Transfer-Encoding": "chunked" }), judge: answers(411) },
    { sent: sent(`${path.split("?")[0]}?q=${"x".repeat(3_000)}`), judge: answers(414) },
  ]);
  const hosts: readonly Probe[] = foreignHosts.flatMap((host) =>
    ["/desk", "/desk/leads", "/desk/settings", "/desk/sign-in?to=//evil.exampl", "/desk/forgotten"].flatMap((path) =>
      [{ Host: host }, { "X-Forwarded-Host": host, "X-Forwarded-Proto": "https" }].map((headers) => ({
        sent: sent(path, { headers }),
        judge: doesNotEcho,
      })),
    ),
  );
  const methods: readonly Probe[] = screens.flatMap((path) =>
    ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"].map((method) => ({
      sent: sent(path, { method }),
      judge: answers(400, 404, 405),
    })),
  );
  return [
    await probeCheck("desk: forms under another content type", target, [...confused, ...misnamed]),
    await probeCheck("desk: oversized forms and addresses", target, large),
    await probeCheck("desk: foreign hosts", target, hosts),
    await probeCheck("desk: methods", target, methods),
  ];
}
