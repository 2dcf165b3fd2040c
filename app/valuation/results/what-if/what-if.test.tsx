import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { example, show } from "#app/valuation/results/results.fixture.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const panel = () => screen.getByRole("heading", { name: "What would move it?" }).closest("section") as HTMLElement;
const value = () => panel().querySelector("p > .figure")?.textContent;
const row = (name: string) => within(panel()).getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
const note = () => panel().querySelector("p > svg")?.parentElement?.textContent;
const slide = (name: string, to: number) =>
  fireEvent.change(within(panel()).getByRole("slider", { name }), { target: { value: String(to) } });

describe("the what-if panel", () => {
  it("opens at today's figures and says that nothing is stored", () => {
    show();
    expect(value()).toBe("$9.9M");
    expect(row("Against today")).toBe("No change");
    expect(row("Multiple")).toBe("6.0x");
    expect(row("Range")).toBe("$8.4M – $11.4M");
    expect(screen.getByText(/Nothing here is saved or sent/)).toBeDefined();
  });

  it("follows profit, trend and recurring share", () => {
    show();
    slide("Annual pre-tax profit", 1_600_000);
    slide("Recurring revenue", 60);
    expect(value()).toBe("$10.7M");
    expect(row("Against today")).toBe("+$836K");
    expect(row("Multiple")).toBe("6.1x");
    expect(row("Range")).toBe("$9.1M – $12.3M");
    fireEvent.click(within(panel()).getByRole("radio", { name: "Declining" }));
    expect(row("Multiple")).toBe("5.1x");
    expect(value()).toBe("$9.0M");
  });

  it("also shows a loss", () => {
    show();
    fireEvent.click(within(panel()).getByRole("radio", { name: "Stable" }));
    expect(row("Against today")).toBe("−$825K");
  });

  it("resets to the visitor's own figures, and changes nothing else", () => {
    show();
    slide("Annual pre-tax profit", 3_000_000);
    expect(screen.getAllByText("$8.4M – $11.4M")).not.toHaveLength(0);
    fireEvent.click(screen.getByRole("button", { name: "Back to my figures" }));
    expect(value()).toBe("$9.9M");
    expect(row("Against today")).toBe("No change");
    expect(within(panel()).getByRole<HTMLInputElement>("slider", { name: "Annual pre-tax profit" }).value).toBe(
      "1500000",
    );
  });

  it("treats a missing recurring share as the formula does", () => {
    show({ inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing" } });
    expect(row("Against today")).toBe("No change");
    expect(within(panel()).getByRole<HTMLInputElement>("slider", { name: "Recurring revenue" }).value).toBe("0");
  });

  it("moves the marker, not the axes", () => {
    show();
    const pin = () => panel().querySelector<HTMLElement>(".pin")?.parentElement?.style.getPropertyValue("--x");
    const axes = () => [...panel().querySelectorAll("[role=img] .tick")].map(({ textContent }) => textContent);
    const opened = axes();
    expect(pin()).toBe("50");
    slide("Annual pre-tax profit", 2_400_000);
    slide("Recurring revenue", 100);
    expect(pin()).toBe("80");
    expect(axes()).toEqual(opened);
    expect(panel().querySelector("[role=img] svg + span")?.textContent).toBe("Today, $9.9M");
    expect(within(panel()).getByRole("img").getAttribute("aria-label")).toContain("today it is $9.9M");
  });
});

describe("the edge of a size bracket", () => {
  it("is hatched, and the text says why without a price", () => {
    show();
    expect(panel().querySelectorAll("[role=img] .hatch")).toHaveLength(4);
    expect(note()).toBe(
      "With $318K more profit adjusted EBITDA reaches $2.0M, and the base multiple steps from 5.0x to 7.5x. Buyers’ prices rise more evenly, so that edge is hatched.",
    );
  });

  it("is not called hatched where it is beyond the chart", () => {
    show({ inputs: { preTaxProfit: 2_400_000, growthTrend: "increasing", recurringRevenue: 50 } });
    expect(note()).toMatch(/^With \$3\.1M more profit .* Buyers’ prices rise more evenly than that\.$/);
  });

  it("keeps today's multiple on both sides of the edge: from a price, or more, and no range", () => {
    show();
    slide("Annual pre-tax profit", 1_900_000);
    expect(value()).toBe("from $12.5M");
    expect(row("Against today")).toBe("+$2.6M or more");
    expect(row("Multiple")).toBe("6.0x or more");
    expect(row("Range")).toBe("Open");
    expect(note()).toBe(
      "Between two size brackets: at $2.0M of adjusted EBITDA the base multiple steps from 5.0x to 7.5x. Buyers’ prices rise more evenly, so this keeps 5.0x and promises no jump.",
    );
    slide("Annual pre-tax profit", 1_750_000);
    expect(value()).toBe("from $11.6M");
    expect(row("Against today")).toBe("+$1.7M or more");
  });

  it("opens with the estimate for an owner who is at an edge, and gives the other end below it", () => {
    show({ inputs: { ...example, preTaxProfit: 1_850_000 } });
    expect(value()).toBe("$17.8M");
    expect(row("Against today")).toBe("No change");
    slide("Annual pre-tax profit", 1_750_000);
    expect(value()).toBe("up to $16.8M");
    expect(row("Multiple")).toBe("8.8x or less");
  });

  it.each([
    [2_000_000, "$19.3M", "7.5x"],
    [800_000, "$4.2M", "3.875x"],
  ])("promises no gain in another bracket, at a profit of %i", (profit, shown, base) => {
    show();
    slide("Annual pre-tax profit", profit);
    expect(value()).toBe(shown);
    expect(row("Against today")).toBe("Another bracket");
    expect(note()).toBe(
      `This is another size bracket, with a base multiple of ${base}. Read it as a direction, not as a price.`,
    );
  });

  it("does not exist for an owner in the highest bracket", () => {
    show({ inputs: { ...example, preTaxProfit: 10_000_000 } });
    expect(note()).toBe("You are in the highest size bracket, with a base multiple of 9.0x.");
  });
});

describe("the announced outcome", () => {
  const spoken = () => within(panel()).getByRole("status").textContent;

  it("waits until the slider is at rest", () => {
    show();
    expect(spoken()).toBe("");
    for (const profit of [1_550_000, 1_650_000, 1_600_000]) {
      slide("Annual pre-tax profit", profit);
      act(() => vi.advanceTimersByTime(300));
      expect(spoken()).toBe("");
    }
    act(() => vi.advanceTimersByTime(100));
    expect(spoken()).toBe("Value $10.6M. Against today: +$660K. Multiple 6.0x.");
  });
});
