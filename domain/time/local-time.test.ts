import { expect, it } from "vitest";
import { localTimeText } from "#content/desk/leads/call.ts";
import { usStates } from "#domain/website/analyzer/location/regions.ts";
import { localTime } from "./local-time.ts";

/** 8:40 am in New York, in November and in July. */
const winter = Date.parse("2026-11-16T13:40:00Z");
const summer = Date.parse("2026-07-16T12:40:00Z");

it.each([
  ["VA", "8:40 am", "8:40 am", false],
  ["TX", "7:40 am", "7:40 am", true],
  ["CO", "6:40 am", "6:40 am", false],
  // Without daylight saving time.
  ["AZ", "6:40 am", "5:40 am", false],
  ["OR", "5:40 am", "5:40 am", true],
  ["HI", "3:40 am", "2:40 am", false],
])("in %s it is %s in winter and %s in summer", (state, inWinter, inSummer, isSplit) => {
  expect(localTime(state, winter)).toMatchObject({ time: inWinter, isSplit });
  expect(localTime(state, summer)).toMatchObject({ time: inSummer, isSplit });
});

it("knows every state that the analyzer names", () => {
  for (const [code, state] of usStates) expect(localTime(code, winter)).toMatchObject({ state });
});

it("says where part of a state has another time", () => {
  const said = (code: string) => {
    const local = localTime(code, winter);
    return local && localTimeText(local);
  };
  expect(said("VA")).toBe("It is 8:40 am there.");
  expect(said("TN")).toBe("It is 7:40 am in most of Tennessee.");
});

it.each(["", "ON", "va", " "])("says nothing about %j", (state) => {
  expect(localTime(state, winter)).toBeUndefined();
});
