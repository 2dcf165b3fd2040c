import { oneOf, type Random, whole } from "#tests/support/random.ts";
import { privateMark } from "./marks.ts";
import { mutatedValue, spoiledText } from "./mutate-json.ts";
import { type Headers, tameHeaders, wildHeaders } from "./odd-headers.ts";
import { oddTarget } from "./odd-targets.ts";
import { oddText } from "./odd-values.ts";
import { endpoints, page, type Surroundings, signatureOf, type ValidRequest } from "./valid-requests.ts";

export type FuzzCase = {
  /** Which endpoint it began as, or `pages`. */
  readonly about: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Headers;
  readonly body: Buffer | undefined;
  readonly framing: "declared" | "chunked" | "cut short";
  /** Whether it may be unclear where it ends, so that its connection is its own. */
  readonly isWild: boolean;
};

/** Rendering a page costs as much as fifty endpoints' answers; without a share of their own they would be all that is tested. */
const pageShare = 0.08;
const names = Object.keys(endpoints) as [string, ...string[]];
const methods = [
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "HEAD",
  "TRACE",
  "PROPFIND",
  "QUERY",
  "CONNECT",
  "get",
  "JSON",
] as const;

/** The next of an endless sequence that depends on nothing but the source of chance. */
export function fuzzCase(random: Random, around: Surroundings): FuzzCase {
  const about = random() < pageShare ? "pages" : oneOf(random, names);
  const valid = (endpoints[about] ?? page)(random, around);
  const hasBody = valid.body !== undefined;
  const strange = {
    body: random() < (hasBody ? 0.75 : 0.05),
    target: random() < (hasBody ? 0.1 : 0.5),
    headers: random() < 0.25,
    wild: random() < 0.04,
    method: random() < 0.04,
  };
  const body = strange.body ? strangeBody(random, valid) : validBody(valid);
  const headers = [
    ["Host", "localhost:8888"],
    ["X-Forwarded-For", visitor(random)],
    ["User-Agent", `${privateMark} browser`],
    ...(body === undefined ? [] : ([["Content-Type", contentType(valid)]] as const)),
    ...(body && valid.body?.kind === "json" && valid.body.signed && random() < 0.7
      ? ([["Stripe-Signature", signatureOf(body, around.webhookSecret, (around.now ?? Date.now)())]] as const)
      : []),
  ] as const satisfies Headers;
  return {
    about,
    method: strange.method ? oneOf(random, methods) : valid.method,
    target: strange.target ? oddTarget(random, valid.target) : valid.target,
    headers: withOdd(random, headers, [
      ...(strange.headers ? tameHeaders(random) : []),
      ...(strange.wild ? wildHeaders(random) : []),
    ]),
    body,
    framing: body === undefined ? "declared" : framing(random),
    isWild: strange.wild,
  };
}

const visitor = (random: Random) => `10.${whole(random, 256)}.${whole(random, 256)}.${whole(random, 256)}`;

const contentType = ({ body }: ValidRequest) =>
  body?.kind === "form" ? "application/x-www-form-urlencoded" : "application/json";

function framing(random: Random): FuzzCase["framing"] {
  const chance = random();
  if (chance < 0.01) return "cut short";
  return chance < 0.1 ? "chunked" : "declared";
}

function validBody({ body }: ValidRequest): Buffer | undefined {
  if (!body) return undefined;
  return Buffer.from(body.kind === "json" ? JSON.stringify(body.value) : body.text);
}

function strangeBody(random: Random, { body }: ValidRequest): Buffer {
  if (body?.kind === "form")
    return Buffer.from(random() < 0.5 ? oddText(random) : `${body.text}&${oddText(random)}=${oddText(random)}`);
  const value = random() < 0.75 ? mutatedValue(random, body?.value ?? {}) : body?.value;
  const text = Buffer.from(JSON.stringify(value) ?? "");
  return random() < 0.3 ? spoiledText(random, text) : text;
}

/** In place of what stands there, or beside it. */
function withOdd(random: Random, usual: Headers, odd: Headers): Headers {
  const replaced = new Set(random() < 0.6 ? odd.map(([name]) => name.toLowerCase()) : []);
  return [...usual.filter(([name]) => !replaced.has(name.toLowerCase())), ...odd];
}

/** As it goes over the wire, byte for byte: nothing puts it in order. */
export function bytesOf({ method, target, headers, body, framing }: FuzzCase): Buffer {
  const length: Headers =
    body === undefined
      ? []
      : framing === "chunked"
        ? [["Transfer-Encoding", "chunked"]]
        : [["Content-Length", String(body.length + (framing === "cut short" ? 100 : 0))]];
  const head = [`${method} ${target} HTTP/1.1`, ...[...headers, ...length].map(([name, value]) => `${name}: ${value}`)];
  const start = Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1");
  if (body === undefined) return start;
  return Buffer.concat(framing === "chunked" ? [start, ...chunks(body)] : [start, body]);
}

function chunks(body: Buffer): readonly Buffer[] {
  const size = Math.max(1, Math.ceil(body.length / 5));
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n"));
  }
  return [...parts, Buffer.from("0\r\n\r\n")];
}

/** The same for an application without a socket; undefined for what only a socket can carry. */
export function requestOf({ method, target, headers, body, isWild, framing }: FuzzCase): Request | undefined {
  if (isWild || framing === "cut short") return undefined;
  const sent = headers.filter(([name]) => !/^(host|connection|expect|upgrade|trailer)$/i.test(name));
  const bodyless = method === "GET" || method === "HEAD";
  try {
    return new Request(`http://localhost:8888${target}`, {
      method,
      headers: sent.map(([name, value]) => [name, value] as [string, string]),
      ...(body !== undefined && !bodyless && { body: new Uint8Array(body) }),
    });
  } catch {
    return undefined;
  }
}

/** To send again by hand what was found. */
export function inWords(fuzzed: FuzzCase): string {
  const shown = JSON.stringify(bytesOf(fuzzed).toString("latin1"));
  return shown.length > 400 ? `${shown.slice(0, 400)}… (${shown.length})` : shown;
}
