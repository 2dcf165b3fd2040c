import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { RemoveSnapshot } from "./remove-snapshot.tsx";

afterEach(cleanup);

const snapshots = [1_200_000, 1_300_000, 1_400_000, 1_500_000].map((preTaxProfit, month) => {
  const inputs = { preTaxProfit, growthTrend: "increasing", recurringRevenue: 50 } as const;
  const { ebitda, multiple, adjustedValuation: value } = calculateValuation(inputs);
  return { at: Date.UTC(2026, month, 12, 15), inputs, ebitda, multiple, value };
});

it("offers those between the first and the last, newest first", () => {
  render(<RemoveSnapshot path="/page" snapshots={snapshots} />);
  const buttons = screen.getAllByRole<HTMLButtonElement>("button", { hidden: true });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Remove the snapshot of Mar 12, 2026",
    "Remove the snapshot of Feb 12, 2026",
  ]);
  const form = buttons[0]?.form;
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/page"]);
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    action: "removeSnapshot",
    at: String(snapshots[2]?.at),
  });
});

it("is not there while there is nothing to remove", () => {
  const { container } = render(<RemoveSnapshot path="/page" snapshots={snapshots.slice(0, 2)} />);
  expect(container.textContent).toBe("");
});
