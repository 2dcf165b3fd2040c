import fc from "fast-check";
import { expect, test } from "vitest";
import { endpointNames } from "./endpoint-names.ts";
import { requestKind, requestKinds } from "./request-kind.ts";

const id = "3f1c9a52-0000-4000-8000-000000000000";

test.each([
  ["/", "page"],
  ["/about/team", "page"],
  ["/about/process", "page"],
  ["/search", "search"],
  ["/search.data", "search"],
  [`/valuation/result/${id}`, "private"],
  [`/valuation/result/${id}.data`, "private"],
  [`/report/${id}`, "private"],
  [`/valuation/upgrade/${id}`, "private"],
  ["/valuation/success", "private"],
  ["/embed/harbor-bank-x7k2", "embed"],
  ["/embed", "other"],
  ["/embed.js", "other"],
  ["/team", "other"],
  ["/wp-login.php", "other"],
  ["/api", "other"],
  ["/api/", "api:other"],
  ["/api/nothing", "api:other"],
  ["/api/leads", "api:leads"],
  [`/api/leads/${id}`, "api:leads"],
  [`/api/download/report/${id}`, "api:download/report"],
  ["/api/download", "api:other"],
  ["/api/report/generate", "api:report/generate"],
])("%s is %s", (path, kind) => {
  expect(requestKind(path)).toBe(kind);
});

test("every endpoint has its own kind", () => {
  expect(endpointNames.map((name) => requestKind(`/api/${name}`))).toEqual(endpointNames.map((name) => `api:${name}`));
});

test("every request is of one of the kinds", () => {
  const part = fc.oneof(fc.string(), fc.constantFrom("api", "leads", "valuation", "result", "..", "search.data"));
  const path = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
  fc.assert(fc.property(path, (asked) => requestKinds.includes(requestKind(asked))));
});
