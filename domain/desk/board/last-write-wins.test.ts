import { describe, expect, test } from "vitest";
import { oneOf, seededRandom, whole } from "#tests/support/random.ts";
import type { OnBoard } from "./board-fields.ts";
import { boardChange, isLater, type LastKnown, mustWrite } from "./last-write-wins.ts";

const now = 1_000;
const board = (value: string | undefined, at: number | undefined = 500): OnBoard => ({ value, at });
const untimed = (value: string): OnBoard => ({ value, at: undefined });
const desk = { value: "meeting", at: 450 };

test.each([
  ["later", 501, true],
  ["at the same moment", 500, true],
  ["earlier", 499, false],
])("a change that is made %s: %s", (_, at, wins) => {
  expect(isLater({ at }, { at: 500 })).toBe(wins);
});

describe("a person's change on the board", () => {
  test.each<[string, OnBoard, LastKnown, readonly string[], object | undefined]>([
    ["another value", board("talked"), { value: "new", at: 400 }, [], { value: "talked", at: 500 }],
    ["the known value", board("new"), { value: "new", at: 500 }, [], undefined],
    ["the known value, whose time was not known", board("new"), { value: "new" }, [], undefined],
    ["the known value, without a time", untimed("new"), { value: "new", at: 400 }, [], undefined],
    ["the known value, set again later", board("new"), { value: "new", at: 400 }, [], { value: "new", at: 500 }],
    ["what the desk has too", board("meeting"), { value: "new", at: 400 }, [], undefined],
    ["what we sent without an answer", board("tried"), { value: "new", at: 400 }, ["tried"], undefined],
    ["something the desk cannot have", board(undefined), { value: "new", at: 400 }, [], undefined],
    ["a time ahead of our clock", board("tried", now + 5), { value: "new" }, [], { value: "tried", at: now }],
    ["no time, the desk as before", untimed("tried"), { value: "meeting" }, [], { value: "tried", at: now }],
    ["no time, the desk changed too", untimed("tried"), { value: "new" }, [], { value: "tried", at: 449 }],
  ])("%s", (_, shown, known, sent, expected) => {
    expect(boardChange({ board: shown, known, desk, sent, now })).toEqual(expected);
  });
});

test.each<[string, string, OnBoard, string, boolean]>([
  ["another value", "tried", board("new"), "new", true],
  ["the same value", "tried", board("tried"), "new", false],
  ["a label of the firm, the desk as before", "new", board(undefined), "new", false],
  ["a label of the firm, the desk changed", "tried", board(undefined), "new", true],
])("the desk's value is written over %s: %s", (_, desk, shown, known, expected) => {
  expect(mustWrite(desk, { board: shown, known: { value: known } })).toBe(expected);
});

/** Both sides and what we know of the board, changed by one event at a time. */
function twoSides(seed: number) {
  const random = seededRandom(seed);
  const values = ["new", "tried", "talked"] as const;
  let clock = 0;
  let desk = { value: "new", at: 0 };
  let shown = { value: "new", at: 0 };
  let known: LastKnown = { value: "new", at: 0 };
  let sent: string[] = [];
  let last = "new";
  const losers: string[] = [];

  /** A person chooses something else than what is shown there. */
  function choose(from: { readonly value: string }, not: readonly string[] = []) {
    clock += 1;
    const [first, ...others] = values.filter((value) => value !== from.value && !not.includes(value));
    if (first === undefined) return from as typeof desk;
    last = oneOf(random, [first, ...others]);
    return { value: last, at: clock };
  }

  /** One delivery. The answer of its write may be lost, and the write with it. */
  function sync(how: "answered" | "answerLost" | "lost"): void {
    clock += 1;
    const change = boardChange({ board: shown, known, desk, sent, now: clock });
    if (change && isLater(change, desk)) desk = change;
    else if (change) losers.push(change.value);
    known = { ...shown };
    if (!mustWrite(desk.value, { board: shown, known })) return;
    const written = desk.value;
    // A colleague may change the desk while the write is on its way; that is another delivery.
    if (whole(random, 4) === 0) desk = choose(desk);
    clock += 1;
    if (how !== "lost") shown = { value: written, at: clock };
    if (how === "answered") known = { ...shown };
    sent = how === "answered" ? [] : [written];
  }

  for (let step = 0; step < 12; step += 1) {
    const event = whole(random, 4);
    if (event === 0) desk = choose(desk);
    // The same choice on the board as in a write of ours that got no answer cannot be told from that write.
    else if (event === 1) shown = choose(shown, sent);
    else sync(oneOf(random, ["answered", "answered", "answerLost", "lost"]));
  }
  // Each change of the desk asks for another delivery, so they end once nothing is left to write.
  for (let turn = 0; turn < 20; turn += 1) sync("answered");
  return { desk: desk.value, board: shown.value, last, losers };
}

test("whatever the order of changes, deliveries and lost answers, both sides end with the last change", () => {
  let lost = 0;
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const end = twoSides(seed);
    expect({ seed, desk: end.desk, board: end.board }).toEqual({ seed, desk: end.last, board: end.last });
    lost += end.losers.length;
  }
  expect(lost).toBeGreaterThan(100);
});
