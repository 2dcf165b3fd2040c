import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Worksheet, type WorksheetSheet } from "./worksheet.tsx";

const sheets: readonly WorksheetSheet[] = [
  {
    name: "Valuation",
    start: { row: 2, column: 1 },
    rows: [
      { cells: [{ text: "EBITDA" }, { text: "$1,650,000", numeric: true, entered: true }] },
      { cells: [{ text: "Multiple" }, { text: "6.00x", numeric: true }] },
      { kind: "total", cells: [{ text: "Value" }, { text: "$9,900,000", numeric: true, formula: "=B1*B2" }] },
    ],
  },
  { name: "Bands", start: { row: 0, column: 0 }, rows: [{ cells: [{ text: "Under $500K" }, { text: "1.75x" }] }] },
];

function Book({ of }: { readonly of: readonly WorksheetSheet[] }) {
  const [open, setOpen] = useState("Valuation");
  return <Worksheet label="Working" sheets={of} open={open} onOpen={setOpen} />;
}

const bar = () =>
  document.querySelector('[data-selected] [data-part="formula-bar"], section > [data-part="formula-bar"]')?.textContent;
const user = userEvent.setup();

beforeEach(() => {
  render(<Book of={sheets} />);
});
afterEach(cleanup);

it("shows the formula of the selected cell and announces it with the cell", () => {
  expect(bar()).toBe("B3fx=B1*B2");
  const cell = screen.getByRole("gridcell", { name: "$9,900,000" });
  expect(cell.getAttribute("aria-selected")).toBe("true");
  expect(document.getElementById(cell.getAttribute("aria-describedby") ?? "")?.textContent).toBe("=B1*B2");
});

it("selects the pressed cell", async () => {
  await user.click(screen.getByRole("gridcell", { name: "6.00x" }));
  expect(bar()).toBe("B2fx6.00x");
  expect(screen.getByRole("gridcell", { name: "$9,900,000" }).getAttribute("aria-selected")).toBe("false");
});

it("is one tab stop from which arrows move the selection", async () => {
  await user.tab();
  expect(document.activeElement?.textContent).toBe("$9,900,000");
  await user.keyboard("{ArrowUp}{ArrowLeft}");
  expect(document.activeElement?.textContent).toBe("Multiple");
  expect(bar()).toBe("A2fxMultiple");
  const stops = within(screen.getByRole("grid", { name: "Valuation" })).getAllByRole("gridcell");
  expect(stops.filter((cell) => cell.tabIndex === 0)).toEqual([document.activeElement]);
});

it("skips a column that a small screen hides", async () => {
  cleanup();
  const wide = [
    { name: "Valuation", start: { row: 0, column: 0 }, rows: [{ cells: ["a", "b", "c"].map((text) => ({ text })) }] },
  ];
  render(<Book of={wide} />);
  screen.getByText("b").style.display = "none";
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("c");
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement?.textContent).toBe("a");
});

it("opens another sheet by its tab, each with its own selection", async () => {
  await user.click(screen.getByRole("tab", { name: "Bands" }));
  expect(bar()).toBe("A1fxUnder $500K");
  await user.click(screen.getByRole("tab", { name: "Valuation" }));
  expect(bar()).toBe("B3fx=B1*B2");
});

it("has no tabs with one sheet", () => {
  cleanup();
  const { container } = render(<Book of={sheets.slice(0, 1)} />);
  expect(within(container).queryByRole("tablist")).toBeNull();
  expect(bar()).toBe("B3fx=B1*B2");
});
