import { cleanup, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelElement, showPanel } from "#app/valuation/depth/panel.fixture.tsx";
import { addBackNotes, addBackResultWords } from "#content/depth/add-backs.ts";
import { addBackDocuments, addBackNames } from "#content/depth/line-names.ts";
import type { AddBackEntries } from "#domain/depth/add-backs.ts";
import { type AddBackKey, addBackKeys } from "#domain/depth/depth-bounds.ts";
import { AddBacksPanel } from "./add-backs-panel.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const show = (given: Parameters<typeof showPanel>[2] = {}) => showPanel("addBacks", AddBacksPanel, given);
const field = (key: AddBackKey) => screen.getByRole<HTMLInputElement>("textbox", { name: addBackNames[key] });
const document = (key: AddBackKey) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: `I have: ${addBackDocuments[key]}` });
const type = (key: AddBackKey, text: string) => fireEvent.change(field(key), { target: { value: text } });

const example: AddBackEntries = {
  ownerPay: { amount: 120_000, hasPaper: true },
  familyPayroll: { amount: 45_000, hasPaper: false },
  personalCosts: { amount: 28_000, hasPaper: false },
  oneOffs: { amount: 62_000, hasPaper: true },
  rentToMarket: { amount: -36_000, hasPaper: true },
};

it("shows the example: $10.3M if documented, $9.9M provable, $438K for two missing documents", () => {
  const { container } = show({ saved: { addBacks: example } });
  expect(screen.getByText("$10.3M", { selector: ".figure" })).toBeDefined();
  expect(screen.getByText("$9.9M", { selector: ".figure" })).toBeDefined();
  expect(
    screen.getByText(
      "$1.719M × 6.0x. With the documents you have today it is $1.646M × 6.0x = $9.9M. The two missing documents are worth $438K.",
    ),
  ).toBeDefined();
  expect(screen.getByText("$1.719M", { selector: ".figure" })).toBeDefined();
  expect(screen.getByText("3 of 5 documented")).toBeDefined();
  expect(container.querySelectorAll(".bar")).toHaveLength(5);
  expect(container.querySelectorAll(".bar.hatch")).toHaveLength(2);
  expect(container.querySelectorAll(".bar.falls")).toHaveLength(1);
  expect(field("rentToMarket").value).toBe("−36,000");
  expect(document("ownerPay").checked).toBe(true);
  expect(document("familyPayroll").checked).toBe(false);
});

it("describes the chart in one sentence", () => {
  show({ saved: { addBacks: example } });
  expect(
    screen.getByText(
      "From pre-tax profit of $1.50M to adjusted EBITDA of $1.72M: Owner’s pay above a manager’s +$120K, Family on the payroll +$45K without its document, Personal costs +$28K without its document, One-off costs +$62K, Rent to market −$36K. Our estimate uses $1.65M.",
    ),
  ).toBeDefined();
});

it("has rows and an axis but no figure before anything is entered", () => {
  const { container } = show();
  expect(addBackKeys.map((key) => field(key).value)).toEqual(["", "", "", "", ""]);
  expect(screen.getAllByText("–", { selector: ".figure" })).toHaveLength(2);
  expect(screen.getByText(addBackResultWords.empty("6.0x"))).toBeDefined();
  expect(container.querySelectorAll(".bar")).toHaveLength(0);
  expect(container.querySelectorAll(".axis span").length).toBeGreaterThan(2);
  expect(screen.getByText("Ours $1.65M")).toBeDefined();
  expect(
    screen.getByText(/the \$1\.65M in our estimate, which allows 10% of profit .* the two are never added/),
  ).toBeDefined();
  expect(screen.queryByText(/documented$/, { selector: "b" })).toBeNull();
});

it("follows what is typed and ticked", () => {
  show();
  type("oneOffs", "100k");
  expect(screen.getByText(/^\$1\.60M × 6\.0x\. .* The missing document is worth \$600K\.$/)).toBeDefined();
  fireEvent.click(document("oneOffs"));
  expect(screen.getByText(`$1.60M × 6.0x. ${addBackResultWords.proved}`)).toBeDefined();
  expect(screen.getByText("1 of 1 documented")).toBeDefined();
});

it("writes the multiple out, so that the product can be checked: 319 × 2.425 = 773.6 thousand", () => {
  show({ inputs: { preTaxProfit: 100_000 }, saved: { addBacks: example } });
  expect(screen.getByText(/^\$319K × 2\.425x\./)).toBeDefined();
  expect(screen.getByText("$774K", { selector: ".figure" })).toBeDefined();
});

it("needs no document for a line that lowers the figure", () => {
  show();
  type("rentToMarket", "-36,000");
  expect(screen.getByText("Counts without it")).toBeDefined();
  expect(screen.getByText(`$1.464M × 6.0x. ${addBackResultWords.proved}`)).toBeDefined();
});

it("keeps the multiple beyond a bracket edge and says so", () => {
  show();
  expect(screen.queryByText(addBackNotes.bracket("6.0x"))).toBeNull();
  type("oneOffs", "500,000");
  expect(screen.getByText(addBackNotes.bracket("6.0x"))).toBeDefined();
  expect(screen.getByText("$12.0M", { selector: ".figure" })).toBeDefined();
});

it("values nothing when the list leaves no profit, and still draws", () => {
  const { container } = show();
  type("rentToMarket", "-2m");
  expect(screen.getByText(addBackResultWords.nothingLeft)).toBeDefined();
  expect(screen.getByText("$0", { selector: ".figure" })).toBeDefined();
  expect(container.querySelectorAll(".bar.falls")).toHaveLength(1);
});

it.each([
  ["familyPayroll", "lots", "Please type a number, such as 120,000."],
  ["familyPayroll", "-5,000", "Please stay between $0 and $5,000,000."],
  ["ownerPay", "6m", "Please stay between −$5,000,000 and $5,000,000."],
] as const)("says below %s what is wrong with %j once the field is left", (key, text, error) => {
  show();
  type(key, text);
  expect(screen.queryByText(error)).toBeNull();
  fireEvent.blur(field(key));
  expect(screen.getByText(error)).toBeDefined();
  expect(field(key).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(addBackResultWords.empty("6.0x"))).toBeDefined();
});

it("saves amounts and documents", () => {
  const onSave = vi.fn();
  show({ onSave });
  type("ownerPay", "120,000");
  fireEvent.click(document("ownerPay"));
  fireEvent.click(screen.getByRole("button", { name: "Save to my private page" }));
  expect(onSave).toHaveBeenCalledWith({ addBacks: { ownerPay: { amount: 120_000, hasPaper: true } } });
});

it("renders on the server as a form", () => {
  const html = renderToString(panelElement("addBacks", AddBacksPanel, { saved: { addBacks: example } }));
  expect(html).toContain('name="ownerPay"');
  expect(html).toContain('name="ownerPayPaper"');
  expect(html).toContain("$10.3M");
});
