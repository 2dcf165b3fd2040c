import { cleanup, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, expect, it } from "vitest";
import { keepFiguresDraft, readFiguresDraft } from "#app/valuation/results/figures/figures-draft.ts";
import type { FinancialDraft, FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { useOpenFigures } from "./use-open-figures.ts";

const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const inputs: FinancialInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Reads the draft as the dialog does. */
function Dialog() {
  const [draft, setDraft] = useState<FinancialDraft>();
  useEffect(() => setDraft(readFiguresDraft(id)), []);
  return <p>{draft ? `open with ${draft.preTaxProfit}` : "closed"}</p>;
}

function Page() {
  useOpenFigures(id, inputs);
  return (
    <>
      <Dialog />
      <i>{useLocation().search}</i>
    </>
  );
}

function open(search: string) {
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return render(<Stub initialEntries={[`/${search}`]} />);
}

it("opens the dialog with today's figures, once", async () => {
  const { container } = open("?change=figures");
  expect(await screen.findByText("open with 1500000")).toBeDefined();
  expect(container.querySelector("i")?.textContent).toBe("");
});

it("keeps figures that were not saved yet", async () => {
  keepFiguresDraft(id, { ...inputs, preTaxProfit: 2_000_000 });
  open("?change=figures");
  expect(await screen.findByText("open with 2000000")).toBeDefined();
});

it("opens nothing without being asked", async () => {
  open("?change=name");
  expect(await screen.findByText("closed")).toBeDefined();
});
