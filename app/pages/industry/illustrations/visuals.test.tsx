import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { positionOnPlate } from "./plate-position.ts";
import { IndustryVisuals } from "./visuals.tsx";

afterEach(cleanup);

test.each([
  { view: [0, 0, 400, 320], at: [0, 0, 100, 100] },
  { view: [100, 80, 200, 160], at: [25, 25, 50, 50] },
  { view: [18, 40, 146, 116.8], at: [4.5, 12.5, 36.5, 36.5] },
] as const)("a view of $view is at $at percent of the illustration", ({ view, at }) => {
  expect(Object.values(positionOnPlate(view))).toEqual(at);
});

const item = (label: string, view: [number, number, number, number]): SectionOf<"visuals">["items"][number] => ({
  view,
  alt: `Detail: ${label}`,
  label,
  metric: { value: "14", noun: "days" },
  caption: "What a buyer reads off it first.",
});

test("enlarges each detail, and numbers it on the whole illustration", () => {
  const items = [item("Fan", [120, 48, 160, 128]), item("Panel", [100, 160, 100, 80]), item("Base", [0, 240, 100, 80])];
  const { container } = render(<IndustryVisuals kind="visuals" title="Look closer." items={items} plate="hvac" />);
  expect(screen.getAllByRole("img").map((detail) => detail.getAttribute("viewBox"))).toEqual([
    "120 48 160 128",
    "100 160 100 80",
    "0 240 100 80",
  ]);
  const keys = [...container.querySelectorAll<HTMLElement>("[style]:has(> [data-part=key-number])")];
  expect(keys.map((key) => key.textContent)).toEqual(["1", "2", "3"]);
  expect(keys[1]?.style.getPropertyValue("--y")).toBe("50");
  const second = screen.getAllByRole("listitem")[1] as HTMLElement;
  expect(within(second).getByRole("heading", { level: 3 }).textContent).toBe("Panel");
  expect(second.textContent).toContain("14 days");
});
