import { fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DayField } from "./day-field.tsx";

function field(value: string) {
  const chosen = vi.fn();
  const onChosen = (input: HTMLInputElement) => chosen(input.value);
  render(<DayField id="day" className="" data-key="f" value={value} today="2026-11-17" onChosen={onChosen} />);
  const input = document.querySelector("input");
  if (!input) throw new Error("There is no field");
  return { chosen, input };
}

it("saves nothing while a date is typed, and the day once the field is left", () => {
  const { chosen, input } = field("2026-11-24");
  fireEvent.change(input, { target: { value: "2026-12-03" } });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(chosen.mock.calls).toEqual([["2026-12-03"]]);
});

it("saves with Enter, and not what has not changed", () => {
  const { chosen, input } = field("2026-11-24");
  fireEvent.keyDown(input, { key: "Enter" });
  fireEvent.blur(input);
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: "2026-12-04" } });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(chosen.mock.calls).toEqual([["2026-12-04"]]);
});

it("offers no day before today", () => {
  const { input } = field("");
  expect([input.min, input.max]).toEqual(["2026-11-17", "2099-12-31"]);
});
