import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { privatePage } from "#content/pages/private-page.ts";
import { exampleInputs, exampleValuation } from "#domain/depth/example.fixture.ts";
import { ScenarioSection } from "./scenario-section.tsx";

it("shows the difference of a scenario that is named like the first column", () => {
  const scenario = { name: privatePage.scenarios.today, inputs: { ...exampleInputs, preTaxProfit: 1_600_000 } };
  const history = { inputs: exampleInputs, valuation: exampleValuation, scenarios: [scenario] };
  const html = renderToStaticMarkup(<ScenarioSection path="/" history={history} search={new URLSearchParams()} />);
  // 1.76M × 6.0x = $10.56M against $9.9M.
  expect(html).toContain("+$660K");
});
