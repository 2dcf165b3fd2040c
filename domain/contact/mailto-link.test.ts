import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { mailtoLink } from "./mailto-link.ts";

const to = "partners@amiva.example";

describe("mailtoLink", () => {
  it("carries the subject", () => {
    expect(mailtoLink({ to, subject: "Valuation of northgate.example" })).toBe(
      "mailto:partners@amiva.example?subject=Valuation%20of%20northgate.example",
    );
  });

  it("has no subject if there is none", () => {
    expect(mailtoLink({ to, subject: " \n " })).toBe("mailto:partners@amiva.example");
  });

  it("allows no extra fields through its address", () => {
    expect(mailtoLink({ to: "a?bcc=x&cc=y%40z@b.example", subject: "" })).toBe(
      "mailto:a%3Fbcc%3Dx%26cc%3Dy%2540z@b.example",
    );
  });

  it("allows no extra fields or lines, and never throws", () => {
    fc.assert(
      fc.property(anyText(), (subject) => {
        const link = mailtoLink({ to, subject });
        const [, query = ""] = link.split("?");
        expect([...new URLSearchParams(query).keys()].filter((key) => key !== "subject")).toEqual([]);
        expect(link).not.toMatch(/%0[ad]/i);
      }),
    );
    expect(mailtoLink({ to, subject: "a&bcc=x@y.example\r\nBcc: z@y.example" })).not.toContain("&");
  });
});
