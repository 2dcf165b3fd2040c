import { expect, test } from "vitest";
import { approachThresholds } from "#domain/valuation/approaches.ts";
import { formula } from "#domain/valuation/formula.ts";
import { brackets, nextBracket } from "#domain/valuation/multiples.ts";
import { analysisStages, factsPerStage } from "#domain/valuation/stages.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { valuationProgress } from "./progress.ts";

const facts = valuationProgress.stages.flatMap((stage) => [...stage.facts]);

/** A round amount as a sentence has it: `$500K`, `$6M`. */
const round = (amount: number) => shortMoney(amount).replace(".0M", "M");
const fact = (start: string) => facts.find((text) => text.startsWith(start)) ?? "";

test("the stages are those of the analysis, each with its facts", () => {
  expect(valuationProgress.stages.map(({ id }) => id)).toEqual(analysisStages.map(({ id }) => id));
  for (const stage of valuationProgress.stages) expect(stage.facts).toHaveLength(factsPerStage);
  expect(new Set(facts).size).toBe(analysisStages.length * factsPerStage);
});

test("a fact is short enough to be read in its four seconds", () => {
  for (const text of facts) expect(text.length, text).toBeLessThanOrEqual(115);
});

test("no fact says that we read the website, which may have failed", () => {
  for (const text of facts) expect(text).not.toMatch(/we (have )?read/i);
});

test("the facts tell the formula as it is", () => {
  const [lowest] = brackets;
  const highest = brackets[brackets.length - 1] ?? lowest;
  const belowOneMillion = brackets[2];
  expect(fact("We count")).toContain(`${formula.ebitdaOfProfit} times your pre-tax profit`);
  expect(fact("Size sets")).toContain(`Under ${round(lowest.under)} of adjusted EBITDA it is ${lowest.multiple}x`);
  expect(fact("Size sets")).toContain(`From ${round(highest.from)} it is ${highest.multiple}x`);
  expect(fact("The steps")).toContain(
    `At ${round(belowOneMillion.under)} of adjusted EBITDA the base multiple rises from ${belowOneMillion.multiple}x to ${nextBracket(belowOneMillion.from)?.multiple}x`,
  );
  expect(fact("A growing trend")).toContain(`adds ${formula.turnsOfGrowth}x`);
  expect(fact("A growing trend")).toContain(`takes ${formula.turnsOfGrowth}x off`);
  // A fifth at most, and half of that, a tenth, at 50%.
  expect(formula.recurringOfBase).toBe(1 / 5);
  expect(fact("The range")).toContain(`${formula.conservative * 100}% of the value`);
  expect(fact("The range")).toContain(`${Math.round(formula.optimistic * 100)}%, the optimistic end`);
  expect(fact("Adjusted EBITDA decides")).toContain(`revenue under ${round(approachThresholds.sde)}`);
  expect(fact("Adjusted EBITDA decides")).toContain(`EBITDA from ${round(approachThresholds.ebitda)}`);
});
