import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWebsiteAddress } from "./address.ts";
import { displayAddress } from "./display-address.ts";

describe("displayAddress", () => {
  it.each([
    ["https://www.northgate.example/", "northgate.example"],
    ["http://northgate.example/about?x=1", "northgate.example"],
    ["northgate.example:8080", "northgate.example:8080"],
    ["https://münchen.de", "münchen.de"],
    ["https://xn--mnchen-3ya.de", "münchen.de"],
    ["https://www.xn--strae-oqa.xn--bcher-kva.example", "straße.bücher.example"],
    ["https://łódź.pl", "łódź.pl"],
    ["https://smørrebrød.dk", "smørrebrød.dk"],
    // Cyrillic and Greek letters that look Latin, and invisible marks.
    ["https://аррӏе.com", "xn--80ak6aa92e.com"],
    ["https://xn--80ak6aa92e.com", "xn--80ak6aa92e.com"],
    ["https://gооgle.com", "xn--ggle-55da.com"],
    ["https://νorthgate.example", "xn--orthgate-gdg.example"],
    ["https://mıcrosoft.com", "xn--mcrosoft-tkb.com"],
    ["https://g̲oogle.com", "xn--google-b7d.com"],
    ["https://例え.jp", "xn--r8jz45g.jp"],
    // Older leads: typed text that is not an address.
    ["https://my company", "my company"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["", ""],
  ])("shows %j as %j", (address, shown) => {
    expect(displayAddress(address)).toBe(shown);
  });

  it.each([
    ["https://www.facebook.com/northgate/", "facebook.com/northgate/"],
    ["https://northgate.example", "northgate.example"],
    ["https://northgate.example/?shop=2#top", "northgate.example/?shop=2"],
  ])("shows all of %j as %j if the path is asked for", (address, shown) => {
    expect(displayAddress(address, "whole")).toBe(shown);
  });

  it("shows no letter of another script, and always an address of the same site", () => {
    const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, (label) => {
        const address = `https://${label}.example`;
        if (!isWebsiteAddress(address)) return;
        const shown = displayAddress(address);
        expect(shown).toMatch(/^[\p{Script=Latin}\d._-]+$/u);
        expect(new URL(`https://${shown}`).host).toBe(new URL(address).host.replace(/^www\./, ""));
      }),
    );
  });
});
