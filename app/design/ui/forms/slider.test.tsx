import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Slider } from "./slider.tsx";

afterEach(cleanup);

const profit = {
  label: "Annual pre-tax profit",
  min: 100_000,
  max: 10_000_000,
  step: 50_000,
  format: (value: number) => `$${value / 1_000_000}M`,
};

it("announces the formatted value, and shows it once visually", () => {
  render(<Slider {...profit} value={1_500_000} onValueChange={vi.fn()} />);
  const slider = screen.getByRole("slider", { name: "Annual pre-tax profit" });
  expect(slider.getAttribute("aria-valuetext")).toBe("$1.5M");
  expect(screen.getByText("$1.5M").getAttribute("aria-hidden")).toBe("true");
});

it("fills the track relative to its limits, not from zero", () => {
  render(<Slider {...profit} min={1_000_000} max={3_000_000} value={1_500_000} onValueChange={vi.fn()} />);
  expect(screen.getByRole("slider").style.getPropertyValue("--v")).toBe("25%");
});

it("reports a number", () => {
  const onValueChange = vi.fn();
  render(<Slider {...profit} value={1_500_000} onValueChange={onValueChange} />);
  fireEvent.change(screen.getByRole("slider"), { target: { value: "3000000" } });
  expect(onValueChange).toHaveBeenCalledWith(3_000_000);
});

it("shows its limits under the ends by default", () => {
  const { rerender } = render(<Slider {...profit} value={1_500_000} onValueChange={vi.fn()} />);
  expect(screen.getByText("$0.1M")).toBeTruthy();
  rerender(<Slider {...profit} value={1_500_000} onValueChange={vi.fn()} ends={["all one-off", "all contracted"]} />);
  expect(screen.getByText("all contracted")).toBeTruthy();
  expect(screen.queryByText("$0.1M")).toBeNull();
});

it("is invalid with its error", () => {
  render(<Slider {...profit} value={100_000} onValueChange={vi.fn()} error="Please select your annual profit" />);
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-invalid")).toBe("true");
  expect(slider.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
});

it("shares its error with an input in the readout", () => {
  const readout = <input aria-label="Typed" aria-describedby="profit-error" />;
  render(
    <Slider
      {...profit}
      value={100_000}
      onValueChange={vi.fn()}
      readout={readout}
      error="Too low"
      errorId="profit-error"
    />,
  );
  expect(screen.queryByText("$0.1M", { selector: ".figure" })).toBeNull();
  expect(screen.getByLabelText("Typed").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
});
