import { describe, expect, test } from "vitest";
import {
  agreeToSeries,
  isSeriesOpen,
  type MailSeries,
  type SeriesClock,
  seriesDueAt,
  seriesMailIds,
  seriesStep,
} from "./mail-series.ts";

const timeZone = "America/New_York";
const at = (text: string) => Date.parse(text);
/** The link was mailed on a Sunday evening, one week before clocks change. */
const startedAt = at("2026-10-25T23:30:00-04:00");
const due = {
  questions: "2026-10-28T11:00:00-04:00",
  readiness: "2026-11-08T11:00:00-05:00",
  figures: "2026-12-09T11:00:00-05:00",
};

test.each(seriesMailIds)("%s is due at eleven by the firm's clock, also after a clock change", (id) => {
  expect(new Date(seriesDueAt(startedAt, id, timeZone)).toISOString()).toBe(new Date(due[id]).toISOString());
});

describe("what to do next", () => {
  const step = (now: string, clock: Partial<SeriesClock> = {}) =>
    seriesStep(startedAt, { now: at(now), timeZone, onSince: 0, had: new Set(), ...clock });
  const wait = (until: string) => ({ do: "wait", until: at(until) });
  const send = (mail: string) => ({ do: "send", mail });

  test.each<[string, ReturnType<typeof step>, unknown]>([
    ["before the first day", step("2026-10-26T00:00:00-04:00"), wait(due.questions)],
    ["a second before it is due", step("2026-10-28T10:59:59-04:00"), wait(due.questions)],
    ["when it is due", step(due.questions), send("questions")],
    ["late on the same day", step("2026-10-28T17:59:00-04:00"), send("questions")],
    ["in the evening", step("2026-10-28T18:00:00-04:00"), wait("2026-10-29T11:00:00-04:00")],
    ["at night", step("2026-10-29T03:00:00-04:00"), wait("2026-10-29T11:00:00-04:00")],
    ["three days late", step("2026-10-31T10:00:00-04:00"), send("questions")],
    ["more than three days late: the next one", step("2026-10-31T11:00:01-04:00"), wait(due.readiness)],
    ["after the first", step(due.questions, { had: new Set(["questions"]) }), wait(due.readiness)],
    ["the second", step(due.readiness, { had: new Set(["questions"]) }), send("readiness")],
    ["the third", step(due.figures, { had: new Set(["questions", "readiness"]) }), send("figures")],
    ["after the last", step(due.figures, { had: new Set(seriesMailIds) }), { do: "end" }],
    ["weeks after the last", step("2027-01-15T12:00:00-05:00"), { do: "end" }],
    [
      "off when it is due: only the next one can come",
      step(due.questions, { onSince: undefined }),
      wait(due.readiness),
    ],
    ["off to the end", step("2027-01-15T12:00:00-05:00", { onSince: undefined }), { do: "end" }],
    [
      "on again after it came due: no backlog",
      step("2026-10-28T11:30:00-04:00", { onSince: at("2026-10-28T11:00:01-04:00") }),
      wait(due.readiness),
    ],
    [
      "on again before it came due",
      step(due.questions, { onSince: at("2026-10-28T10:00:00-04:00") }),
      send("questions"),
    ],
    ["a clock that was set back", step("2026-10-01T12:00:00-04:00"), wait(due.questions)],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe("the owner's consent", () => {
  const consent = { to: "owner@northgate.example", wording: "2026-11", now: 100 } as const;
  const agreed: MailSeries = { agreedAt: 100, wording: "2026-11", to: consent.to };
  const sent = [{ id: "questions", at: 300 }] as const;

  test.each<[string, MailSeries | undefined, MailSeries]>([
    ["begins a series", undefined, agreed],
    [
      "leaves one under way as it is",
      { ...agreed, agreedAt: 7, startedAt: 8 },
      { ...agreed, agreedAt: 7, startedAt: 8 },
    ],
    [
      "does not undo a stop",
      { ...agreed, agreedAt: 7, startedAt: 8, sent, stoppedAt: 9 },
      { ...agreed, agreedAt: 7, startedAt: 8, sent, stoppedAt: 9 },
    ],
    ["is for one address", { ...agreed, agreedAt: 7, startedAt: 8, to: "other@northgate.example" }, agreed],
  ])("%s", (_, known, expected) => {
    expect(agreeToSeries(known, consent)).toEqual(expected);
  });

  test("knows an address however it is typed", () => {
    const known = { ...agreed, agreedAt: 7, to: "Owner@NORTHGATE.example" };
    expect(agreeToSeries(known, consent)).toBe(known);
  });

  test.each<[MailSeries | undefined, boolean]>([
    [undefined, false],
    [agreed, true],
    [{ ...agreed, stoppedAt: 9 }, false],
    [{ ...agreed, sent: seriesMailIds.map((id) => ({ id, at: 1 })) }, false],
  ])("%j is open: %s", (series, isOpen) => {
    expect(isSeriesOpen(series)).toBe(isOpen);
  });
});
