import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { marketReferences } from "#content/market-references.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { IndustryBenchmarks } from "./benchmarks.tsx";

afterEach(cleanup);

type Benchmarks = SectionOf<"benchmarks">;

const section: Benchmarks = {
  kind: "benchmarks",
  title: "Where the multiples land.",
  axis: { max: 10, step: 2, unit: "EBITDA" },
  rows: [
    { name: "Groups", note: "Several sites", from: 6, to: 9, text: "6–9x EBITDA", highlighted: true },
    { name: "One auction", note: "Offer to price", from: 3.2, to: 5.9, text: "3.2x to 5.9x", story: true },
    { name: "One sale", note: "Price", from: 8.5, to: 8.5, text: "8.5x EBITDA", story: true },
  ],
};

function draw(changes: Partial<Benchmarks> = {}) {
  const { container } = render(<IndustryBenchmarks {...section} {...changes} />);
  const placed = [...container.querySelectorAll<HTMLElement>("li [style]")].map(({ style }) => [
    Number(style.getPropertyValue("--a")),
    Number(style.getPropertyValue("--b")),
  ]);
  const ends = [...container.querySelectorAll(".axis span:last-child")].map((end) => end.textContent);
  return { container, placed, ends };
}

test("places every range by value and repeats it in words", () => {
  const { placed, ends } = draw();
  expect(placed).toEqual([
    [60, 90],
    [32, 59],
    [85, 85],
  ]);
  expect(ends).toEqual(["10x EBITDA"]);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain(
    "Groups, 6–9x EBITDA; One auction, 3.2x to 5.9x",
  );
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toContain("GroupsSeveral sites6–9x EBITDA");
});

test("marks a sale, with its path to the price or the price alone", () => {
  const { container } = draw();
  expect([...container.querySelectorAll("li:has(.pin) b:first-child")].map((name) => name.textContent)).toEqual([
    "One auction",
    "One sale",
  ]);
});

test("keeps public figures on the same scale where they count the same, and makes room for them", () => {
  const { placed, ends } = draw({ references: ["technology", "small-5-10"] });
  expect(ends).toEqual(["12x EBITDA", "12x EBITDA"]);
  expect(placed[0]).toEqual([50, 75]);
  expect(placed.slice(3)).toEqual([
    [29.17, 91.67],
    [46.67, 46.67],
  ]);
});

test("gives public figures a separate axis where they count something else", () => {
  const { placed, ends } = draw({ axis: { max: 10, step: 2, unit: "ARR" }, references: ["mid-10-25"] });
  expect(ends).toEqual(["10x ARR", "8x EBITDA"]);
  expect(placed[0]).toEqual([60, 90]);
  expect(placed[3]).toEqual([77.5, 83.75]);
});

test("shows segment, period, note and source of a public figure, and that it changes no valuation", () => {
  draw({ references: ["pulse-5-50"] });
  const { segment, period, note, source, url } = marketReferences["pulse-5-50"];
  const row = screen.getByText(segment).closest("li") as HTMLElement;
  for (const words of [period, note, "4.5–6.0x"]) expect(row.textContent).toContain(words);
  expect(
    within(row)
      .getByRole("link", { name: new RegExp(source) })
      .getAttribute("href"),
  ).toBe(url);
  expect(screen.getByText(/move nobody’s number/)).toBeTruthy();
});

test("does not mention public figures where the page lists none", () => {
  draw();
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});
