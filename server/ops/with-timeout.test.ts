import { expect, test } from "vitest";
import { withTimeout } from "./with-timeout.ts";

test("what is done in time is handed on, be it good or bad", async () => {
  expect(await withTimeout(1_000, Promise.resolve(7))).toBe(7);
  await expect(withTimeout(1_000, Promise.reject(new Error("its own")))).rejects.toThrow("its own");
});

test("what takes too long has failed", async () => {
  await expect(withTimeout(1, new Promise(() => undefined))).rejects.toThrow("not within 1 ms");
});
