import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk, timeoutMs } from "./load-chunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the timeout is two minutes", () => expect(timeoutMs).toBe(120_000));

test("returns what was loaded, and leaves no timer behind", async () => {
  await expect(loadChunk("/assets/a.js", async () => "module")).resolves.toBe("module");
  expect(vi.getTimerCount()).toBe(0);
});

test("fails with the address of a missing script", async () => {
  const gone = loadChunk("/assets/a.js", () => Promise.reject(new TypeError("failed to fetch")));
  await expect(gone).rejects.toMatchObject({
    name: "ChunkLoadError",
    message: "Loading chunk failed (missing: /assets/a.js)",
  });
});

test("fails when a script does not load in time", async () => {
  const slow = loadChunk("/assets/a.js", () => new Promise<never>(() => {}));
  const outcome = slow.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual(new ChunkLoadError("timeout", "/assets/a.js"));
});
