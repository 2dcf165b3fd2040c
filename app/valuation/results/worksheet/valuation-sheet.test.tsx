import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { show } from "#app/valuation/results/results.fixture.tsx";

const user = userEvent.setup();

beforeEach(() => {
  show();
});
afterEach(cleanup);

const section = () => screen.getByRole("heading", { name: "The worksheet" }).closest("section") as HTMLElement;
const bar = () => section().querySelector('[data-selected] [data-part="formula-bar"]')?.textContent;

const open = () => user.click(screen.getByRole("button", { name: "Show Excel-Style Valuation" }));

it("is closed until it is opened, and closes again", async () => {
  const toggle = screen.getByRole("button", { name: "Show Excel-Style Valuation" });
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(within(section()).queryByRole("button", { name: "Copy worksheet" })).toBeNull();
  await open();
  expect(within(section()).getByRole("grid", { name: "Valuation" })).toBeDefined();
  const hide = screen.getByRole("button", { name: "Hide Excel-Style Valuation" });
  expect(hide.getAttribute("aria-expanded")).toBe("true");
  await user.click(hide);
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
});

it("opens on the valuation and shows the formula of the cell that the arrow keys select", async () => {
  await open();
  expect(bar()).toBe("C12fx=ROUND(C7*C11,0)");
  const grid = within(section()).getByRole("grid", { name: "Valuation" });
  within(grid).getByRole("gridcell", { name: "$9,900,000" }).focus();
  await user.keyboard("{ArrowUp}");
  expect(bar()).toBe("C11fx=C8+C9+C10");
  await user.keyboard("{ArrowUp}{ArrowLeft}");
  expect(bar()).toBe("B10fxUp to 20% of base");
});

it("has three sheets and copies the open one", async () => {
  await open();
  const tabs = within(section()).getAllByRole("tab");
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Valuation", "Approaches", "Bands"]);
  await user.click(within(section()).getByRole("tab", { name: "Bands" }));
  expect(bar()).toBe("C2fx1.75x");
  await user.click(screen.getByRole("button", { name: "Copy worksheet" }));
  expect(within(section()).getByRole("status").textContent).toBe("Worksheet copied");
  expect((await navigator.clipboard.readText()).split("\n")[1]).toBe("Under $500K\t0\t1.75\t");
});
