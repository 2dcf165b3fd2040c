import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

it.each([
  ["New York", "NY", "10005", "US", "New York, NY 10005"],
  ["Toronto", "ON", "M5H 2N2", "CA", "Toronto, ON M5H 2N2"],
  ["London", "", "EC3M 7AA", "GB", "London EC3M 7AA"],
  ["Frankfurt am Main", "", "60311", "DE", "60311 Frankfurt am Main"],
  ["Dubai", "", "", "AE", "Dubai"],
])("%s %s %s in %s is written %s", (city, region, postalCode, countryCode, line) => {
  const address = { street: "1 High Street", city, region, postalCode, country: "Country", countryCode };
  expect(addressLines(address)).toEqual(["1 High Street", line, "Country"]);
});
