import fc from "fast-check";
import { headerMark, privateMark } from "./marks.ts";

export type Headers = readonly (readonly [name: string, value: string])[];

/** Values that a server may trip over without losing track of where the request ends. */
const tame: Readonly<Record<string, readonly string[]>> = {
  "Content-Type": [
    ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=", "application/json"],
    ...["application/json; charset=utf-7", "application/json, text/html", "", ";", "\u00ff"],
  ],
  Origin: ["null", "https://evil.example", "http://localhost:3000", "http://", "javascript:", privateMark],
  "Sec-Fetch-Site": ["cross-site", "same-site", "none", "", "same-origin, cross-site"],
  Accept: ["text/html", "*/*;q=abc", ",,,,", "application/json;".repeat(500)],
  "Accept-Encoding": ["br;q=x", "*;q=0", "gzip;".repeat(900), ",", "br, br, br", "identity;q=0, *;q=0"],
  "If-None-Match": ["*", '"', 'W/"', '"a",'.repeat(1_500)],
  "If-Modified-Since": ["yesterday", "Thu, 99 Foo 99999 99:99:99 GMT"],
  Range: ["bytes=0-0", "bytes=-1", "bytes=5-1,9-", `bytes=${"0-1,".repeat(900)}`, "lines=1"],
  Expect: ["nonsense", "200-ok"],
  Upgrade: ["websocket", "h2c", "TLS/1.0"],
  "X-Forwarded-Host": ["evil.example", "a b", "[::1", "evil.example, evil.example", ""],
  "X-Forwarded-Proto": ["javascript", "https", "https,http", "://"],
  "X-Forwarded-For": [
    ...["not an address", "::ffff:1.2.3.4", "[::1]:99999", "1.2.3.4, ", "999.999.999.999", ",", "fe80::1%eth0"],
    "::".repeat(400),
  ],
  Forwarded: ['for="[2001:db8::1]";host=evil.example;proto=https', ";;;"],
  "X-HTTP-Method-Override": ["DELETE", "TRACE"],
  "X-Original-URL": ["/api/health", "/../../etc/passwd"],
  Authorization: [`Bearer ${privateMark}`, "Basic !!!!"],
  Cookie: [`session=${privateMark}`, "a=b; ".repeat(1_500), "=;=;", "__proto__=1; constructor=2", "\u00e9=\u00ff"],
  "Content-Encoding": ["gzip", "br", "deflate, gzip", "identity, zstd"],
  "Stripe-Signature": ["", "t=,v1=", `t=${"9".repeat(400)},v1=${"0".repeat(64)}`, "t=1,v1=é", "v1=x,t=y,v0=z"],
  Referer: [`https://evil.example/${privateMark}`, "\\\\", "about:blank"],
  "User-Agent": [privateMark, "", "() { :; }; echo", "Mozilla/5.0 ".repeat(700)],
  "X-Request-Id": ["short", "a".repeat(4_000), "../../x", 'x"}'],
  Traceparent: ["00-00000000000000000000000000000000-0000000000000000-00", "zz"],
  Connection: ["close", "keep-alive, close", "upgrade", headerMark],
  Constructor: ["polluted"],
};

/** Values after which it may be unclear where the request ends, or whether it is one. */
const wild: Readonly<Record<string, readonly string[]>> = {
  "Transfer-Encoding": ["chunked", "chunked, identity", "xchunked", " chunked", "identity", "chunked\u000b"],
  "Content-Length": ["-1", "+5", "1e3", "0x10", "99999999999999999999", "5, 5", "", " 5 ", "5;a"],
  Host: ["", "evil.example", "a b", "localhost:99999", "[::1", "evil.example/../..", "\u00ff", "a@b", "a,b", "%00"],
  Expect: ["100-continue"],
  Trailer: [headerMark],
  "HTTP2-Settings": ["AAMAAABkAARAAAAAAAIAAAAA"],
  "X-Long": ["v".repeat(16_000), "v".repeat(66_000)],
  "X-Split": ["\r\n ", "\r\n", "\n", "\r", "\u0000"].map((end) => `a${end}${headerMark}: 1`),
  " X-Space": ["1"],
  "X-Space ": ["1"],
  "": ["1"],
  "X-\u00e9": ["1"],
  "X(bad)": ["1"],
};

const among = (table: typeof tame): fc.Arbitrary<Headers> =>
  fc.oneof(
    ...Object.entries(table).map(([name, values]) =>
      fc.constantFrom(...values).map((value): Headers => [[name, value]]),
    ),
  );

const many = fc
  .integer({ min: 1, max: 120 })
  .map((count): Headers => Array.from({ length: count }, (_, index) => [`X-${index}`, privateMark] as const));
/** An object would take it for its prototype. */
const prototype = fc.constant<Headers>([["__proto__", "polluted"]]);

export const tameHeaders: fc.Arbitrary<Headers> = fc
  .array(fc.oneof({ weight: 20, arbitrary: among(tame) }, many, prototype), { minLength: 1, maxLength: 3 })
  .map((lists) => lists.flat());

export const wildHeaders: fc.Arbitrary<Headers> = among(wild);
