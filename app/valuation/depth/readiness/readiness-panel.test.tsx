import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelElement, showPanel } from "#app/valuation/depth/panel.fixture.tsx";
import { readinessQuestions } from "#content/depth/readiness-questions.ts";
import { type ReadinessAnswer, readinessKeys } from "#domain/depth/depth-bounds.ts";
import type { ReadinessEntries } from "#domain/depth/sale-readiness.ts";
import { ReadinessPanel } from "./readiness-panel.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const show = (given: Parameters<typeof showPanel>[2] = {}) => showPanel("readiness", ReadinessPanel, given);
const given = (...answers: readonly ReadinessAnswer[]): ReadinessEntries =>
  Object.fromEntries(answers.map((answer, index) => [readinessKeys[index], answer]));
const choose = (key: keyof typeof readinessQuestions, answer: string) =>
  fireEvent.click(
    within(screen.getByRole("radiogroup", { name: readinessQuestions[key].statement })).getByRole("radio", {
      name: answer,
    }),
  );

/** 3 yes, 3 partly, 2 no: 37.5 + 18.75 = 56.25. */
const example = given("no", "yes", "partly", "yes", "no", "partly", "partly", "yes");

it("scores the example 56 of 100 beside the unchanged estimate", () => {
  const { container } = show({ saved: { readiness: example } });
  expect(container.querySelector("summary")?.textContent).toContain("56 of 100");
  expect(screen.getByText("$9.9M")).toBeDefined();
  expect(screen.getByText("3 yes, 3 partly, 2 no")).toBeDefined();
  expect(screen.getByRole("img", { name: "Readiness: 56 of 100. 3 yes, 3 partly, 2 no." })).toBeDefined();
  expect(container.querySelector<HTMLElement>(".pin")?.parentElement?.style.getPropertyValue("--x")).toBe("56");
});

it("shows no score until all eight are answered", () => {
  const { container } = show();
  expect(screen.getByText("0 of 8 answered")).toBeDefined();
  choose("customerConcentration", "Yes");
  choose("runsWithoutOwner", "No");
  choose("booksTie", "Partly");
  expect(screen.getByText("3 of 8 answered")).toBeDefined();
  expect(container.textContent).not.toContain("of 100");
  expect(container.querySelector(".pin")).toBeNull();
  expect(screen.getByText(/Answer all eight/)).toBeDefined();
});

it("says below each open answer what a buyer does, with the source of a figure, and nothing below a yes", () => {
  show();
  choose("booksTie", "No");
  expect(screen.getByText(/A buyer orders a quality-of-earnings review/)).toBeDefined();
  const link = screen.getByRole("link", { name: /Dead Deal Report/ });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
  choose("booksTie", "Yes");
  expect(screen.queryByText(/A buyer orders a quality-of-earnings review/)).toBeNull();
});

it("gives two fixes free, each no first, and names how many more the report has", () => {
  const { container } = show({ saved: { readiness: example } });
  const fixes = [...container.querySelectorAll("h4 + ol > li b")].map((title) => title.textContent);
  expect(fixes).toEqual(["Spread the sales", "Name a second"]);
  expect(screen.getByText(/Three more in the Exit Readiness report/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Compare the reports" }).getAttribute("href")).toContain("7f0c9c1e");
});

it("links to no report where the valuation has no private page", () => {
  show({ saved: { readiness: example }, hasPage: false });
  expect(screen.getByText(/Three more/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Compare the reports" })).toBeNull();
});

it("has dollars for two questions only, from the formula", () => {
  const { container } = show({ saved: { readiness: given(...Array<ReadinessAnswer>(8).fill("no")) } });
  const dollars = [...container.querySelectorAll("ol > li p > b")].map((text) => text.textContent);
  expect(dollars).toEqual([
    "By our formula, recurring revenue of 75% would add $413K.",
    "Your estimate counts revenue as growing. By our formula that is $825K of it.",
  ]);
  expect(screen.getAllByText("0 of 100")).toHaveLength(2);
});

it("says what growing would add where the trend is flat", () => {
  show({ inputs: { growthTrend: "flat" } });
  choose("threeYearGrowth", "Partly");
  expect(screen.getByText("By our formula, growing revenue would add $825K.")).toBeDefined();
});

it("has nothing to fix after eight times yes", () => {
  show({ saved: { readiness: given(...Array<ReadinessAnswer>(8).fill("yes")) } });
  expect(screen.getAllByText("100 of 100")).toHaveLength(2);
  expect(screen.getByText(/Nothing is open/)).toBeDefined();
});

it("saves what was answered, under the names of the questions", () => {
  const onSave = vi.fn();
  const { container } = show({ onSave });
  choose("steadyMargin", "Partly");
  expect(container.querySelector<HTMLInputElement>('[name="steadyMargin"]:checked')?.value).toBe("partly");
  fireEvent.click(screen.getByRole("button", { name: /Save/ }));
  expect(onSave).toHaveBeenCalledWith({ readiness: { steadyMargin: "partly" } });
});

it("renders on the server with the saved answers", () => {
  const html = renderToString(panelElement("readiness", ReadinessPanel, { saved: { readiness: example } }));
  expect(html).toContain("56 of 100");
});
