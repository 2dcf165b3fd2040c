import { describe, expect, it } from "vitest";
import { visitorWebsite } from "./use-visitor-website.ts";

describe("visitorWebsite", () => {
  it("reads the host of the website in the query", () => {
    expect(visitorWebsite("?website=https%3A%2F%2Fnorthgate.example%2Fabout")).toBe("northgate.example");
    expect(visitorWebsite("?website=northgate.example")).toBe("northgate.example");
  });

  it.each(["", "?website=", "?website=nothing", "?website=javascript:alert(1)", `?website=${"a".repeat(300)}.example`])(
    "has none for %j",
    (search) => {
      expect(visitorWebsite(search)).toBeUndefined();
    },
  );
});
