import { expect, it } from "vitest";
import { createOutageRetry } from "./retry-after-outage.ts";

function fixture() {
  const clock = { now: 0 };
  return { clock, ...createOutageRetry(() => clock.now) };
}

it("is detected when a delivery succeeds after several failures, and once", () => {
  const { failed, worked } = fixture();
  expect(worked()).toBe(false);
  failed("a");
  failed("b");
  expect(worked()).toBe(true);
  expect(worked()).toBe(false);
});

it("is not detected when only one delivery fails, however often", () => {
  const { failed, worked } = fixture();
  for (let times = 0; times < 20; times++) failed("a");
  expect(worked()).toBe(false);
});

it("retries at most every half minute, and drops no delivery meanwhile", () => {
  const { clock, failed, worked } = fixture();
  for (const id of ["a", "b"]) failed(id);
  expect(worked()).toBe(true);
  for (const id of ["c", "d"]) failed(id);
  clock.now += 29_999;
  expect(worked()).toBe(false);
  clock.now += 1;
  expect(worked()).toBe(true);
});
