import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { type ErrorCode, errorTable } from "#contracts/error-table.ts";
import { headerMark, markupAsElement } from "./marks.ts";
import { headerOf, type RawAnswer } from "./raw-answer.ts";

/** Codes of the error table for failures of another server, not ours. */
const outside: readonly ErrorCode[] = ["siteFailed", "siteTimeout", "analysisFailed", "analysisTimeout"];

const traces: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["a stack trace", /\bat (?:async )?(?:[\w.<>$[\] ]+ \()?(?:file:\/\/|node:|\/)[^\s)]+:\d+:\d+\)?/],
  ["a path of the server", /node_modules\/|\/server\/[\w/-]+\.ts\b/],
  ["the store's words", /SQLITE_|sqlite3?:|\bsyntax error at\b|violates .{0,40}constraint|invalid byte sequence/i],
  ["an error of the language", /\b(?:TypeError|ReferenceError|SyntaxError|RangeError|ZodError|ERR_[A-Z_]{3,})\b/],
];

export type AnswerLimits = {
  /** What no answer may hold: keys, tokens, the folder in which the server runs. */
  readonly secrets: readonly string[];
  /** Where a redirect may lead besides the site itself. */
  readonly origins: readonly string[];
  /** Cookies that may be set. Absent: none. */
  readonly cookies?: RegExp;
};

export type Asked = { readonly target: string };

/** What is wrong with an answer, whatever was asked. */
export function faults({ target }: Asked, answer: RawAnswer, limits: AnswerLimits): readonly string[] {
  const found: string[] = [];
  const text = textOf(answer);
  const head = answer.headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  for (const [name, pattern] of traces) if (pattern.test(head) || pattern.test(text)) found.push(`shows ${name}`);
  for (const secret of limits.secrets) if (text.includes(secret) || head.includes(secret)) found.push("shows a secret");
  const isPage = headerOf(answer, "content-type")?.startsWith("text/html") ?? false;
  if (isPage && text.includes(markupAsElement)) found.push("shows a visitor's text as markup");
  if (headerOf(answer, headerMark) !== undefined) found.push("a value became a header");
  const cookies = answer.headers.filter(([name]) => name === "set-cookie");
  if (cookies.some(([, value]) => !limits.cookies?.test(value))) found.push("sets a cookie");
  if (answer.headers.some(([name]) => name.startsWith("access-control-"))) found.push("lets another site read it");
  return [...found, ...statusFaults(target, answer, text), ...headerFaults(answer, limits)];
}

function textOf(answer: RawAnswer): string {
  const isPacked = headerOf(answer, "content-encoding") === "gzip" && answer.body.length > 0;
  return (isPacked ? gunzipSync(answer.body) : answer.body).toString("utf8");
}

/** The HTTP parser's own refusals reach no code of ours: empty, and the connection ends. */
export function isParserError({ status, headers, body }: RawAnswer): boolean {
  return status >= 400 && body.length === 0 && !headers.some(([name]) => name === "x-content-type-options");
}

function statusFaults(target: string, answer: RawAnswer, text: string): readonly string[] {
  if (isParserError(answer)) return answer.status < 500 ? [] : [`answers ${answer.status}`];
  if (answer.status < 400) return [];
  const isJson = headerOf(answer, "content-type")?.startsWith("application/json") ?? false;
  const code = isJson ? codeOf(text) : undefined;
  const found =
    answer.status >= 500 && !(code && outside.includes(code)) ? [`answers ${answer.status} ${code ?? ""}`] : [];
  if (!isEndpoint(target) || text === "") return found;
  return code && errorTable[code].status === answer.status
    ? found
    : [...found, `fails outside the error table: ${answer.status}`];
}

/** As the server reads the address: dots lead out of the folder of endpoints. */
function isEndpoint(target: string): boolean {
  const address = URL.parse(`http://localhost${target.replace(/^https?:\/\/[^/?#]*/i, "")}`);
  return address !== null && /^\/api(\/|$)/.test(address.pathname);
}

const answerSchema = z.strictObject({
  error: z.string(),
  code: z.string(),
  parameter: z.string().max(40).optional(),
  requestId: z.uuid().optional(),
});

/** The code of an answer that is in the error table's own form. */
function codeOf(text: string): ErrorCode | undefined {
  try {
    const { error, code } = answerSchema.parse(JSON.parse(text));
    const known = (Object.keys(errorTable) as ErrorCode[]).find((each) => each === code);
    return known && errorTable[known].message === error ? known : undefined;
  } catch {
    return undefined;
  }
}

function headerFaults(answer: RawAnswer, { origins }: AnswerLimits): readonly string[] {
  if (isParserError(answer)) return [];
  const found: string[] = [];
  if (headerOf(answer, "x-content-type-options") !== "nosniff") found.push("may be sniffed");
  const policies = answer.headers.filter(([name]) => name === "content-security-policy");
  if (policies.length !== 1) found.push(`${policies.length} content security policies`);
  const location = headerOf(answer, "location");
  if (location !== undefined && !isOwnPlace(location, origins)) found.push(`leads to ${location.slice(0, 80)}`);
  return found;
}

/** A path of ours, the page's own address with another query, or the payment page. */
export function isOwnPlace(location: string, origins: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(location) || location.startsWith("?")) return true;
  return URL.canParse(location) && origins.includes(new URL(location).origin);
}
