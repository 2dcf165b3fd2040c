import { expect, test } from "vitest";
import { withTimeout } from "./with-timeout.ts";

test("a result in time is passed on, success or failure", async () => {
  expect(await withTimeout(1_000, Promise.resolve(7))).toBe(7);
  await expect(withTimeout(1_000, Promise.reject(new Error("its own")))).rejects.toThrow("its own");
});

test("a result after the limit is a failure", async () => {
  await expect(withTimeout(1, new Promise(() => undefined))).rejects.toThrow("not within 1 ms");
});
