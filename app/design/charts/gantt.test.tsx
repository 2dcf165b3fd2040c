import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Gantt, type GanttRow } from "./gantt.tsx";

afterEach(cleanup);

const rows: readonly GanttRow[] = [
  { id: "prepare", label: "Prepare", weeks: [1, 4], status: "complete" },
  { id: "offers", label: "Offers", weeks: [9, 12], status: "progress" },
  { id: "close", label: "Close", weeks: [13, 24], status: "pending" },
];

function draw(today: number) {
  const { container } = render(
    <Gantt label="Three phases over 24 weeks." weeks={24} rows={rows} today={today} ticks={[12, 24]} />,
  );
  const bars = [...container.querySelectorAll<HTMLElement>("li i[style]")];
  return { container, value: (index: number, name: string) => bars[index]?.style.getPropertyValue(name) };
}

test("gives weeks and status of every row as text", () => {
  draw(10);
  expect(screen.getByRole("img", { name: "Three phases over 24 weeks." })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "PrepareWeeks 1 to 4, Complete",
    "OffersWeeks 9 to 12, In Progress",
    "CloseWeeks 13 to 24, Pending",
  ]);
});

test("draws bars from the start of the first week to the end of the last", () => {
  const { value } = draw(10);
  expect(value(0, "--a")).toBe("0");
  expect(Number(value(2, "--a"))).toBe(50);
  expect(value(2, "--b")).toBe("100");
});

test("fills the row in progress up to today", () => {
  const { container, value } = draw(10);
  expect(value(1, "--p")).toBe("50%");
  const today = container.querySelector(".pin")?.parentElement?.style.getPropertyValue("--x");
  expect(Number(today)).toBeCloseTo((10 / 24) * 100, 1);
});
