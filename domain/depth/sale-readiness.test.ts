import fc from "fast-check";
import { expect, it } from "vitest";
import { type ReadinessAnswer, readinessAnswers, readinessKeys } from "./depth-bounds.ts";
import { saleReadinessOf } from "./sale-readiness.ts";

const answers = (...given: readonly ReadinessAnswer[]) =>
  Object.fromEntries(readinessKeys.map((key, index) => [key, given[index]]));

it("scores the example by hand: 3 × 12.5 + 3 × 6.25 = 56.25", () => {
  const found = saleReadinessOf(answers("partly", "yes", "partly", "yes", "no", "yes", "no", "partly"));
  expect(found).toMatchObject({ score: 56, answered: 8, counts: { yes: 3, partly: 3, no: 2 } });
  expect(found.open).toEqual([
    { key: "secondInCommand", answer: "no" },
    { key: "threeYearGrowth", answer: "no" },
    { key: "customerConcentration", answer: "partly" },
    { key: "repeatRevenue", answer: "partly" },
    { key: "steadyMargin", answer: "partly" },
  ]);
  expect(found.free).toEqual(["secondInCommand", "threeYearGrowth"]);
});

it.each([
  [Array<ReadinessAnswer>(8).fill("yes"), 100],
  [Array<ReadinessAnswer>(8).fill("partly"), 50],
  [Array<ReadinessAnswer>(8).fill("no"), 0],
])("%j scores %i", (given, score) => {
  expect(saleReadinessOf(answers(...given)).score).toBe(score);
});

it("has no score until all eight are answered", () => {
  expect(saleReadinessOf({ booksTie: "no" })).toMatchObject({ answered: 1, free: ["booksTie"] });
  expect(saleReadinessOf(answers(...Array<ReadinessAnswer>(7).fill("yes")))).not.toHaveProperty("score");
});

it("never falls when one answer gets better", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...readinessAnswers), { minLength: 8, maxLength: 8 }),
      fc.nat({ max: 7 }),
      (given, place) => {
        const better = given.with(place, "yes");
        expect(saleReadinessOf(answers(...better)).score ?? 0).toBeGreaterThanOrEqual(
          saleReadinessOf(answers(...given)).score ?? 0,
        );
      },
    ),
  );
});
