import type { RawAnswer } from "../../../tests/fuzz/raw-answer.ts";
import { type Check, check } from "../../harness/check.ts";
import { type Ended, sendOnce } from "../../harness/raw-connection.ts";
import { visitorAddress } from "../../harness/visitor-address.ts";

/** What the probes know about the site. */
export type Target = {
  readonly port: number;
  readonly knownId: string;
  readonly ownerSite: string;
  readonly webhookSecret: string;
  readonly mailReportToken: string;
};

export type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

const withinMs = 10_000;
let visitors = 0;

/** Sends a request unchanged, each as another visitor. */
export function ask(
  { port }: Pick<Target, "port">,
  { method = "GET", path, headers = {}, body }: Sent,
): Promise<Ended> {
  visitors += 1;
  const lines = {
    Host: "localhost:8888",
    "X-Forwarded-For": visitorAddress(visitors),
    ...(body !== undefined &&
      !("Transfer-Encoding" in headers) && { "Content-Length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const head = [`${method} ${path} HTTP/1.1`, ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`)];
  const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), Buffer.from(body ?? "")]);
  return sendOnce(port, { bytes, method, withinMs });
}

export type Probe = {
  readonly sent: Sent;
  /** What is wrong with the answer; undefined if it is right. */
  judge(answer: RawAnswer): string | undefined;
};

export const json = (path: string, value: unknown, headers: Readonly<Record<string, string>> = {}): Sent => ({
  method: "POST",
  path,
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(value),
});

/** One of these statuses, and no other. */
export const answers =
  (...statuses: readonly number[]) =>
  ({ status }: RawAnswer): string | undefined =>
    statuses.includes(status) ? undefined : `answered ${status}, not ${statuses.join(" or ")}`;

/** Sends each and collects the faults; a connection closed without an answer counts as a refusal. */
export async function probeCheck(name: string, target: Pick<Target, "port">, probes: readonly Probe[]): Promise<Check> {
  const findings: string[] = [];
  for (const { sent, judge } of probes) {
    const ended = await ask(target, sent);
    const wrong =
      ended.how === "hung" ? "neither answered nor closed" : ended.how === "answered" && judge(ended.answer);
    if (wrong) findings.push(`${sent.method ?? "GET"} ${sent.path.slice(0, 120)}: ${wrong}`);
  }
  return check(name, `${probes.length} tries`, findings);
}
