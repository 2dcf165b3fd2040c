import fc from "fast-check";
import { expect, test } from "vitest";
import { originText, readOrigins } from "./read-origins.ts";

test("domains become exact origins, each once", () => {
  expect(readOrigins("harborbank.com\nhttps://www.harborbank.com/, HarborBank.com  https://a.example:8443")).toEqual({
    origins: ["https://harborbank.com", "https://www.harborbank.com", "https://a.example:8443"],
  });
});

test("a partner can try it on their own machine", () => {
  expect(readOrigins("http://localhost:3000 http://127.0.0.1:8740")).toEqual({
    origins: ["http://localhost:3000", "http://127.0.0.1:8740"],
  });
});

test.each(["", " \n, "])("%j is missing", (text) =>
  expect(readOrigins(text)).toEqual({ problem: { kind: "missing" } }),
);

test.each([
  "http://harborbank.com",
  "*.harborbank.com",
  "https://*",
  "*",
  "harborbank.com/valuation",
  "https://harborbank.com?a=b",
  "https://owner@harborbank.com",
  "harborbank",
  "192.0.2.7",
  "https://[2001:db8::1]",
  "javascript://harborbank.com",
  "ftp://localhost",
  "a;script-src.com",
  "a'self'.com",
  "'none'",
  "harborbank.com:99999",
  "-a.com",
])("%j is no domain", (typed) => expect(readOrigins(typed)).toEqual({ problem: { kind: "notDomain", typed } }));

test("ten domains at most", () => {
  const domains = (count: number) => Array.from({ length: count }, (_, index) => `a${index}.example`).join("\n");
  expect(readOrigins(domains(10))).toHaveProperty("origins.length", 10);
  expect(readOrigins(domains(11))).toEqual({ problem: { kind: "tooMany" } });
});

test("whatever is typed, an origin cannot end the policy that names it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const read = readOrigins(typed);
      if ("origins" in read)
        for (const origin of read.origins) expect(origin).toMatch(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/);
    }),
  );
});

test("an origin reads as it was typed, and is read again", () => {
  expect(originText("https://www.harborbank.com")).toBe("www.harborbank.com");
  expect(originText("http://localhost:3000")).toBe("http://localhost:3000");
});
