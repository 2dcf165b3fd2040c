import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FootballField } from "./football-field.tsx";

afterEach(cleanup);

const rows = [
  { id: "sde", label: "SDE-based", low: 7.92, high: 10.89, text: "$7.9M – $10.9M" },
  { id: "ebitda", label: "EBITDA-based", low: 9.9, high: 11.88, text: "$9.9M – $11.9M", highlighted: true },
];

function draw() {
  const { container } = render(
    <FootballField
      label="Two approaches, with $9.9M marked."
      rows={rows}
      value={{ amount: 9.9, text: "$9.9M" }}
      formatTick={(value) => `$${value}M`}
    />,
  );
  const number = (element: Element | null | undefined, name: string) =>
    Number((element as HTMLElement | null)?.style.getPropertyValue(name));
  return { container, number };
}

test("shows its sentence and gives every range as text", () => {
  draw();
  expect(screen.getByRole("img", { name: "Two approaches, with $9.9M marked." })).toBeTruthy();
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items).toEqual(["SDE-based$7.9M – $10.9M", "EBITDA-based$9.9M – $11.9M"]);
});

test("highlights one row", () => {
  draw();
  const [plain, highlighted] = screen.getAllByRole("listitem");
  expect(highlighted?.dataset).toHaveProperty("highlighted");
  expect(plain?.dataset).not.toHaveProperty("highlighted");
});

test("puts bars, mark and ticks on the same scale", () => {
  const { container, number } = draw();
  const [, highlighted] = screen.getAllByRole("listitem");
  const mark = number(container.querySelector("p[aria-hidden]"), "--x");
  // The highlighted range begins at the marked value.
  expect(number(highlighted?.querySelector("i"), "--a")).toBe(mark);
  const axis = container.querySelector<HTMLElement>(".axis");
  const tick = within(axis as HTMLElement).getByText("$10M");
  expect(number(tick, "--x")).toBeGreaterThan(mark);
  const next = within(axis as HTMLElement).getByText("$9M");
  expect(number(next, "--x")).toBeLessThan(mark);
});
