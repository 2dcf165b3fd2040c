import { cleanup, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { panelElement, showPanel } from "#app/valuation/depth/panel.fixture.tsx";
import { GoalPanel } from "./goal-panel.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const show = (given: Parameters<typeof showPanel>[2] = {}) => showPanel("goal", GoalPanel, given);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const rows = (heading: string) =>
  [...(screen.getByRole("heading", { name: heading }).closest("section")?.querySelectorAll("li") ?? [])].map(
    (row) => row.textContent,
  );
const routes = () => rows("A goal price");
const later = () => rows("Now or later");
const slide = (name: string, to: number) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value: String(to) } });
const chart = (start: string) => screen.getByRole("img", { name: new RegExp(`^${start}`) });

describe("a goal of $11.0M", () => {
  it("names each way to it, and where one stops", () => {
    const { container } = show();
    type("goal", "11m");
    expect(routes()).toEqual([
      "A. Profit alone, trend and share as today$1.67M",
      "B. Both, 75% recurring and less new profit$1.60M",
      "C. Share alone stops at $10.7M, with all of it recurring100%",
      "Trend alone adds nothing: it counts as growing already0.0x",
    ]);
    expect(container.querySelector("summary")?.textContent).toContain("+$167K profit");
    expect(screen.getByText("For $11.0M you need")).toBeDefined();
    expect(
      screen.getByText("11% more than today, the rest held. Or $100K more with 75% of revenue recurring."),
    ).toBeDefined();
  });

  it("is described in the chart's label", () => {
    show();
    type("goal", "11,000,000");
    expect(chart("Yearly profit").getAttribute("aria-label")).toBe(
      "Yearly profit against the share of revenue that recurs. Today $1.50M and 50% make $9.9M. $11.0M needs $1.67M of profit at today’s share, or $1.60M at 75%.",
    );
  });
});

it("moves with the slider, which writes into the field", () => {
  show();
  slide("I would sell at", 10_000_000);
  expect(field("goal").value).toBe("10,000,000");
  expect(screen.getByText("For $10.0M you need")).toBeDefined();
});

it("starts a tenth above today", () => {
  show();
  expect(field("goal").value).toBe("10,900,000");
  expect(field("growthRate").value).toBe("8");
  expect(field("returnRate").value).toBe("5");
});

it("says that a goal is reached today", () => {
  show();
  type("goal", "9.9m");
  expect(screen.getAllByText("Reached today")).toHaveLength(2);
  expect(routes()).toEqual(["Today’s estimate of $9.9M is there already.$9.9M"]);
});

it("says where the share alone and the trend alone reach the goal", () => {
  show({ inputs: { growthTrend: "decreasing" } });
  type("goal", "8,500,000");
  expect(routes().slice(2)).toEqual([
    "C. Share alone reaches it at 66% recurring66%",
    "Trend alone reaches it once it counts as stable$9.1M",
  ]);
});

it("says that the trend alone stops", () => {
  show({ inputs: { growthTrend: "flat" } });
  type("goal", "12m");
  expect(routes()[3]).toBe("Trend alone stops at $9.9M, counted as growing$9.9M");
});

it("promises no jump where the profit crosses a bracket", () => {
  show();
  type("goal", "15m");
  expect(routes()[0]).toBe("A. Profit alone, trend and share as today, still at today’s 6.0x$2.27M");
  expect(screen.getAllByText(/from \$2.0M of EBITDA our method uses a higher size bracket/).length).toBeGreaterThan(0);
});

it("leaves out the way by both where all revenue recurs", () => {
  show({ inputs: { recurringRevenue: 100 } });
  expect(routes()).toHaveLength(3);
  expect(routes()[1]).toBe("C. Share alone: all of it recurs already100%");
});

it.each(["", "a lot", "12", "9e9"])("keeps its charts while the goal says %j", (text) => {
  show();
  type("goal", text);
  fireEvent.blur(field("goal"));
  expect(chart("Yearly profit")).toBeDefined();
  expect(field("goal").value).toBe(text);
  expect(screen.queryByRole("alert") === null).toBe(text === "");
  if (text) expect(field("goal").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
});

describe("now or later", () => {
  it("compares the owner's rate with flat and falling, and with selling today, after three years", () => {
    show();
    expect(later()).toEqual([
      "Growing 8% a year, at 6.0x$12.5M",
      "Flat, at 5.5x: the 0.5x for growth goes first$9.1M",
      "Falling 8% a year, at 5.0x$6.4M",
      "Sold today, invested at 5% a year$11.5M",
      "Profit earned by then, before tax and in none of the lines$5.3M",
    ]);
    expect(chart("Price over").getAttribute("aria-label")).toBe(
      "Price over five years. In 3 years: +8% $12.5M, Flat $9.1M, −8% $6.4M, Invested $11.5M.",
    );
  });

  it("follows the year, which has no field to be saved", () => {
    show();
    slide("I could wait", 0);
    expect(later()[0]).toBe("Growing 8% a year, at 6.0x$9.9M");
    expect(later()[4]).toContain("$0");
    slide("I could wait", 5);
    expect(later()[0]).toContain("$14.5M");
    expect(screen.getByRole("slider", { name: "I could wait" }).getAttribute("name")).toBeNull();
  });

  it.each([
    { rate: "8", said: /waiting brings no less than selling today and investing, in any of the five years/ },
    {
      rate: "0",
      said: /brings less .* in years 1 to 5. With the profit earned meanwhile, it brings no less in any year/,
    },
    { rate: "-3", said: /in years 1 to 5. With the profit earned meanwhile, it brings less in years 1 and 2/ },
  ])("says in which years waiting at $rate% pays less", ({ rate, said }) => {
    show();
    type("growthRate", rate);
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByText(/before tax. The risk of each year of waiting is not counted/)).toBeDefined();
  });

  it("keeps today's base beyond an edge, upward and downward", () => {
    show();
    expect(screen.getByText(/from \$2.0M of EBITDA/)).toBeDefined();
    type("growthRate", "-30");
    expect(screen.getByText(/below \$1.0M of EBITDA our method uses a lower size bracket/)).toBeDefined();
    expect(document.querySelectorAll(".hatch").length).toBeGreaterThan(0);
  });

  it("names no edge and hatches nothing while profit stays in its bracket", () => {
    show({ saved: { goal: { goal: 10_000_000, growthRate: 1, returnRate: 5 } } });
    expect(screen.queryByText(/Hatched/)).toBeNull();
    expect(document.querySelector(".hatch")).toBeNull();
  });

  it("shows an error below a rate that is out of bounds, once the field was left", () => {
    show();
    type("growthRate", "90");
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.blur(field("growthRate"));
    expect(screen.getByRole("alert").textContent).toBe("Please stay between −30% and 50%.");
  });
});

it("saves goal and rates", () => {
  const onSave = vi.fn();
  show({ onSave });
  type("goal", "11m");
  type("growthRate", "−2,5 %");
  fireEvent.click(screen.getByRole("button", { name: /Save/ }));
  expect(onSave).toHaveBeenCalledWith({ goal: { goal: 11_000_000, growthRate: -2.5, returnRate: 5 } });
});

it("draws every kind of company without a broken number", () => {
  for (const preTaxProfit of [100_000, 454_545, 1_818_182, 10_000_000])
    for (const recurringRevenue of [0, 100])
      for (const goal of [100_000, 500_000_000])
        for (const growthRate of [-30, 0, 50]) {
          const html = renderToString(
            panelElement("goal", GoalPanel, {
              inputs: { preTaxProfit, recurringRevenue, growthTrend: "decreasing" },
              saved: { goal: { goal, growthRate, returnRate: 0 } },
            }),
          );
          expect(html).not.toMatch(/NaN|Infinity|undefined/);
        }
});
