import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { errorAnswer } from "#contracts/error-table.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { markupAsElement } from "./marks.ts";
import type { RawAnswer } from "./raw-answer.ts";
import { faults, isOwnPlace, isParserError } from "./verdict.ts";

const limits = { secrets: ["sk_live_secret", "/srv/site"], origins: ["https://pay.example"] };

function answer(status: number, body: string | Buffer = "", headers: Readonly<Record<string, string>> = {}): RawAnswer {
  const all = { ...securityHeaders({ https: false }), ...headers };
  const named = Object.entries(all).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { status, headers: named, body: Buffer.from(body), keepsOpen: true };
}

const json = { "Content-Type": "application/json" };
const refusal = JSON.stringify(errorAnswer("badRequest"));

test.each([
  ["a page", "/about", answer(200, "<p>About</p>", { "Content-Type": "text/html" })],
  ["a refusal in the table's form", "/api/leads", answer(400, refusal, json)],
  [
    "the same with its request's number",
    "/api/leads",
    answer(400, refusal.replace("}", ',"requestId":"0e0b0f4c-6f0b-4d0e-8d59-6b7f6e0f8a11"}'), json),
  ],
  ["a packed refusal", "/api/read-site", answer(400, gzipSync(refusal), { ...json, "Content-Encoding": "gzip" })],
  ["another's failure", "/api/read-site", answer(502, JSON.stringify(errorAnswer("siteFailed")), json)],
  ["a page that is not there", "/nothing", answer(404, "<p>404</p>", { "Content-Type": "text/html" })],
  ["a page behind the endpoints' folder", "/api/x/../../y", answer(404, "<p>404</p>", { "Content-Type": "text/html" })],
  ["the payment page", "/x", answer(303, "", { Location: "https://pay.example/1" })],
  [
    "the parser's own refusal",
    "/x",
    { status: 400, headers: [["connection", "close"]], body: Buffer.alloc(0), keepsOpen: false },
  ],
])("nothing is wrong with %s", (_name, target, given) => {
  expect(faults({ target }, given as RawAnswer, limits)).toEqual([]);
});

test.each([
  [
    "a failure of ours",
    "/api/leads",
    answer(500, JSON.stringify(errorAnswer("internal")), json),
    "answers 500 internal",
  ],
  ["a failure outside the table", "/api/leads", answer(404, "Not Found"), "fails outside the error table: 404"],
  ["a failure under another status", "/api/leads", answer(404, refusal, json), "fails outside the error table: 404"],
  ["a store that does not answer", "/about", answer(503, "wait"), "answers 503 "],
  ["a stack trace", "/about", answer(200, "Error\n    at run (file:///srv/main.js:1:22)"), "shows a stack trace"],
  ["a path", "/about", answer(200, "in node_modules/hono"), "shows a path of the server"],
  ["the store's words", "/about", answer(200, "SQLITE_ERROR: no such table"), "shows the store's words"],
  ["the language's words", "/about", answer(200, "TypeError: x is undefined"), "shows an error of the language"],
  ["a secret", "/about", answer(200, "sk_live_secret"), "shows a secret"],
  ["a secret in a header", "/about", answer(200, "", { "X-A": "/srv/site" }), "shows a secret"],
  [
    "markup",
    "/search",
    answer(200, markupAsElement, { "Content-Type": "text/html" }),
    "shows a visitor's text as markup",
  ],
  ["an injected header", "/faq", answer(301, "", { "X-Zqinjected": "1" }), "a value became a header"],
  ["another site's address", "/faq", answer(301, "", { Location: "//evil.example" }), "leads to //evil.example"],
  ["a cookie", "/", answer(200, "", { "Set-Cookie": "a=b" }), "sets a cookie"],
  ["an open door", "/", answer(200, "", { "Access-Control-Allow-Origin": "*" }), "lets another site read it"],
  [
    "a second policy",
    "/",
    { ...answer(200), headers: [...answer(200).headers, ["content-security-policy", "x"]] },
    "2 content security policies",
  ],
  ["guessed types", "/", answer(200, "", { "X-Content-Type-Options": "" }), "may be sniffed"],
])("finds %s", (_name, target, given, fault) => {
  expect(faults({ target }, given as RawAnswer, limits)).toContain(fault);
});

test("the desk may set its own cookies, and no others", () => {
  const desk = { ...limits, cookies: /^__Host-desk\./ };
  const setting = (cookie: string) => faults({ target: "/desk" }, answer(200, "", { "Set-Cookie": cookie }), desk);
  expect(setting("__Host-desk.session_token=a")).toEqual([]);
  expect(setting("other=a")).toEqual(["sets a cookie"]);
});

test("only an empty refusal without our headers is the parser's own", () => {
  expect(isParserError({ status: 400, headers: [], body: Buffer.alloc(0), keepsOpen: false })).toBe(true);
  expect(isParserError({ status: 400, headers: [], body: Buffer.from("why"), keepsOpen: false })).toBe(false);
  expect(isParserError({ status: 200, headers: [], body: Buffer.alloc(0), keepsOpen: true })).toBe(false);
  expect(isParserError(answer(400))).toBe(false);
});

test.each([
  ["/about", true],
  ["/", true],
  ["?deleted", true],
  ["https://pay.example/1", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https://evil.example", false],
  ["https://pay.example.evil.example", false],
  ["javascript:alert(1)", false],
])("%s leads to ourselves or the payment page: %s", (location, isOwn) => {
  expect(isOwnPlace(location, limits.origins)).toBe(isOwn);
});
