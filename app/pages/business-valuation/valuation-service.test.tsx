import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ValuationServiceMethods } from "./valuation-service-methods.tsx";
import { weight, weightHeight } from "./valuation-service-weight.tsx";
import { ValuationServiceWeights } from "./valuation-service-weights.tsx";

describe("the weights", () => {
  it("are the five factors and add up to 100%", () => {
    render(<ValuationServiceWeights />);
    const factors = screen.getAllByRole("listitem");
    expect(factors.map((factor) => [within(factor).getByRole("heading").textContent, figure(factor)])).toEqual([
      ["Revenue Size & Growth", "25%"],
      ["Profitability (EBITDA)", "30%"],
      ["Recurring Revenue %", "20%"],
      ["Market Position", "15%"],
      ["Strategic Assets", "10%"],
    ]);
    expect(screen.getByText("100%")).toBeTruthy();
  });

  it("are as tall as their share", () => {
    const body = (share: number) => weightHeight(share) - weight.above - weight.below;
    expect(body(30) / body(10)).toBeCloseTo(3, 10);
    const { container } = render(<ValuationServiceWeights />);
    const drawn = [...container.querySelectorAll("svg")].map((svg) =>
      Number(svg.getAttribute("viewBox")?.split(" ")[3]),
    );
    expect(drawn).toEqual([25, 30, 20, 15, 10].map(weightHeight));
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });
});

describe("the methods", () => {
  it("are on one axis with their multiples", () => {
    const { container } = render(<ValuationServiceMethods />);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
      "Typical multiples on one axis: Revenue 0.5x–1.2x, SDE 2.5x–4.5x, EBITDA 4x–8x.",
    );
    const bars = [...container.querySelectorAll<HTMLElement>("[style*='--a']")].map(({ style }) =>
      ["--a", "--b"].map((end) => (Number(style.getPropertyValue(end)) / 100) * 9),
    );
    const ends = [
      [0.5, 1.2],
      [2.5, 4.5],
      [4, 8],
    ];
    for (const [index, [from = 0, to = 0]] of ends.entries()) {
      expect(bars[index]?.[0]).toBeCloseTo(from, 2);
      expect(bars[index]?.[1]).toBeCloseTo(to, 2);
    }
  });

  it("say for whom each is best", () => {
    render(<ValuationServiceMethods />);
    const best = screen.getAllByRole("article").map((card) => within(card).getByText(/^Best /).textContent);
    expect(best).toEqual(["Best under $1M EBITDA", "Best for owner-operated businesses", "Best over $1M EBITDA"]);
  });
});

const figure = (factor: HTMLElement) => factor.querySelector(".figure")?.textContent;
