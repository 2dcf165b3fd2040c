import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { IndustryStructures } from "./structures.tsx";

const structures: SectionOf<"structures"> = {
  kind: "structures",
  title: "How it is paid",
  items: [
    { name: "Recapitalization", note: "You stay", cash: 70, rollover: 30, deferred: 0 },
    { name: "Acquisition", note: "You leave", cash: 70, rollover: 10, deferred: 20 },
  ],
  labels: { cash: "Cash at close", rollover: "Equity rollover", deferred: "Earn-out", note: "Illustrative splits" },
};

const partsOf = (name: string) => {
  const row = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (!row) throw new Error("no row");
  return within(row)
    .getAllByRole("listitem")
    .map((part) => [part.textContent, part.style.getPropertyValue("--w")]);
};

it("labels every part of every price in text, and gives it its share of the bar", () => {
  render(<IndustryStructures {...structures} />);
  expect(partsOf("Recapitalization")).toEqual([
    ["70% Cash at close", "70"],
    ["30% Equity rollover", "30"],
  ]);
  expect(partsOf("Acquisition")).toEqual([
    ["70% Cash at close", "70"],
    ["10% Equity rollover", "10"],
    ["20% Earn-out", "20"],
  ]);
  expect(screen.getByText("Illustrative splits")).toBeDefined();
});

it("marks the cash share that all have in common, and only then", () => {
  const { container, rerender } = render(<IndustryStructures {...structures} />);
  expect(container.querySelector(".pin")?.parentElement?.style.getPropertyValue("--x")).toBe("70");
  const [first, ...others] = structures.items;
  if (!first) throw new Error("no structure");
  rerender(<IndustryStructures {...structures} items={[{ ...first, cash: 60, rollover: 40 }, ...others]} />);
  expect(container.querySelector(".pin")).toBeNull();
});
