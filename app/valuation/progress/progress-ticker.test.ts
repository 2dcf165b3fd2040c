import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTicker } from "./progress-ticker.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("one timer serves all listeners, every 50 ms, and stops with the last of them", () => {
  const start = Date.now();
  const ticker = createTicker(() => Date.now() - start, 42_000);
  const first = vi.fn();
  const second = vi.fn();
  expect(vi.getTimerCount()).toBe(0);
  const stopFirst = ticker.subscribe(first);
  const stopSecond = ticker.subscribe(second);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(first).toHaveBeenCalledTimes(2);
  expect(second).toHaveBeenCalledTimes(2);
  stopFirst();
  vi.advanceTimersByTime(50);
  expect(first).toHaveBeenCalledTimes(2);
  expect(second).toHaveBeenCalledTimes(3);
  stopSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test("does not change between ticks, so that all readers agree", () => {
  let elapsed = 21_000;
  const ticker = createTicker(() => elapsed, 42_000);
  const stop = ticker.subscribe(() => {});
  elapsed = 30_000;
  expect(ticker.now().overall).toBe(0.5);
  vi.advanceTimersByTime(50);
  expect(ticker.now().overall).toBeCloseTo(30 / 42);
  stop();
});
