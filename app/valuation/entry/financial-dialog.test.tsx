import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { createFlowFixture } from "#app/valuation/flow-controller.fixture.ts";
import { FinancialDialog } from "./financial-dialog.tsx";

afterEach(cleanup);

/** The dialog on a flow that has just reached it. */
function open() {
  const { flow } = createFlowFixture();
  flow.type("northgate.example");
  flow.analyze();
  function Page() {
    const state = useSyncExternalStore(flow.subscribe, flow.getState);
    if (state.name !== "dialog") return <p>{state.name}</p>;
    return (
      <FinancialDialog
        draft={state.draft}
        errors={state.errors}
        onChange={flow.change}
        onCancel={flow.cancel}
        onSubmit={() => {
          flow.submit();
          const after = flow.getState();
          return after.name === "dialog" ? after.errors : {};
        }}
      />
    );
  }
  render(<Page />);
  return flow;
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const profitSlider = () => slider("Annual pre-tax profit");
const typed = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Annual pre-tax profit, typed" });
const trend = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const calculate = () => userEvent.click(screen.getByRole("button", { name: "Calculate Valuation" }));
const messages = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);

async function type(text: string) {
  await userEvent.clear(typed());
  await userEvent.type(typed(), text);
}

describe("Quick Financial Info", () => {
  it("starts at $1.5M and 50%, with no trend chosen", () => {
    open();
    expect(screen.getByRole("dialog", { name: "Quick Financial Info" })).toBeTruthy();
    expect(typed().value).toBe("$1.5M");
    expect(screen.getByText("Growing Business")).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
    expect(slider("Recurring revenue").getAttribute("aria-valuetext")).toBe("50%");
    expect(screen.getByText("Medium")).toBeTruthy();
  });

  it("has the slider's bounds and steps", () => {
    open();
    const { min, max, step } = profitSlider();
    expect([min, max, step]).toEqual(["100000", "10000000", "50000"]);
    const recurring = slider("Recurring revenue");
    expect([recurring.min, recurring.max, recurring.step]).toEqual(["0", "100", "5"]);
  });

  it("updates amount, label and preset with the slider", () => {
    open();
    fireEvent.change(profitSlider(), { target: { value: "3000000" } });
    expect(typed().value).toBe("$3.0M");
    expect(screen.getByText("Established Business")).toBeTruthy();
    expect(screen.getByRole("button", { name: "$3M" }).getAttribute("aria-pressed")).toBe("true");
    fireEvent.change(profitSlider(), { target: { value: "1450000" } });
    expect(typed().value).toBe("$1.45M");
    fireEvent.change(slider("Recurring revenue"), { target: { value: "70" } });
    expect(screen.getByText("High")).toBeTruthy();
  });

  it("accepts a preset", async () => {
    const flow = open();
    await userEvent.click(screen.getByRole("button", { name: "$500K" }));
    expect(flow.getState().draft.preTaxProfit).toBe(500_000);
    expect(profitSlider().getAttribute("aria-valuetext")).toBe("$500K");
  });

  it.each([
    ["1.2m", 1_200_000, "$1.2M"],
    ["1,200,000", 1_200_000, "$1.2M"],
    ["$850k", 850_000, "$850K"],
    ["1234567", 1_234_567, "$1,234,567"],
  ])("parses %s and formats it on blur", async (text, profit, written) => {
    const flow = open();
    await type(text);
    expect(flow.getState().draft.preTaxProfit).toBe(profit);
    expect(typed().value).toBe(text);
    await userEvent.tab();
    expect(typed().value).toBe(written);
    expect(profitSlider().getAttribute("aria-valuetext")).toBe(written);
  });

  it("leaves the slider alone until the text is an amount", async () => {
    open();
    await type("2");
    expect(profitSlider().value).toBe("1500000");
    await userEvent.type(typed(), "m");
    expect(profitSlider().value).toBe("2000000");
  });

  it("caps too large an amount and says so", async () => {
    const flow = open();
    await type("25m");
    await userEvent.tab();
    expect(flow.getState().draft.preTaxProfit).toBe(10_000_000);
    expect(typed().value).toBe("$10.0M");
    expect(screen.getByText(/up to \$10M a year/)).toBeTruthy();
  });

  it.each([
    ["50000", "Too low: we can value profits from $100K to $10M a year."],
    ["0", "Too low: we can value profits from $100K to $10M a year."],
    ["-500k", "Too low: we can value profits from $100K to $10M a year."],
    ["abc", "Not an amount we can read. Write it as 1.2m, 1,200,000 or $850k."],
  ])(
    "says at once that %s is not used, shows no label for it, and rejects it until it is corrected",
    async (text, said) => {
      open();
      await type(text);
      const note = screen.getByText(said);
      expect(typed().getAttribute("aria-describedby")).toBe(note.id);
      expect(typed().getAttribute("aria-invalid")).toBe("true");
      expect(profitSlider().getAttribute("aria-valuetext")).toBe("No amount yet");
      expect(screen.getByText("No amount yet")).toBeTruthy();
      expect(screen.queryByText("Growing Business")).toBeNull();
      await userEvent.tab();
      expect(typed().value).toBe(text);
      await userEvent.click(trend("Stable"));
      await calculate();
      expect(messages()).toEqual(["Please select your annual profit"]);
      expect(screen.getByText(said)).toBe(note);
      await type("USD 2m");
      expect(messages()).toEqual([]);
      expect(profitSlider().getAttribute("aria-valuetext")).toBe("$2.0M");
      expect(typed().hasAttribute("aria-invalid")).toBe(false);
      await calculate();
      expect(screen.getByText("analyzing")).toBeTruthy();
    },
  );

  it("reopens with too small an amount as it was typed", async () => {
    const flow = open();
    await type("50000");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await screen.findByText("input");
    await act(async () => flow.analyze());
    expect(typed().value).toBe("$50K");
    expect(screen.getByText(/^Too low/)).toBeTruthy();
    expect(screen.getByText("No amount yet")).toBeTruthy();
  });

  it("says before the button what is kept and who sees it, and opens the notice in a new tab", () => {
    open();
    const link = screen.getByRole("link", { name: /privacy notice/ });
    expect(link.closest("p")?.textContent).toMatch(
      /^We store this\. Our team and the services .* see it; buyers do not\.$/,
    );
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/privacy-policy", "_blank"]);
    const button = screen.getByRole("button", { name: "Calculate Valuation" });
    expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("rejects text that is not an amount, shows an example, and focuses the first invalid field", async () => {
    open();
    await type("a lot");
    await userEvent.tab();
    expect(screen.getByText(/^Not an amount we can read/)).toBeTruthy();
    await calculate();
    expect(messages()).toEqual(["Please select your annual profit", "Please select your growth trend"]);
    expect(document.activeElement).toBe(typed());
    expect(typed().getAttribute("aria-invalid")).toBe("true");
    const described = (typed().getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Please select your annual profit",
      "Not an amount we can read. Write it as 1.2m, 1,200,000 or $850k.",
    ]);
  });

  it("focuses the trend when only that is missing", async () => {
    open();
    await calculate();
    expect(messages()).toEqual(["Please select your growth trend"]);
    expect(document.activeElement).toBe(trend("Growing"));
  });

  it("clears an error when its field changes, and only that one", async () => {
    open();
    await userEvent.clear(typed());
    await calculate();
    await userEvent.click(trend("Declining"));
    expect(messages()).toEqual(["Please select your annual profit"]);
    await userEvent.click(screen.getByRole("button", { name: "$1.5M" }));
    expect(messages()).toEqual([]);
    expect(typed().value).toBe("$1.5M");
  });

  it.each(["Cancel", "Close"])("%s goes back and keeps the answers", async (name) => {
    const flow = open();
    await userEvent.click(trend("Growing"));
    await userEvent.click(screen.getByRole("button", { name }));
    await screen.findByText("input");
    expect(flow.getState().draft.growthTrend).toBe("increasing");
  });
});
