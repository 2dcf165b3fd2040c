import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readValuationQuery, valuationSearch, withoutValuationQuery } from "./valuation-query.ts";

describe("the valuation query", () => {
  it("encodes the address and the start parameter", () => {
    expect(valuationSearch("northgate.example/ab?c=d&e")).toBe(
      "?website=https%3A%2F%2Fnorthgate.example%2Fab%3Fc%3Dd%26e&autoStart=true",
    );
  });

  it("reads back any address", () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const website = `https://northgate.example/${path.replace(/\s/g, "")}`;
        expect(readValuationQuery(new URLSearchParams(valuationSearch(website)))).toEqual({ website, autoStart: true });
      }),
    );
  });

  it.each([
    ["", { website: "", autoStart: false }],
    ["website=northgate.example", { website: "northgate.example", autoStart: false }],
    ["website=&autoStart=true", { website: "", autoStart: true }],
    ["autoStart=1", { website: "", autoStart: false }],
    [
      "website=https%253A%252F%252Fnorthgate.example%252Fabout",
      { website: "https://northgate.example/about", autoStart: false },
    ],
    ["website=northgate.example%2F100%2525", { website: "northgate.example/100%25", autoStart: false }],
    ["website=my%20company", { website: "my company", autoStart: false }],
    ["website=100%25", { website: "100%", autoStart: false }],
  ])("reads %j", (search, read) => {
    expect(readValuationQuery(new URLSearchParams(search))).toEqual(read);
  });

  it("keeps other parameters", () => {
    const search = new URLSearchParams("utm_source=letter&website=northgate.example&autoStart=true");
    expect(withoutValuationQuery(search).toString()).toBe("utm_source=letter");
    expect(search.get("website")).toBe("northgate.example");
  });
});
