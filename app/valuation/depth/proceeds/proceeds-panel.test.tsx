import { cleanup, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelElement, showPanel } from "#app/valuation/depth/panel.fixture.tsx";
import {
  lowerFee,
  type ProceedsField,
  proceedsFields,
  proceedsHelp,
  proceedsResultWords,
} from "#content/depth/proceeds.ts";
import { site } from "#content/site.ts";
import { proceedsKeys } from "#domain/depth/depth-bounds.ts";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { ProceedsPanel } from "./proceeds-panel.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const show = (given: Parameters<typeof showPanel>[2] = {}) => showPanel("proceeds", ProceedsPanel, given);
const field = (name: ProceedsField) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: proceedsFields[name].label });
const type = (name: ProceedsField, text: string) => fireEvent.change(field(name), { target: { value: text } });
const figure = (text: string) => screen.getByText(text, { selector: ".figure" });
const placesOf = (container: HTMLElement) =>
  [...container.querySelectorAll("li")].flatMap(({ style }) =>
    ["--low", "--high", "--end"].map((name) => Number(style.getPropertyValue(name))),
  );

const example = exampleDepth.proceeds;

it("shows the example: $5.0M cash at close, $1.0M later, $1.3M at risk, $6.8M in the end", () => {
  const { container } = show({ saved: { proceeds: example } });
  expect(screen.getByText(proceedsResultWords.afterTax, { selector: ".label" })).toBeDefined();
  expect(figure("$5.0M")).toBeDefined();
  expect(
    screen.getByText(
      "Another $1.0M is owed to you later, and $1.3M is at risk. If all of it is paid, you keep $6.8M after 24% tax.",
    ),
  ).toBeDefined();
  expect(screen.getByText("$5.04M")).toBeDefined();
  expect(container.querySelectorAll(".bar.hatch")).toHaveLength(2);
  expect(
    screen.getByText(
      "From the price to cash at close: Price $9.90M, Debt −$600K, Cash +$250K, Working capital −$120K, Success fee −$495K, Yours, before tax $8.94M, Later −$1.00M, At risk −$1.30M, Tax now −$1.59M, Cash at close $5.04M.",
    ),
  ).toBeDefined();
});

it("stops before tax without a rate, and its title says so", () => {
  const { taxRate: _, ...untaxed } = example;
  show({ saved: { proceeds: untaxed } });
  expect(screen.getByText(proceedsResultWords.beforeTax, { selector: ".label" })).toBeDefined();
  expect(screen.getByRole("heading", { name: /^Before tax/ })).toBeDefined();
  expect(figure("$6.6M")).toBeDefined();
  expect(screen.queryByText("Tax now")).toBeNull();
  type("taxRate", "24");
  expect(figure("$5.0M")).toBeDefined();
  expect(screen.getByText("Tax now")).toBeDefined();
});

it("shows price and fee but no figure of the owner before anything is entered", () => {
  show();
  expect(figure("–")).toBeDefined();
  expect(screen.getByText(proceedsResultWords.empty("5%"))).toBeDefined();
  expect(screen.getAllByText("$9.41M")).toHaveLength(2);
});

it.each([
  [
    { escrow: 500_000, taxRate: 0 },
    "Another $500K is owed to you and paid later. If all of it is paid, you keep $9.4M after 0% tax.",
  ],
  [
    { earnOut: 600_000 },
    `Another $600K is at risk: it depends on how the company does. ${proceedsResultWords.untaxed}`,
  ],
  [{ debt: 600_000 }, proceedsResultWords.untaxed],
  [{ taxRate: 23.8 }, proceedsResultWords.allAtClose],
])("explains %j", (proceeds, sentence) => {
  show({ saved: { proceeds } });
  expect(screen.getByText(sentence)).toBeDefined();
});

it.each([
  [1_500_000, false],
  [4_000_000, true],
])("says where the price is above the first step of the fee: a profit of %i, %s", (preTaxProfit, isSaid) => {
  const { container } = show({ inputs: { preTaxProfit } });
  const percent = `${site.valuation.successFeePercent}%`;
  const said = container.textContent?.includes(lowerFee(percent, shortMoney(site.fee.scale[0]?.upTo ?? 0)));
  expect(said).toBe(isSaid);
});

it("says in words that the parts are more than the price, and draws below zero", () => {
  const { container } = show({ saved: { proceeds: { debt: 12_000_000, escrow: 1_000_000, taxRate: 24 } } });
  expect(screen.getByText(proceedsResultWords.overdrawn("$3.60M"))).toBeDefined();
  expect(figure("−$3.6M")).toBeDefined();
  expect(placesOf(container).every((place) => place >= 0 && place <= 100)).toBe(true);
});

it.each([
  ["debt", "abc", "Please type a number, such as 120,000."],
  ["debt", "-5", "Please stay between $0 and $100,000,000."],
  ["taxRate", "a lot", "Please type a percentage, such as 24."],
  ["taxRate", "75", "Please stay between 0% and 60%."],
] as const)("says below %s what is wrong with %j once the field is left", (name, text, error) => {
  show();
  type(name, text);
  expect(screen.queryByText(error)).toBeNull();
  fireEvent.blur(field(name));
  expect(screen.getByText(error)).toBeDefined();
  expect(field(name).getAttribute("aria-invalid")).toBe("true");
});

it("saves what was entered", () => {
  const onSave = vi.fn();
  show({ onSave });
  type("debt", "600k");
  type("workingCapitalGap", "-80,000");
  type("taxRate", "23.8%");
  fireEvent.click(screen.getByRole("button", { name: "Save to my private page" }));
  expect(onSave).toHaveBeenCalledWith({ proceeds: { debt: 600_000, workingCapitalGap: -80_000, taxRate: 23.8 } });
});

it("explains every field, and the tax rate with a date and whom to ask", () => {
  show();
  for (const name of [...proceedsKeys, "taxRate"] as const)
    expect(screen.getByText((text) => text.startsWith(proceedsHelp[name].what), { selector: "dd" })).toBeDefined();
  expect(proceedsHelp.taxRate.usual).toMatch(/November 2026.*not tax advice: ask your tax advisor/);
  expect(screen.getByRole("link", { name: /^SRS Acquiom, M&A Deal Terms Study 2023/ })).toBeDefined();
});

it("renders on the server as a form", () => {
  const html = renderToString(panelElement("proceeds", ProceedsPanel, { saved: { proceeds: example } }));
  for (const name of proceedsKeys) expect(html).toContain(`name="${name}"`);
  expect(html).toContain("$5.04M");
});
