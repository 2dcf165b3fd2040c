import { expect, test } from "vitest";
import { failedIn, measuredTurn, medianOf, ratioOf, type Turn } from "./turns.ts";

const turn = (perSecond: number, perCpuSecond?: number): Turn => ({
  perSecond,
  perCpuSecond,
  busy: 1,
  p50: 1,
  p99: 2,
  failed: 1,
});

test("ratios are taken turn by turn, so that a slow moment of the machine does not tell", () => {
  const ours = [turn(90, 9), turn(45, 8), turn(10, 7)];
  const peers = [turn(100, 10), turn(50, 10), turn(1_000, 10)];
  expect(ratioOf(ours, peers, "perSecond")).toBe(0.9);
  expect(ratioOf(ours, peers, "perCpuSecond")).toBe(0.8);
  expect(medianOf(ours, "perSecond")).toBe(45);
  expect(failedIn(ours)).toBe(3);
});

test("without the processor's time there is no ratio of it", () => {
  expect(ratioOf([turn(1)], [turn(1)], "perCpuSecond")).toBeNaN();
});

test("broken connections and other answers count as failed", async () => {
  const load = { answers: 10, perSecond: 5, p50: 1, p99: 2, errors: 2, statuses: { 200: 7, 500: 3 } };
  expect((await measuredTurn(process.pid, async () => load)).failed).toBe(5);
  expect((await measuredTurn(process.pid, async () => ({ ...load, statuses: { 304: 10 } }), "304")).failed).toBe(2);
});
