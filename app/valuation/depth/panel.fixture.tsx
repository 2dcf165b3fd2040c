import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import type { DepthPanelId } from "#content/depth/panels.ts";
import { exampleInputs } from "#domain/depth/example.fixture.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { DepthPanel, type DepthPanelProps, type PanelView } from "./depth-panel.tsx";

type Given = Partial<Omit<DepthPanelProps, "id" | "view" | "load" | "inputs" | "valuation">> & {
  readonly inputs?: Partial<FinancialInputs>;
};

/** One panel, open, with the worked example unless told otherwise. */
export function panelElement(id: DepthPanelId, view: PanelView, { inputs: given, ...rest }: Given = {}) {
  const inputs = { ...exampleInputs, ...given };
  return (
    <MemoryRouter>
      <DepthPanel
        id={id}
        view={view}
        load={async () => view}
        valuationId="7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11"
        hasPage
        inputs={inputs}
        valuation={calculateValuation(inputs)}
        now={Date.UTC(2026, 10, 17)}
        saved={{}}
        save={null}
        onSave={() => undefined}
        isOpen
        {...rest}
      />
    </MemoryRouter>
  );
}

export function showPanel(id: DepthPanelId, view: PanelView, given: Given = {}) {
  return render(panelElement(id, view, given));
}
