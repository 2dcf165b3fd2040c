import fc from "fast-check";
import { headerMark, markupMark, privateMark } from "./marks.ts";
import { oddText } from "./odd-values.ts";

/** Ways to write `..` and `/` that some server somewhere has understood. */
export const ups = [
  ...["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "%252e%252e%252f", "..%c0%af", "%c0%ae%c0%ae/"],
  ...["..;/", "....//", ".%2e/", "..%00/", "%u002e%u002e/"],
] as const;
export const wanted = [
  ...["etc/passwd", "package.json", ".env", "build/server/main.js", "data/amiva.db", "index.html.br"],
  "proc/self/environ",
] as const;

type Change = (target: string) => string;

const appended = [
  ...["/", "//", "%00", "%00.html", "\u0000", ".data", `.json?_routes=${privateMark}`, "%", "%zz%e0%a4%a"],
  ...["%c0%80%f5%80%80%80%ed%a0%80", "\u00e9\u00ff", `%0d%0a${headerMark}:%201`, `%0a${headerMark}:1`],
  ...[`/${encodeURIComponent(markupMark)}`, ";jsessionid=1", "#fragment", "/__proto__/constructor"],
  ...["a", "/a"].flatMap((part) => [10, 3_000].map((times) => `/${part.repeat(times)}`)),
];
const prepended = [
  ...["/", "//evil.example", "/\\evil.example", "http://evil.example", "HTTP://evil.example:99999"],
  ...[`https://user:${privateMark}@evil.example`, "ftp://evil.example"],
];
const replacing = ["*", "/__manifest?paths=/,/about,/%00&version=x", "/_root.data?_routes=root"];

const traversal = fc.tuple(fc.constantFrom(...ups), fc.integer({ min: 1, max: 8 }), fc.constantFrom(...wanted)).map(
  ([up, times, file]): Change =>
    (target) =>
      `${target.replace(/\/$/, "")}/${up.repeat(times)}${file}`,
);

const parameter = fc
  .tuple(
    fc.constantFrom("q", "url", "session_id", "package", "format", "checkout", "deleted", "industry", "_routes", "a"),
    fc.constantFrom("=", "[]=", "[__proto__]=", "", "=="),
    oddText.map((text) => text.slice(0, 2_000)),
    fc.boolean(),
  )
  .map(([name, sign, value, isPlain]) => {
    // Characters that do not end a request's first line.
    const written = isPlain ? value.replaceAll(/[^\x21-\x7e]/g, "%") : encodeURIComponent(value.toWellFormed());
    return `${name}${sign}${written}`;
  });
const query = fc.array(parameter, { minLength: 1, maxLength: 4 }).map(
  (parameters): Change =>
    (target) =>
      `${target}?${parameters.join("&")}`,
);

const change: fc.Arbitrary<Change> = fc.oneof(
  traversal,
  { weight: 2, arbitrary: query },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...appended).map(
      (end): Change =>
        (target) =>
          target + end,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...prepended).map(
      (start): Change =>
        (target) =>
          start + target,
    ),
  },
  fc.constantFrom(...replacing).map(
    (other): Change =>
      () =>
        other,
  ),
  fc.constantFrom<Change>(
    (target) => target.toUpperCase(),
    (target) => target.replaceAll("/", "%2f"),
    (target) => target.replaceAll("e", "%65"),
    (target) => target.replace(/^\//, ""),
  ),
);

/** Makes an address as no link of ours has it. */
export const oddTarget: fc.Arbitrary<Change> = change.map((apply) => (target) => {
  const [path = "/", search] = target.split("?");
  const changed = apply(path);
  return search !== undefined && !changed.includes("?") ? `${changed}?${search}` : changed;
});
