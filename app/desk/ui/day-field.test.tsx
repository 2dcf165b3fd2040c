import { fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { leadWords } from "#content/desk/leads/lead.ts";
import { DayField } from "./day-field.tsx";

const { assignment: words } = leadWords;

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

it("names a day that cannot be chosen, keeps the focus free, and has the stored day again", () => {
  const { chosen, input } = field("2026-11-24");
  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  fireEvent.change(input, { target: { value: "2020-01-01" } });
  fireEvent.keyDown(input, { key: "Enter" });
  expect([alert(), input.value, input.getAttribute("aria-invalid")]).toEqual([words.refusedDay, "2020-01-01", "true"]);
  fireEvent.blur(input);
  expect([alert(), input.value]).toEqual([words.refusedDay, "2026-11-24"]);
  fireEvent.change(input, { target: { value: "2020-01-02" } });
  fireEvent.keyDown(input, { key: "Escape" });
  expect([alert(), input.value]).toEqual([undefined, "2026-11-24"]);
  expect(chosen).not.toHaveBeenCalled();
});

it("says nothing of a stored day that has passed", () => {
  const { chosen, input } = field("2026-11-10");
  fireEvent.blur(input);
  expect([document.querySelector('[role="alert"]'), input.value]).toEqual([null, "2026-11-10"]);
  expect(chosen).not.toHaveBeenCalled();
});
