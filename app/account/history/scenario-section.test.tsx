import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { privatePage } from "#content/pages/private-page.ts";
import { whatIfWords } from "#content/valuation/results.ts";
import { exampleInputs, exampleValuation } from "#domain/depth/example.fixture.ts";
import type { Scenario } from "#domain/leads/private-page/scenarios.ts";
import { ScenarioSection } from "./scenario-section.tsx";

function shown(scenario: Scenario): string {
  const history = { inputs: exampleInputs, valuation: exampleValuation, scenarios: [scenario] };
  return renderToStaticMarkup(<ScenarioSection path="/" history={history} search={new URLSearchParams()} />);
}
const withProfit = (preTaxProfit: number) => ({ ...exampleInputs, preTaxProfit });

it("shows multiples with every decimal, so that they multiply out to the estimate", () => {
  // 5.5M × 8.75x = $48.125M.
  expect(shown({ name: "More", inputs: withProfit(5_000_000) })).toContain("<td>6.0x</td><td>8.75x</td>");
});

it("shows the difference of a scenario that is named like the first column", () => {
  // 1.76M × 6.0x = $10.56M against $9.9M.
  expect(shown({ name: privatePage.scenarios.today, inputs: withProfit(1_600_000) })).toContain("+$660K");
});

it("promises no jump across the edge of a bracket, nor beside it", () => {
  const beside = shown({ name: "Beside", inputs: withProfit(1_850_000) });
  expect(beside).toContain(whatIfWords.bounds.atLeast.value("$12.2M"));
  expect(beside).not.toContain("$17.8M");
  const beyond = shown({ name: "Beyond", inputs: withProfit(2_100_000) });
  expect(beyond).toContain("$20.2M");
  expect(beyond).toContain(whatIfWords.otherBracket);
  expect(beyond).not.toContain("+$10.3M");
});
