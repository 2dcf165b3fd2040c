import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostOf, isWebsiteAddress, withProtocol } from "./address.ts";

const label = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 1, maxLength: 12 });
const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));

describe("withProtocol", () => {
  it.each([
    ["northgate.example", "https://northgate.example"],
    ["  northgate.example/about  ", "https://northgate.example/about"],
    ["http://northgate.example", "http://northgate.example"],
    ["HTTPS://northgate.example", "HTTPS://northgate.example"],
    ["//northgate.example", "https://northgate.example"],
    ["localhost:3000", "https://localhost:3000"],
    ["ftp://northgate.example", "ftp://northgate.example"],
    ["mailto:owner@northgate.example", "mailto:owner@northgate.example"],
    ["", ""],
    ["   ", ""],
  ])("turns %j into %j", (typed, kept) => {
    expect(withProtocol(typed)).toBe(kept);
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(withProtocol(withProtocol(typed))).toBe(withProtocol(typed));
      }),
    );
  });
});

describe("isWebsiteAddress", () => {
  it.each([
    "northgate.example",
    "www.northgate.example",
    "https://northgate.example",
    "http://northgate.example/services?lang=en#top",
    "HTTP://NORTHGATE.EXAMPLE",
    "northgate.example:8080",
    " northgate.example ",
    "müller-maschinen.de",
    "localhost",
    "localhost:3000",
    "http://localhost:3000/about",
    "93.184.216.34",
  ])("accepts %j", (typed) => {
    expect(isWebsiteAddress(typed)).toBe(true);
  });

  it.each([
    "",
    "   ",
    "northgate",
    "https://",
    "https://northgate",
    ".",
    "northgate.",
    "north gate.example",
    "5",
    "1500000",
    "ftp://northgate.example",
    "mailto:owner@northgate.example",
    "javascript:alert(1)",
    "file:///etc/hosts",
    "https://northgate.example:99999",
  ])("refuses %j", (typed) => {
    expect(isWebsiteAddress(typed)).toBe(false);
  });

  it("accepts every host with a dot, with and without a protocol, whatever follows it", () => {
    fc.assert(
      fc.property(host, fc.constantFrom("http://", "https://", ""), fc.string(), (name, protocol, path) => {
        expect(isWebsiteAddress(`${protocol}${name}/${path}`)).toBe(true);
      }),
    );
  });

  it("never accepts what does not parse as http or https once it is kept, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), host), (typed) => {
        if (!isWebsiteAddress(typed)) return;
        expect(new URL(withProtocol(typed)).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});

describe("hostOf", () => {
  it.each([
    ["https://www.northgate.example/about", "northgate.example"],
    ["northgate.example:8080", "northgate.example:8080"],
    ["northgate", "northgate"],
  ])("names %j as %j", (typed, host) => {
    expect(hostOf(typed)).toBe(host);
  });
});
