import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { inputQuestions, type PercentQuestion } from "#domain/valuation/financial-inputs.ts";
import { PercentField } from "./percent-field.tsx";

afterEach(cleanup);

function textOf(question: PercentQuestion, value: number) {
  const { container } = render(
    <PercentField question={question} label="Share" ends={undefined} value={value} onChange={() => {}} />,
  );
  return container.textContent;
}

const { recurringRevenue } = inputQuestions;

it.each([
  [0, "Low"],
  [50, "Medium"],
  [100, "High"],
])("shows the band of the question at %i%%: %s", (value, band) => {
  expect(textOf(recurringRevenue, value)).toContain(band);
});

it("shows no badge for a question without bands", () => {
  const { bands: _, ...withoutBands } = recurringRevenue;
  expect(textOf({ ...withoutBands, name: "exports" }, 50)).not.toMatch(/Low|Medium|High/);
});
