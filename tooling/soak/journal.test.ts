import { expect, test } from "vitest";
import type { End, Kind } from "./answers.ts";
import { countsIn, createJournal, firstGood, type Taken, wrongAnswers } from "./journal.ts";

const taken = (kind: Kind, from: number, end: End, to = from + 10): Taken => ({ kind, from, to, end });
const answered = (status: number, retryAfter: string | null = null): End => ({ status, retryAfter });

test("a request is under way from its beginning to its end", async () => {
  let at = 5;
  const journal = createJournal(() => at);
  const answer = Promise.withResolvers<End>();
  const noted = journal.note("page", () => answer.promise);
  const open = journal.underWay();
  at = 9;
  answer.resolve(answered(200));
  expect(await noted).toEqual(answered(200));
  expect(await open).toEqual([{ kind: "page", from: 5, to: 9, end: answered(200) }]);
  expect(journal.taken).toEqual(await open);
  expect(await journal.underWay()).toEqual([]);
});

test("an answer is judged by what was felt while it was under way", () => {
  const spells = [{ trouble: "store", from: 10_000, to: 20_000 } as const];
  const rules = { storeTrouble: "takesNothing", isRolling: false } as const;
  const refusal = answered(503, "5");
  const entries = [
    taken("capture", 9_000, refusal),
    taken("capture", 9_995, refusal),
    taken("capture", 60_000, refusal),
  ];
  expect(wrongAnswers(entries, spells, rules)).toEqual(["capture after 9.0 s: 503", "capture after 60.0 s: 503"]);
});

test("each phase counts the requests that began in it", () => {
  const entries = [
    taken("page", 0, answered(200)),
    taken("revisit", 10, answered(304)),
    taken("capture", 11, answered(503, "5")),
    taken("reading", 12, answered(429, "5")),
    taken("analysis", 13, answered(504)),
    taken("page", 14, { none: "refused" }),
    taken("page", 15, { none: "cut off" }),
    taken("page", 16, answered(500)),
    taken("page", 20, answered(200)),
  ];
  expect(countsIn(entries, { from: 10, to: 20 })).toEqual({ good: 1, later: 2, vendor: 1, refused: 1, other: 2 });
});

test("the first that went well is the one that ended first", () => {
  const entries = [
    taken("capture", 90, answered(201)),
    taken("capture", 100, answered(503, "5")),
    taken("capture", 101, answered(201), 140),
    taken("capture", 102, answered(201), 130),
    taken("message", 100, answered(201), 101),
  ];
  expect(firstGood(entries, "capture", 100)).toBe(130);
  expect(firstGood(entries, "document", 0)).toBeUndefined();
});
