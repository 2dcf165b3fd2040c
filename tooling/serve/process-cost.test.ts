import { expect, test } from "vitest";
import { cpuSecondsIn, residentMbIn } from "./process-cost.ts";

test("user and system time are added up, whatever the process is called", () => {
  const stat = (name: string) => `4242 (${name}) S 1 4242 4242 0 -1 4194560 9 8 7 6 250 50 3 2 20 0 11 0 99 1000 10`;
  expect(cpuSecondsIn(stat("node"))).toBe(3);
  expect(cpuSecondsIn(stat("a) 1 2 (b"))).toBe(3);
});

test("resident memory is read in megabytes", () => {
  expect(residentMbIn("Name:\tnode\nVmPeak:\t 999999 kB\nVmRSS:\t   81920 kB\nThreads:\t11\n")).toBe(80);
});
