import { expect, it } from "vitest";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { bookingReference } from "./booking-reference.ts";

const id = "0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42";

it("is what the server stores, and does not contain the id", async () => {
  const reference = await bookingReference(id);
  expect(reference).toBe(referenceOf(id));
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  for (const part of id.split("-")) expect(reference).not.toContain(part);
});
