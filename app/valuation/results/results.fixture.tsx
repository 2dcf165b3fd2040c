import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { type CalculationInputs, calculateValuation } from "#domain/valuation/calculate.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { Results } from "./results.tsx";

/** The worked example of docs/product.md. */
export const example: CalculationInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };

export const analysis: BusinessAnalysis = {
  overview: "Northgate Systems makes scheduling software for field service companies.",
  industry: "Technology",
  businessModel: "Subscription",
  location: "Columbus, Ohio",
  aspects: [],
  websiteData: {
    url: "https://northgate.example",
    title: "Northgate Systems - Field service software",
    metaDescription: "",
    textContent: "",
    headings: [],
    extractedAt: "2026-01-02T09:00:00.000Z",
  },
};

type Given = {
  readonly inputs?: CalculationInputs;
  readonly analysis?: BusinessAnalysis | null;
} & Partial<Omit<Parameters<typeof Results>[0], "inputs" | "valuation" | "analysis">>;

/** The results of an owner who left no contact details. */
export function resultsOf({ inputs = example, analysis: given = analysis, ...rest }: Given = {}) {
  const valuation = calculateValuation(inputs);
  return (
    <Results
      inputs={inputsOf(valuation)}
      valuation={valuation}
      valuedAt="2026-01-02T09:00:00.000Z"
      analysis={given}
      website="https://northgate.example"
      valuationId="7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11"
      lead="skipped"
      onReset={() => {}}
      {...rest}
    />
  );
}

export const show = (given?: Given) => render(<MemoryRouter>{resultsOf(given)}</MemoryRouter>);
