import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BuyerMap, type BuyerSector } from "./buyer-map.tsx";

afterEach(cleanup);

const sectors: readonly BuyerSector[] = [
  { id: "financial", label: "Financial sponsors", count: 27, active: 7, shape: "circle" },
  { id: "strategic", label: "Strategic fit", count: 18, active: 5, shape: "square" },
  { id: "operators", label: "Operators", count: 9, active: 2, shape: "diamond" },
];

test("says how many buyers there are, of which kind, and how many are in discussion", () => {
  render(<BuyerMap sectors={sectors} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Map of 54 buyers placed by fit. Financial sponsors 27, Strategic fit 18, Operators 9. 14 near the center are in active discussion.",
  );
});

test("draws one mark per buyer and fills the active ones", () => {
  const { container } = render(<BuyerMap sectors={sectors} />);
  expect(container.querySelectorAll("[data-shape] > *")).toHaveLength(54);
  expect(container.querySelectorAll("[data-shape=square] > [data-active]")).toHaveLength(5);
  expect(container.innerHTML).not.toMatch(/NaN|undefined|\d\.\d{3}/);
});
