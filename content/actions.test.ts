import { expect, test } from "vitest";
import { readIndustryKey } from "#domain/website/landing-industries.ts";
import { type Action, resolveAction } from "./actions.ts";

const contacts = {
  schedulingUrl: "https://calendar.example/firm",
  phone: { display: "(212) 555-0142", link: "+12125550142" },
  email: "partners@amiva.example",
};

test.each<[Action["target"], Action["query"], string]>([
  ["valuation", undefined, "/valuation"],
  ["valuation", { industry: "saas" }, "/valuation?industry=saas"],
  ["search", { q: "R&D 100%" }, "/search?q=R%26D+100%25"],
  ["scheduling", undefined, "https://calendar.example/firm"],
  ["partnerCall", undefined, "https://calendar.example/firm"],
  ["phone", undefined, "tel:+12125550142"],
  ["email", undefined, "mailto:partners@amiva.example"],
])("%s with %j leads to %s", (target, query, to) => {
  expect(resolveAction({ label: "Go", target, ...(query && { query }) }, contacts)).toEqual({ label: "Go", to });
});

test("a firm without a calendar shows no button to it", () => {
  expect(resolveAction({ label: "Go", target: "scheduling" }, { ...contacts, schedulingUrl: "" })).toBeUndefined();
});

test("the valuation accepts the keys of the industry pages", () => {
  const to = resolveAction({ label: "Go", target: "valuation", query: { industry: "saas" } }, contacts)?.to ?? "";
  expect(readIndustryKey(new URL(to, "http://localhost").searchParams)).toBe("saas");
});
