import { expect, it } from "vitest";
import { valuationIdSchema } from "./valuation-id.ts";

it("accepts what crypto.randomUUID gives", () => {
  for (let count = 0; count < 50; count += 1) {
    expect(valuationIdSchema.safeParse(crypto.randomUUID()).success).toBe(true);
  }
});

it.each([
  "",
  "1",
  "7F0C9C1E-6C2B-4C59-9E0B-0F8D0D3C2B11",
  "7f0c9c1e-6c2b-1c59-9e0b-0f8d0d3c2b11",
  "7f0c9c1e6c2b4c599e0b0f8d0d3c2b11",
  "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11 ",
  "../7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  "' or 1=1 --",
  "00000000-0000-0000-0000-000000000000",
  "%00",
])("refuses %j", (id) => {
  expect(valuationIdSchema.safeParse(id).success).toBe(false);
});
