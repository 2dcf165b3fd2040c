import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserClock, pause, withTimeout } from "./clock.ts";

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

describe("withTimeout", () => {
  const error = new Error("No answer");
  const timeout = { clock: browserClock, ms: 1_500, signal: new AbortController().signal, error };

  it("settles with the work, and leaves no timer behind", async () => {
    await expect(withTimeout(timeout, async () => "page")).resolves.toBe("page");
    await expect(withTimeout(timeout, () => Promise.reject(new Error("HTTP 500")))).rejects.toThrow("HTTP 500");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("rejects with the error when the work takes longer, and aborts the work", async () => {
    let given: AbortSignal | undefined;
    const late = withTimeout(timeout, (signal) => {
      given = signal;
      return new Promise(() => {});
    });
    const failure = expect(late).rejects.toBe(error);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(given?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    expect(given?.aborted).toBe(true);
  });

  it("rejects with the signal's reason at once", async () => {
    const visit = new AbortController();
    const left = withTimeout({ ...timeout, signal: visit.signal }, () => new Promise(() => {}));
    visit.abort("left the page");
    await expect(left).rejects.toBe("left the page");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("works in a browser without AbortSignal.any", async () => {
    vi.spyOn(AbortSignal, "any").mockImplementation(() => {
      throw new TypeError("AbortSignal.any is not a function");
    });
    await expect(withTimeout(timeout, async () => "page")).resolves.toBe("page");
  });

  it("does not wait when the signal is aborted already", async () => {
    const late = withTimeout({ ...timeout, signal: AbortSignal.abort("too late") }, () => new Promise(() => {}));
    await expect(late).rejects.toBe("too late");
    expect(vi.getTimerCount()).toBe(0);
  });
});
