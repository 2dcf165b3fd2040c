import fc from "fast-check";
import { seededRandom } from "#tests/support/random.ts";
import { asData, type DeskContext, deskRequests } from "./desk-requests.ts";
import { privateMark } from "./marks.ts";
import { corruption, jsonMutation } from "./odd-bodies.ts";
import { oddForm } from "./odd-forms.ts";
import { type Headers, tameHeaders, wildHeaders } from "./odd-headers.ts";
import { oddTarget } from "./odd-targets.ts";
import { maybe, oddText } from "./odd-values.ts";
import {
  contentTypes,
  endpoints,
  type Maker,
  page,
  type RequestContext,
  signedBy,
  type ValidRequest,
} from "./valid-requests.ts";

export type FuzzCase = {
  /** Which endpoint it began as, or `pages`. */
  readonly about: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Headers;
  readonly body: Buffer | undefined;
  readonly framing: "declared" | "chunked" | "cut short";
  /** Whether it may be unclear where it ends, so that it gets a connection that no other request uses. */
  readonly isWild: boolean;
};

const methods = ["PUT", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "QUERY", "CONNECT", "get", "JSON"] as const;
const framing: fc.Arbitrary<FuzzCase["framing"]> = fc.oneof(
  { weight: 90, arbitrary: fc.constant("declared") },
  { weight: 9, arbitrary: fc.constant("chunked") },
  { weight: 1, arbitrary: fc.constant("cut short") },
);
const byte = fc.noBias(fc.integer({ min: 0, max: 255 }));
const visitor = fc.tuple(byte, byte, byte).map((bytes) => `10.${bytes.join(".")}`);

/** Requests to every endpoint and to pages. Pages are rarer: rendering one costs as much as fifty answers of endpoints. */
export function fuzzCases(around: RequestContext): fc.Arbitrary<FuzzCase> {
  return fc.oneof(
    ...Object.entries(endpoints).map(([about, make]) => ({ weight: 5, arbitrary: casesOf(about, make, around) })),
    { weight: 8, arbitrary: casesOf("pages", page, around) },
  );
}

/**
 * Requests to everything of the desk and of the API, as a member, a system with a token, or nobody: `around` says who.
 * Public pages are among them, because browsers send a member's cookie there too.
 */
export function deskFuzzCases(around: RequestContext, desk: DeskContext): fc.Arbitrary<FuzzCase> {
  const others = Object.entries(endpoints).filter(([about]) => /\/api\/(desk-auth|v1)\//.test(about));
  return fc.oneof(
    ...Object.entries(deskRequests).map(([about, make]) => ({
      weight: 5,
      arbitrary: casesOf(
        about,
        (random) => {
          const request = make(random, desk);
          return random() < 0.5 ? asData(request) : request;
        },
        around,
      ),
    })),
    ...others.map(([about, make]) => ({ weight: 5, arbitrary: casesOf(about, make, around) })),
    { weight: 5, arbitrary: casesOf("pages", page, around) },
  );
}

function casesOf(about: string, make: Maker, around: RequestContext): fc.Arbitrary<FuzzCase> {
  const { body } = make(seededRandom(1), around);
  return fc
    .record({
      valid: fc.noBias(fc.nat()).map((seed) => make(seededRandom(seed), around)),
      changeBody: maybe(body ? 75 : 5, bodyChanges[body?.kind ?? "json"]),
      changeTarget: maybe(body ? 10 : 50, oddTarget),
      odd: maybe(25, tameHeaders),
      wild: maybe(4, wildHeaders),
      inPlace: fc.boolean(),
      method: maybe(4, fc.constantFrom(...methods)),
      visitor,
      signer: maybe(70, fc.constant(around)),
      framing,
    })
    .map(
      ({ valid, changeBody, changeTarget, odd = [], wild, inPlace, method, visitor: from, signer, framing: how }) => {
        const { bytes: sent, type } = changeBody ? changeBody(valid) : validBody(valid);
        const usual = usualHeaders(valid, { bytes: sent, type }, { around, from, signer });
        const others = [...odd, ...(wild ?? [])];
        const replaced = new Set(inPlace ? others.map(([name]) => name.toLowerCase()) : []);
        return {
          about,
          method: method ?? valid.method,
          target: changeTarget ? changeTarget(valid.target) : valid.target,
          headers: [...usual.filter(([name]) => !replaced.has(name.toLowerCase())), ...others],
          body: sent,
          framing: sent === undefined ? "declared" : how,
          isWild: wild !== undefined,
        };
      },
    );
}

/** What a browser or a server would send with the request. */
function usualHeaders(
  valid: ValidRequest,
  { bytes, type }: SentBody,
  {
    around,
    from,
    signer,
  }: { readonly around: RequestContext; readonly from: string; readonly signer?: RequestContext | undefined },
): Headers {
  return [
    ["Host", "localhost:8888"],
    ["X-Forwarded-For", from],
    ["User-Agent", `${privateMark} browser`],
    ...whoseHeader(valid, around, signer && from),
    ...(bytes && type !== undefined ? [["Content-Type", type] as const] : []),
    ...(bytes ? signature(bytes, valid, signer) : []),
  ];
}

type SentBody = { readonly bytes?: Buffer | undefined; readonly type?: string | undefined };
type BodyChange = (valid: ValidRequest) => SentBody;

const jsonChange: fc.Arbitrary<BodyChange> = fc
  .tuple(maybe(75, jsonMutation), maybe(30, corruption))
  .map(([mutate, spoil]) => ({ body }) => {
    const value = body?.kind === "json" ? body.value : {};
    const text = Buffer.from(JSON.stringify(mutate ? mutate(value) : value) ?? "");
    return { bytes: spoil ? spoil(text) : text, type: contentTypes.json };
  });

const formChange: fc.Arbitrary<BodyChange> = oddForm.map(
  (change) =>
    ({ body }) =>
      change(body?.kind === "form" ? body.text : ""),
);

/** A text in the place of a line, or broken bytes. */
const mailChange: fc.Arbitrary<BodyChange> = fc
  .tuple(maybe(75, fc.tuple(fc.nat(), oddText)), maybe(40, corruption))
  .map(([line, spoil]) => ({ body }) => {
    const lines = body?.kind === "mail" ? body.text.split("\r\n") : [];
    const [at, text] = line ?? [];
    const changed = lines.map((each, index) => (at !== undefined && index === at % lines.length ? (text ?? "") : each));
    const bytes = Buffer.from(changed.join("\r\n"));
    return { bytes: spoil ? spoil(bytes) : bytes, type: contentTypes.mail };
  });

const bodyChanges = { json: jsonChange, form: formChange, mail: mailChange } as const;

function signature(sent: Buffer, { body }: ValidRequest, signer: RequestContext | undefined): Headers {
  const by = signer && body?.kind === "json" ? body.signed : undefined;
  return by && signer ? [signedBy(by, sent, signer.webhookSecret, (signer.now ?? Date.now)())] : [];
}

const wrongToken = `amv_${"0".repeat(43)}`;

/** A browser sends a member's cookie with every request; a system sends its token. */
function whoseHeader(
  { withToken, session }: ValidRequest,
  { cookies, apiTokens, mailReportToken }: RequestContext,
  from: string | undefined,
): Headers {
  if (from === undefined) return [];
  if (withToken === "mailReport") return [["Authorization", `Bearer ${mailReportToken ?? wrongToken}`]];
  if (cookies) return [["Cookie", cookies[session ?? "working"]]];
  if (!withToken && !(session && apiTokens)) return [];
  // Each address has its token, so that the limit of one token hides nothing.
  const number = from.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0);
  return [["Authorization", `Bearer ${apiTokens?.[number % apiTokens.length] ?? wrongToken}`]];
}

function validBody({ body }: ValidRequest): SentBody {
  if (!body) return {};
  const text = body.kind === "json" ? JSON.stringify(body.value) : body.text;
  return { bytes: Buffer.from(text), type: contentTypes[body.kind] };
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
