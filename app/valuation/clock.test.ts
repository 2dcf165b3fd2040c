import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserClock, pause } from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("pause", () => {
  it("resolves after the given time", async () => {
    const start = browserClock.now();
    const ended = pause(browserClock, 1_500, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1_500);
    await ended;
    expect(browserClock.now() - start).toBe(1_500);
  });

  it("rejects at once when it is aborted, and leaves no timer behind", async () => {
    const controller = new AbortController();
    const stopped = pause(browserClock, 1_500, controller.signal);
    controller.abort("left the page");
    await expect(stopped).rejects.toBe("left the page");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not start when it is already aborted", async () => {
    const stopped = pause(browserClock, 1_500, AbortSignal.abort("too late"));
    await expect(stopped).rejects.toBe("too late");
    expect(vi.getTimerCount()).toBe(0);
  });
});
