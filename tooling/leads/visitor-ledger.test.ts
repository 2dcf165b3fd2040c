import { expect, test } from "vitest";
import { newLedger, note, type Visit } from "./visitor-ledger.ts";

const visit = (acknowledged: number): Visit => ({ valuationId: "a", stages: [], acknowledged });

test.each([
  // status, acknowledged before, done, acknowledged after
  [201, -1, true, 2],
  [200, -1, true, 2],
  [200, 0, true, 2],
  [200, 3, true, 3],
  [undefined, 0, false, 0],
  [503, 0, false, 0],
])("an answer of %s to stage 2, with %i acknowledged before", (status, before, done, after) => {
  const ledger = newLedger();
  const of = visit(before);
  expect(note(ledger, { visit: of, stage: 2, before }, status)).toBe(done);
  expect(of.acknowledged).toBe(after);
  expect(ledger.wrongAnswers).toEqual([]);
});

test.each([
  [201, 0, "a: stored anew, so it had been lost"],
  [400, -1, "a: answered with 400"],
  [500, 0, "a: answered with 500"],
  [429, 0, "a: answered with 429"],
])("an answer of %i with %i acknowledged before is wrong", (status, before, words) => {
  const ledger = newLedger();
  note(ledger, { visit: visit(before), stage: 1, before }, status);
  expect(ledger.wrongAnswers).toEqual([words]);
});

test("what is acknowledged while a first answer is still under way is no wrong answer", () => {
  const ledger = newLedger();
  const of = visit(-1);
  note(ledger, { visit: of, stage: 0, before: -1 }, 200);
  note(ledger, { visit: of, stage: 0, before: -1 }, 201);
  expect(ledger.wrongAnswers).toEqual([]);
});
