import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostOf, isRefusedAddress, isWebsiteAddress, withProtocol } from "./address.ts";

const label = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 1, maxLength: 12 });
const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));

describe("withProtocol", () => {
  it.each([
    ["northgate.example", "https://northgate.example"],
    ["  northgate.example/about  ", "https://northgate.example/about"],
    ["http://northgate.example", "http://northgate.example"],
    ["HTTPS://northgate.example", "HTTPS://northgate.example"],
    ["//northgate.example", "https://northgate.example"],
    ["https:/northgate.example", "https://northgate.example"],
    ["http:northgate.example", "http://northgate.example"],
    ["https:\\\\northgate.example", "https://northgate.example"],
    ["https:///northgate.example", "https://northgate.example"],
    ["localhost:3000", "https://localhost:3000"],
    ["ftp://northgate.example", "ftp://northgate.example"],
    ["mailto:owner@northgate.example", "mailto:owner@northgate.example"],
    ["", ""],
    ["   ", ""],
  ])("turns %j into %j", (typed, kept) => {
    expect(withProtocol(typed)).toBe(kept);
  });

  it("is idempotent", () => {
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
    "northgate.example.",
    "my_shop.northgate.example",
    "https:/northgate.example",
    "facebook.com/northgate?ref=page,1",
    `${"n".repeat(63)}.example`,
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
    "my company",
    "exa mple.com",
    "northgate.example/about us",
    "northgate.example\tsouthgate.example",
    "northgate.example,southgate.example",
    "northgate.example, southgate.example",
    "northgate.example;southgate.example",
    "https%3A%2F%2Fnorthgate.example",
    "https://https%3A%2F%2Fnorthgate.example",
    "http//northgate.example",
    "owner@northgate.example",
    "https://owner:secret@northgate.example",
    "northgate..example",
    "-northgate.example",
    "north*gate.example",
    "http://",
    "ftp://x",
    "data:text/html,hello.example",
    "x".repeat(300),
    `${"x".repeat(300)}.example`,
    `${"xy.".repeat(100)}example`,
    `northgate.example/${"x".repeat(2_048)}`,
    "[::1]",
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

  it("accepts every host with a dot, with and without a protocol, with any suffix without a space", () => {
    const path = fc.string().map((text) => text.replace(/\s/g, ""));
    fc.assert(
      fc.property(host, fc.constantFrom("http://", "https://", ""), path, (name, protocol, rest) => {
        expect(isWebsiteAddress(`${protocol}${name}/${rest}`)).toBe(true);
      }),
    );
  });

  it("never accepts anything but one http address with a plausible host, and never throws", () => {
    const typing = fc.string({ unit: fc.constantFrom(..."ab.:/\\@, %-_?#[]5é日"), maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), host, typing), (typed) => {
        if (!isWebsiteAddress(typed)) return;
        const kept = withProtocol(typed);
        expect(isWebsiteAddress(kept)).toBe(true);
        expect(kept).not.toMatch(/\s/);
        const { protocol, username, hostname } = new URL(kept);
        expect(protocol).toMatch(/^https?:$/);
        expect(username).toBe("");
        expect(hostname).toMatch(/^[a-z\d_-]+(\.[a-z\d_-]+)*\.?$/);
      }),
    );
  });
});

describe("isRefusedAddress", () => {
  it.each([
    ["", false],
    ["  ", false],
    ["northgate.example", false],
    ["northgate", true],
  ])("for %j: %s", (typed, refused) => {
    expect(isRefusedAddress(typed)).toBe(refused);
  });
});

describe("hostOf", () => {
  it.each([
    ["https://www.northgate.example/about", "northgate.example"],
    ["northgate.example:8080", "northgate.example:8080"],
    ["northgate", "northgate"],
    ["https://www.münchen.de", "xn--mnchen-3ya.de"],
  ])("returns %j as %j", (typed, host) => {
    expect(hostOf(typed)).toBe(host);
  });
});
