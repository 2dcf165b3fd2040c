import { oneOf, type Random, whole } from "#tests/support/random.ts";
import { headerMark, privateMark } from "./marks.ts";

export type Headers = readonly (readonly [name: string, value: string])[];
type Maker = (random: Random) => Headers;

const line = (name: string, value: string): Headers => [[name, value]];
const among =
  (name: string, ...choices: readonly [string, ...string[]]): Maker =>
  (random) =>
    line(name, oneOf(random, choices));

/** Headers that a server may trip over without losing track of where the request ends. */
const tame: readonly [Maker, ...Maker[]] = [
  among(
    "Content-Type",
    "text/plain",
    "text/html",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "application/json; charset=utf-7",
    "application/json, text/html",
    "application/vnd.api+json",
    "",
    ";",
    "\u00ff",
  ),
  among("Origin", "null", "https://evil.example", "http://localhost:3000", "http://", "javascript:", privateMark),
  among("Sec-Fetch-Site", "cross-site", "same-site", "none", "", "same-origin, cross-site"),
  among("Accept", "text/html", "*/*;q=abc", ",,,,", "application/json;".repeat(500)),
  among("Accept-Encoding", "br;q=x", "*;q=0", "gzip;".repeat(900), ",", "br, br, br", "identity;q=0, *;q=0"),
  among("If-None-Match", "*", '"', 'W/"', `${'"a",'.repeat(1_500)}`, "\u0001".repeat(0)),
  among("If-Modified-Since", "yesterday", "Thu, 99 Foo 99999 99:99:99 GMT"),
  among("Range", "bytes=0-0", "bytes=-1", "bytes=5-1,9-", `bytes=${"0-1,".repeat(900)}`, "lines=1"),
  among("Expect", "nonsense", "200-ok"),
  among("Upgrade", "websocket", "h2c", "TLS/1.0"),
  among("X-Forwarded-Host", "evil.example", "a b", "[::1", "evil.example, evil.example", ""),
  among("X-Forwarded-Proto", "javascript", "https", "https,http", "://"),
  among(
    "X-Forwarded-For",
    "not an address",
    "::ffff:1.2.3.4",
    "[::1]:99999",
    "1.2.3.4, ",
    "999.999.999.999",
    ",",
    "fe80::1%eth0",
    "::".repeat(400),
  ),
  among("Forwarded", 'for="[2001:db8::1]";host=evil.example;proto=https', ";;;"),
  among("X-HTTP-Method-Override", "DELETE", "TRACE"),
  among("X-Original-URL", "/api/health", "/../../etc/passwd"),
  among("Authorization", `Bearer ${privateMark}`, "Basic !!!!", "Digest"),
  among(
    "Cookie",
    `session=${privateMark}`,
    "a=b; ".repeat(1_500),
    "=;=;",
    "__proto__=1; constructor=2",
    "\u00e9=\u00ff",
  ),
  among("Content-Encoding", "gzip", "br", "deflate, gzip", "identity, zstd"),
  among("Stripe-Signature", "", "t=,v1=", `t=${"9".repeat(400)},v1=${"0".repeat(64)}`, "t=1,v1=é", "v1=x,t=y,v0=z"),
  among("Referer", `https://evil.example/${privateMark}`, "\\\\", "about:blank"),
  among("User-Agent", privateMark, "", "() { :; }; echo", "Mozilla/5.0 ".repeat(700)),
  among("X-Request-Id", "short", "a".repeat(4_000), "../../x", 'x"}'),
  among("Traceparent", "00-00000000000000000000000000000000-0000000000000000-00", "zz"),
  among("Connection", "close", "keep-alive, close", "upgrade", headerMark),
  among("__proto__", "polluted"),
  among("Constructor", "polluted"),
  (random) => line(`X-${"a".repeat(1 + whole(random, 200))}`, "v".repeat(whole(random, 9_000))),
  (random) => Array.from({ length: 1 + whole(random, 120) }, (_, index) => [`X-${index}`, privateMark] as const),
  // Twice, as a proxy in front may pass on only one of them.
  among("Content-Type", "application/json"),
];

/** Headers after which it may be unclear where the request ends, or whether it is one. */
const wild: readonly [Maker, ...Maker[]] = [
  among(
    "Transfer-Encoding",
    "chunked",
    "chunked, identity",
    "xchunked",
    " chunked",
    "identity",
    "chunked\u000b",
    "gzip, chunked",
  ),
  among("Content-Length", "-1", "+5", "1e3", "0x10", "99999999999999999999", "5, 5", "", " 5 ", "5;a"),
  among(
    "Host",
    "",
    "evil.example",
    "a b",
    "localhost:99999",
    "[::1",
    "evil.example/../..",
    "\u00ff",
    "a@b",
    "localhost:0",
    "a,b",
    "%00",
  ),
  among("Expect", "100-continue"),
  among("Trailer", headerMark),
  among("HTTP2-Settings", "AAMAAABkAARAAAAAAAIAAAAA"),
  (random) => line("X-Long", "v".repeat(16_000 + whole(random, 50_000))),
  () => line("X-Fold", `a\r\n ${headerMark}: 1`),
  () => line("X-Split", `a\r\n${headerMark}: 1`),
  () => line("X-Bare", `a\n${headerMark}: 1`),
  () => line("X-Bare", `a\r${headerMark}: 1`),
  () => line("X-Null", `a\u0000b`),
  () => line(" X-Space", "1"),
  () => line("X-Space ", "1"),
  () => line("", "1"),
  () => line("X-\u00e9", "1"),
  () => line("X(bad)", "1"),
];

export const tameHeaders = (random: Random): Headers =>
  Array.from({ length: 1 + whole(random, 3) }, () => oneOf(random, tame)(random)).flat();

export const wildHeaders = (random: Random): Headers => oneOf(random, wild)(random);
