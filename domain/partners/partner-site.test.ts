import { describe, expect, test } from "vitest";
import { funnelPageOf, isPartnerKey, partnerKeyIn, partnerKeyOf, partnerOfFunnelPage } from "./partner-site.ts";

test.each([
  ["Harbor Bank", "harbor-bank-x7k2"],
  ["  Müller & Söhne, Ltd. ", "mu-ller-so-hne-ltd-x7k2"],
  ["日本", "x7k2"],
  ["A".repeat(60), `${"a".repeat(32)}-x7k2`],
])("the key of %j is %s", (name, key) => {
  expect(partnerKeyOf(name, "x7k2")).toBe(key);
  expect(isPartnerKey(key)).toBe(true);
});

test.each(["", "-a", "a-", "A", "a b", "a/b", "a.b", "a".repeat(49), "a;b", "ä"])("%j is no key", (text) =>
  expect(isPartnerKey(text)).toBe(false),
);

describe("the key in an address", () => {
  test.each([
    ["https://firm.example/embed/harbor-bank-x7k2", "harbor-bank-x7k2"],
    ["https://firm.example/embed/harbor-bank-x7k2?industry=dental#top", "harbor-bank-x7k2"],
    ["https://firm.example/valuation", undefined],
    ["https://firm.example/embed/", undefined],
    ["https://firm.example/embed/a/b", undefined],
    ["https://firm.example/other/embed/abc", undefined],
    ["https://firm.example/embed/assets", "assets"],
    ["https://firm.example/embed/%2e%2e", undefined],
    ["not an address", undefined],
    ["", undefined],
  ])("%s: %s", (address, key) => expect(partnerKeyIn(address)).toBe(key));
});

test("a frame is a page of the funnel, other pages are no frames", () => {
  expect(partnerOfFunnelPage(funnelPageOf("harbor"))).toBe("harbor");
  expect(partnerOfFunnelPage("valuation")).toBeUndefined();
  expect(partnerOfFunnelPage("")).toBeUndefined();
});
