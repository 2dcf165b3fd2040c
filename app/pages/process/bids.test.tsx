import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProcessBids, stepPath } from "./bids.tsx";

// Weeks 5 to 13 map to 0 to 100; $12.5M is the top and $7M the bottom.
it.each([
  ["no bid", [], 13, ""],
  ["one bid stands until its end", [[5, 12.5]], 13, "M0 0H100"],
  [
    "a raise goes level, then up",
    [
      [5, 7],
      [9, 9.75],
    ],
    13,
    "M0 100H50V50H100",
  ],
  [
    "a bid that slips goes down",
    [
      [9, 9.75],
      [11, 7],
    ],
    12,
    "M50 50H75V100H87.5",
  ],
] as const)("%s", (_case, steps, until, path) => {
  expect(stepPath(steps as never, until)).toBe(path);
});

it("names the two that remained with their last bid, and the valuation they exceeded", () => {
  render(<ProcessBids />);
  const chart = screen.getByRole("img");
  expect(chart.textContent).toContain("Buyer 07, $11.6M");
  expect(chart.textContent).toContain("Buyer 12, $11.1M");
  expect(chart.textContent).toContain("Your valuation, $9.9M");
  expect(chart.querySelectorAll("svg path")).toHaveLength(5);
});
