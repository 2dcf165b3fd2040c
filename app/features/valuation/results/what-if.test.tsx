import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { example, show } from "./results.test-bench.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const panel = () => document.querySelector(".wif") as HTMLElement;
const value = () => panel().querySelector(".wif__t .figure")?.textContent;
const row = (name: string) => within(panel()).getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
const note = () => panel().querySelector(".wif__n")?.textContent;
const slide = (name: string, to: number) =>
  fireEvent.change(within(panel()).getByRole("slider", { name }), { target: { value: String(to) } });

describe("the what-if panel", () => {
  it("opens at today's figures and says that nothing is kept", () => {
    show();
    expect(value()).toBe("$9.9M");
    expect(row("Against today")).toBe("No change");
    expect(row("Multiple")).toBe("6.0x");
    expect(row("Range")).toBe("$8.4M – $11.4M");
    expect(screen.getByText(/Nothing here is saved or sent/)).toBeDefined();
  });

  it("follows profit, trend and recurring share", () => {
    show();
    slide("Annual pre-tax profit", 1_900_000);
    slide("Recurring revenue", 60);
    expect(value()).toBe("$18.6M");
    expect(row("Against today")).toBe("+$8.7M");
    expect(row("Multiple")).toBe("8.9x");
    expect(row("Range")).toBe("$15.8M – $21.4M");
    fireEvent.click(within(panel()).getByRole("radio", { name: "Declining" }));
    expect(row("Multiple")).toBe("7.9x");
    expect(value()).toBe("$16.5M");
  });

  it("says what is lost as well", () => {
    show();
    fireEvent.click(within(panel()).getByRole("radio", { name: "Stable" }));
    expect(row("Against today")).toBe("−$825K");
  });

  it("goes back to the visitor's own figures, and moves nothing else", () => {
    show();
    slide("Annual pre-tax profit", 5_000_000);
    expect(document.querySelector(".settled")?.textContent).toBe("$8.4M – $11.4M");
    fireEvent.click(screen.getByRole("button", { name: "Back to my figures" }));
    expect(value()).toBe("$9.9M");
    expect(row("Against today")).toBe("No change");
    expect(within(panel()).getByRole<HTMLInputElement>("slider", { name: "Annual pre-tax profit" }).value).toBe(
      "1500000",
    );
  });

  it("counts a recurring share that was not given as the formula did", () => {
    show({ inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing" } });
    expect(row("Against today")).toBe("No change");
    expect(within(panel()).getByRole<HTMLInputElement>("slider", { name: "Recurring revenue" }).value).toBe("0");
  });

  it("puts the pin on the chosen point and keeps today's value in sight", () => {
    show();
    const pin = () => panel().querySelector<HTMLElement>(".curve__m")?.style.getPropertyValue("--x");
    expect(pin()).toBe("75");
    slide("Annual pre-tax profit", 4_000_000);
    expect(pin()).toBe("80");
    expect(panel().querySelector(".curve__t")?.textContent).toBe("Today, $9.9M");
    expect(within(panel()).getByRole("img").getAttribute("aria-label")).toContain("today it is $9.9M");
  });
});

describe("the sentence on the next bracket", () => {
  it("says how far it is and what is there", () => {
    show();
    expect(note()).toBe(
      "With $318K more profit you reach the next size bracket, at $2.0M of adjusted EBITDA. Its base multiple is 7.5x, and the value there is $17.5M, $7.6M more.",
    );
  });

  it("follows the inputs", () => {
    show();
    slide("Annual pre-tax profit", 1_900_000);
    expect(note()).toMatch(/^With \$3\.6M more profit .* at \$6\.0M/);
  });

  it("ends in the highest bracket", () => {
    show({ inputs: { ...example, preTaxProfit: 10_000_000 } });
    expect(note()).toBe("You are in the highest size bracket, with a base multiple of 9.0x.");
  });
});

describe("the spoken outcome", () => {
  const spoken = () => within(panel()).getByRole("status").textContent;

  it("waits until the slider rests", () => {
    show();
    expect(spoken()).toBe("");
    for (const profit of [1_600_000, 1_700_000, 1_900_000]) {
      slide("Annual pre-tax profit", profit);
      act(() => vi.advanceTimersByTime(500));
      expect(spoken()).toBe("");
    }
    act(() => vi.advanceTimersByTime(300));
    expect(spoken()).toBe("Adjusted value $18.3M, +$8.4M against today, at 8.8x.");
  });
});
