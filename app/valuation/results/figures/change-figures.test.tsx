import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "#app/valuation/results/results.fixture.tsx";

const user = userEvent.setup();

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const opener = () => screen.getByRole("button", { name: "Change my figures" });
const dialog = () => screen.queryByRole("dialog", { name: "Change my figures" });
const profit = () => screen.getByLabelText<HTMLInputElement>("Annual pre-tax profit, typed");
const save = () => user.click(screen.getByRole("button", { name: "Update my valuation" }));

async function type(amount: string) {
  await user.clear(profit());
  await user.type(profit(), amount);
}

it("shows what was entered and opens the dialog with it", async () => {
  show({ onChangeFigures: () => {} });
  expect(opener().previousElementSibling?.textContent).toBe("You entered a profit of $1.5M, growing, 50% recurring.");
  await user.click(opener());
  expect(dialog()?.textContent).toContain("As you entered them on January 2, 2026.");
  expect(profit().value).toBe("$1.5M");
  expect(within(dialog() as HTMLElement).getByRole<HTMLInputElement>("radio", { name: "Growing" }).checked).toBe(true);
  expect(dialog()?.textContent).toContain("$1.65M × 6.0x$9.9M");
});

it("submits the new figures once, and returns the focus", async () => {
  const onChangeFigures = vi.fn();
  show({ onChangeFigures });
  await user.click(opener());
  await type("1.6m");
  expect(dialog()?.textContent).toContain("$1.76M × 6.0x$10.6M");
  await user.dblClick(screen.getByRole("button", { name: "Update my valuation" }));
  expect(onChangeFigures).toHaveBeenCalledExactlyOnceWith({
    preTaxProfit: 1_600_000,
    growthTrend: "increasing",
    recurringRevenue: 50,
  });
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it("rejects invalid figures and says why", async () => {
  const onChangeFigures = vi.fn();
  show({ onChangeFigures });
  await user.click(opener());
  await type("12");
  await save();
  expect(screen.getByRole("alert").textContent).toBe("Please select your annual profit");
  expect(onChangeFigures).not.toHaveBeenCalled();
  await type("2m");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps everything when it is canceled", async () => {
  const onChangeFigures = vi.fn();
  show({ onChangeFigures });
  await user.click(opener());
  await type("3m");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(dialog()).toBeNull();
  expect(onChangeFigures).not.toHaveBeenCalled();
  await user.click(opener());
  expect(profit().value).toBe("$1.5M");
});

it("reopens after a reload with what was typed", async () => {
  show({ onChangeFigures: () => {} });
  await user.click(opener());
  await type("2.25m");
  cleanup();
  show({ onChangeFigures: () => {} });
  expect(profit().value).toBe("$2.25M");
});

it("is not offered where a change could not be stored", () => {
  show();
  expect(screen.queryByRole("button", { name: "Change my figures" })).toBeNull();
});

describe("the toast after a change", () => {
  const toast = () => screen.getByText("Your valuation is updated.").closest("[role=status]")?.textContent;

  it("gives both values and takes the change back, with the focus on the button", async () => {
    const onChangeFigures = vi.fn();
    show({ onChangeFigures });
    await user.click(opener());
    await type("1.6m");
    await save();
    expect(toast()).toContain("$9.9M on January 2, 2026, now $10.6M.");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(onChangeFigures).toHaveBeenLastCalledWith({
      preTaxProfit: 1_500_000,
      growthTrend: "increasing",
      recurringRevenue: 50,
    });
    expect(document.activeElement).toBe(opener());
    expect(screen.getByText("Your earlier figures are back.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("is next to the button for the keyboard", async () => {
    show({ onChangeFigures: () => {} });
    await user.click(opener());
    await type("1.6m");
    await save();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  });

  it("does not come for the same figures", async () => {
    const onChangeFigures = vi.fn();
    show({ onChangeFigures });
    await user.click(opener());
    await save();
    expect(onChangeFigures).not.toHaveBeenCalled();
    expect(screen.queryByText("Your valuation is updated.")).toBeNull();
  });
});

describe("once it is done", () => {
  it.each([
    ["stored", "Updated, also under your private link. $9.0M before, $9.9M now."],
    [
      "kept",
      "Updated on this screen. Your private link follows as soon as the connection is back. $9.0M before, $9.9M now.",
    ],
    ["failed", "Updated on this screen. It could not be saved to your private link. $9.0M before, $9.9M now."],
  ] as const)("%s: %s", (lead, text) => {
    const valuedAt = "2026-01-02T09:00:00.000Z";
    show({ onChangeFigures: () => {}, update: { before: 9_000_000, lead, valuedAt } });
    expect(screen.getByText(text).getAttribute("role")).toBe("status");
  });
});
