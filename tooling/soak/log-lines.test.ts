import { expect, test } from "vitest";
import { alarmIn, readLine } from "./log-lines.ts";
import type { Trouble } from "./plan.ts";

const line = (level: number, msg: string) => ({ level, msg, time: "2026-11-15T14:00:00.000Z" });

test.each<[string, number, string, readonly Trouble[], string | undefined]>([
  ["what is no error", 40, "a lease was not renewed", [], undefined],
  ["an error about the trouble at hand", 50, "the store failed", ["crmDown", "store"], undefined],
  ["the same without that trouble", 50, "the store failed", ["crmDown"], "the store failed"],
  ["an error about something else", 50, "unexpected failure", ["store"], "unexpected failure"],
  ["what nobody caught, at any time", 60, "failed where nobody caught it", ["store"], "failed where nobody caught it"],
])("%s", (_, level, msg, felt, alarm) => expect(alarmIn(line(level, msg), new Set(felt))).toBe(alarm));

test("the code of an error is told with it", () => {
  expect(alarmIn({ ...line(50, "unexpected failure"), code: "EPIPE" }, new Set())).toBe("unexpected failure (EPIPE)");
});

test("what is no line of the log is handed on as it is", () => {
  expect(readLine(JSON.stringify(line(30, "request")))).toEqual(line(30, "request"));
  expect(readLine("(node:1) Warning: something")).toBe("(node:1) Warning: something");
  expect(readLine('{"level":"high"}')).toBe('{"level":"high"}');
});
