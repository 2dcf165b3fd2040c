import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserClock } from "#app/valuation/clock.ts";
import { pausesMs, watchOrder } from "./watch-order.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A poller for an order whose state the test controls; it records the time of each request. */
function watched(answerOf: () => Promise<string | undefined>) {
  const started = Date.now();
  const asked: number[] = [];
  const aborted: boolean[] = [];
  const onRest = vi.fn();
  const watch = watchOrder<string>({
    clock: browserClock,
    ask: async (signal) => {
      asked.push(Date.now() - started);
      const answer = await answerOf();
      aborted.push(signal.aborted);
      return answer;
    },
    onAnswer: (answer) => answer === "paid",
    onRest,
  });
  return { watch, asked, aborted, onRest };
}

test("polls at growing intervals and stops after the last", async () => {
  const { watch, asked, onRest } = watched(async () => "pending");
  watch.wait();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  let at = 0;
  expect(asked).toEqual(pausesMs.map((pause) => (at += pause)));
  expect(pausesMs.every((pause, index) => index === 0 || pause >= (pausesMs[index - 1] ?? 0))).toBe(true);
  expect(onRest).toHaveBeenCalledTimes(1);
});

test("ignores missing answers; the last answer counts", async () => {
  const answers = ["pending", undefined, "paid"];
  const { watch, asked, onRest } = watched(async () => answers.shift());
  watch.wait();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toEqual([2_000, 5_000, 10_000]);
  expect(onRest).not.toHaveBeenCalled();
  await watch.look();
  watch.wait();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

test("stops while hidden, checks at once on return and starts again with the short intervals", async () => {
  const { watch, asked } = watched(async () => "pending");
  watch.wait();
  await vi.advanceTimersByTimeAsync(11_000);
  watch.rest();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toEqual([2_000, 5_000, 10_000]);
  await watch.look();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.slice(3)).toEqual([3_611_000, 3_613_000]);
});

test("ignores an answer that has been superseded", async () => {
  const waiting: ((answer: string) => void)[] = [];
  const { watch, asked, aborted } = watched(() => new Promise((resolve) => waiting.push(resolve)));
  const first = watch.look();
  const second = watch.look();
  waiting[0]?.("paid");
  await first;
  expect(aborted).toEqual([true]);
  waiting[1]?.("pending");
  await second;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(3);
  watch.stop();
  waiting[2]?.("pending");
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toHaveLength(3);
});
