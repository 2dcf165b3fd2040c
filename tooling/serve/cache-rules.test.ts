import { expect, test } from "vitest";
import { cacheRules, faultsOf } from "./cache-rules.ts";

const rules = cacheRules({ asset: "/assets/a-1.js", homeTag: '"t"', valuationId: "known", unknownId: "unknown" });
const result = rules.find(({ kind }) => kind === "private result");

function answer(status: number, headers: Record<string, string>) {
  return { status, headers: new Headers(headers) };
}

const right = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

test.each<[string, number, Record<string, string>, readonly string[]]>([
  ["as it must be", 200, right, []],
  ["with another status", 500, right, ["HTTP 500 instead of 200"]],
  [
    "for shared caches",
    200,
    { ...right, "Cache-Control": "public" },
    ["cache-control is public instead of private, no-store"],
  ],
  ["with a tag", 200, { ...right, ETag: '"x"' }, ['etag is "x" instead of absent']],
  [
    "without a referrer's policy",
    200,
    { ...right, "Referrer-Policy": "" },
    ["referrer-policy is  instead of no-referrer"],
  ],
])("an answer %s", (_name, status, headers, faults) => {
  expect(result && faultsOf(result, answer(status, headers))).toEqual(faults);
});

test("each kind is named once", () => {
  expect(new Set(rules.map(({ kind }) => kind)).size).toBe(rules.length);
});
