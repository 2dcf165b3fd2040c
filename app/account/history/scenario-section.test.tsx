import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { privatePage } from "#content/pages/private-page.ts";
import { exampleInputs, exampleValuation } from "#domain/depth/example.fixture.ts";
import { ScenarioSection } from "./scenario-section.tsx";

const htmlOf = (history: Parameters<typeof ScenarioSection>[0]["history"]) =>
  renderToStaticMarkup(<ScenarioSection path="/" history={history} search={new URLSearchParams()} />);

it("shows multiples with every decimal, so that they multiply out to the estimate", () => {
  const inputs = { ...exampleInputs, preTaxProfit: 5_000_000 };
  const html = htmlOf({ inputs: exampleInputs, valuation: exampleValuation, scenarios: [{ name: "More", inputs }] });
  // 5.5M × 8.75x = $48.125M.
  expect(html).toContain("<td>6.0x</td><td>8.75x</td>");
});

it("shows the difference of a scenario that is named like the first column", () => {
  const scenario = { name: privatePage.scenarios.today, inputs: { ...exampleInputs, preTaxProfit: 1_600_000 } };
  const history = { inputs: exampleInputs, valuation: exampleValuation, scenarios: [scenario] };
  const html = htmlOf(history);
  // 1.76M × 6.0x = $10.56M against $9.9M.
  expect(html).toContain("+$660K");
});
