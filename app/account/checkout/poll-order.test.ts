import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserClock } from "#app/valuation/clock.ts";
import { pollIntervalsMs, pollOrder } from "./poll-order.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A poller for an order whose state the test controls; it records the time of each request. */
function createPoller(answerOf: () => Promise<string | undefined>) {
  const started = Date.now();
  const asked: number[] = [];
  const aborted: boolean[] = [];
  const onExhausted = vi.fn();
  const poller = pollOrder<string>({
    clock: browserClock,
    ask: async (signal) => {
      asked.push(Date.now() - started);
      const answer = await answerOf();
      aborted.push(signal.aborted);
      return answer;
    },
    onAnswer: (answer) => answer === "paid",
    onExhausted,
  });
  return { poller, asked, aborted, onExhausted };
}

test("polls at growing intervals and stops after the last", async () => {
  const { poller, asked, onExhausted } = createPoller(async () => "pending");
  poller.start();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  let at = 0;
  expect(asked).toEqual(pollIntervalsMs.map((pause) => (at += pause)));
  expect(pollIntervalsMs.every((pause, index) => index === 0 || pause >= (pollIntervalsMs[index - 1] ?? 0))).toBe(true);
  expect(onExhausted).toHaveBeenCalledTimes(1);
});

test("ignores missing answers; the last answer counts", async () => {
  const answers = ["pending", undefined, "paid"];
  const { poller, asked, onExhausted } = createPoller(async () => answers.shift());
  poller.start();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toEqual([2_000, 5_000, 10_000]);
  expect(onExhausted).not.toHaveBeenCalled();
  await poller.checkNow();
  poller.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

test("stops while hidden, checks at once on return and starts again with the short intervals", async () => {
  const { poller, asked } = createPoller(async () => "pending");
  poller.start();
  await vi.advanceTimersByTimeAsync(11_000);
  poller.pause();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toEqual([2_000, 5_000, 10_000]);
  await poller.checkNow();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.slice(3)).toEqual([3_611_000, 3_613_000]);
});

test("ignores an answer that has been superseded", async () => {
  const waiting: ((answer: string) => void)[] = [];
  const { poller, asked, aborted } = createPoller(() => new Promise((resolve) => waiting.push(resolve)));
  const first = poller.checkNow();
  const second = poller.checkNow();
  waiting[0]?.("paid");
  await first;
  expect(aborted).toEqual([true]);
  waiting[1]?.("pending");
  await second;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(3);
  poller.stop();
  waiting[2]?.("pending");
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toHaveLength(3);
});
