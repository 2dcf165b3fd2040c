import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Choice, Presets } from "./choice.tsx";

afterEach(cleanup);

type Trend = "increasing" | "flat" | "decreasing";

const options = [
  { value: "increasing", label: "Growing", icon: "trend-up" },
  { value: "flat", label: "Stable", icon: "trend-flat" },
  { value: "decreasing", label: "Declining", icon: "trend-down" },
] as const;

function Growth({ first = null, error }: { first?: Trend | null; error?: string }) {
  const [trend, setTrend] = useState<Trend | null>(first);
  return (
    <Choice label="Growth trend" name="growth" options={options} value={trend} onValueChange={setTrend} error={error} />
  );
}

const checked = () => screen.getAllByRole<HTMLInputElement>("radio").find((radio) => radio.checked)?.value;

describe("Choice", () => {
  it("is a named group of named radio buttons with none selected", () => {
    render(<Growth />);
    expect(screen.getByRole("radiogroup", { name: "Growth trend" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Stable" })).toBeTruthy();
    expect(checked()).toBeUndefined();
  });

  it("is reached with one Tab and changed with the arrow keys", async () => {
    render(<Growth first="increasing" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Growing" }));
    await userEvent.keyboard("{ArrowRight}");
    expect(checked()).toBe("flat");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(checked()).toBe("decreasing");
  });

  it("is selected by its label", async () => {
    render(<Growth />);
    await userEvent.click(screen.getByText("Declining"));
    expect(checked()).toBe("decreasing");
  });

  it("is invalid as a group, described by the error", () => {
    render(<Growth error="Please select your growth trend" />);
    const group = screen.getByRole("radiogroup");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(group.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  });
});

describe("Presets", () => {
  it("presses the preset that matches the value", async () => {
    const onValueChange = vi.fn();
    const amounts = [
      { value: 500_000, label: "$500K" },
      { value: 1_500_000, label: "$1.5M" },
    ];
    render(<Presets label="Common amounts" options={amounts} value={1_500_000} onValueChange={onValueChange} />);
    expect(screen.getByRole("group", { name: "Common amounts" })).toBeTruthy();
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("$1.5M");
    await userEvent.click(screen.getByRole("button", { pressed: false }));
    expect(onValueChange).toHaveBeenCalledWith(500_000);
  });
});
