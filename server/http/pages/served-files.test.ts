import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { countServedFiles } from "./served-files.ts";

test.each([
  ["/", "GET", 200, { kind: "page", method: "GET", status: "2xx" }],
  ["/about/team?x=1.5", "GET", 304, { kind: "page", method: "GET", status: "3xx" }],
  ["/about", "HEAD", 200, { kind: "page", method: "HEAD", status: "2xx" }],
  ["/assets/app-1.js", "GET", 200, { kind: "asset", method: "GET", status: "2xx" }],
  ["/robots.txt?x", "HEAD", 304, { kind: "asset", method: "HEAD", status: "3xx" }],
])("%s by %s answered %i counts as %j", (url, method, statusCode, labels) => {
  const { add, totals } = countServedFiles();
  expect(totals().every(({ value }) => value === 0)).toBe(true);
  add({ url, method } as IncomingMessage, { statusCode } as ServerResponse);
  add({ url, method } as IncomingMessage, { statusCode } as ServerResponse);
  expect(totals().filter(({ value }) => value > 0)).toEqual([{ labels, value: 2 }]);
});
