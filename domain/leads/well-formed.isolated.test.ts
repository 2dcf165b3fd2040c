import { afterEach, expect, it, vi } from "vitest";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { cleanText } from "#domain/website/extract/clean-text.ts";
import { oneLine } from "./plain-text.ts";

afterEach(() => vi.restoreAllMocks());

it("replaces lone surrogates in a browser without String.toWellFormed", () => {
  vi.spyOn(String.prototype, "toWellFormed").mockImplementation(() => {
    throw new TypeError("toWellFormed is not a function");
  });
  expect(oneLine("a\ud800")).toBe("a\ufffd");
  expect(cleanText("a\ud800", 10)).toBe("a\ufffd");
  expect(mailtoLink({ to: "a\ud800@firm.example", subject: "" })).toBe("mailto:a%EF%BF%BD@firm.example");
});
