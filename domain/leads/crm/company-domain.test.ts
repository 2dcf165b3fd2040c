import { expect, test } from "vitest";
import { companyDomain } from "./company-domain.ts";

test.each([
  ["https://www.Northgate-Dental.example/about?x=1", "northgate-dental.example"],
  ["northgate.example:8080", "northgate.example"],
  ["shop.northgate.example", "shop.northgate.example"],
  ["https://www.facebook.com/northgate", undefined],
  ["sites.google.com/view/northgate", undefined],
  ["http://localhost:3000", undefined],
  ["http://203.0.113.7", undefined],
  ["Northgate Dental", undefined],
  ["", undefined],
])("%s is known by %s", (website, domain) => {
  expect(companyDomain(website)).toBe(domain);
});
