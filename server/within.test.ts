import { expect, test } from "vitest";
import { within } from "./within.ts";

test("what is done in time is handed on, be it good or bad", async () => {
  expect(await within(1_000, Promise.resolve(7))).toBe(7);
  await expect(within(1_000, Promise.reject(new Error("its own")))).rejects.toThrow("its own");
});

test("what takes too long has failed", async () => {
  await expect(within(1, new Promise(() => undefined))).rejects.toThrow("not within 1 ms");
});
