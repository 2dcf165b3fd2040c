import { expect, it } from "vitest";
import { type InteractionTime, type StepTime, stepTimes } from "./interaction-times.ts";
import { isTooSlow, judge } from "./judge.ts";

const seen = (at: number, duration: number): InteractionTime => ({ at, duration, delay: 1, handlers: 2, paint: 3 });
const timed = (name: string, duration: number): StepTime => ({ name, duration, delay: 0, handlers: 0, paint: 0 });

it("takes the slowest interaction of a step, assigned by when it began", () => {
  const steps = [
    { name: "type", from: 0, until: 100 },
    { name: "send", from: 100, until: 200 },
    { name: "close", from: 200, until: 300 },
  ];
  const times = stepTimes(steps, [seen(10, 40), seen(50, 320), seen(100, 24)]);
  expect(times.map(({ name, duration }) => [name, duration])).toEqual([
    ["type", 320],
    ["send", 24],
    // Faster than what the browser reports.
    ["close", 16],
  ]);
});

it("fails from a median of 200 ms on, and names the worst run", () => {
  const [slow, quick] = judge([
    [timed("send", 200), timed("close", 40)],
    [timed("send", 24), timed("close", 640)],
    [timed("send", 304), timed("close", 48)],
  ]);
  expect([slow?.name, slow?.median, slow?.worst.duration, slow && isTooSlow(slow)]).toEqual(["send", 200, 304, true]);
  expect([quick?.name, quick?.median, quick?.worst.duration, quick && isTooSlow(quick)]).toEqual([
    "close",
    48,
    640,
    false,
  ]);
});

it("refuses a run that left an interaction out", () => {
  expect(() => judge([[timed("send", 40), timed("close", 40)], [timed("send", 40)]])).toThrow("close");
});
