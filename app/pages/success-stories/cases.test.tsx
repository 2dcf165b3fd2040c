import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SuccessStoriesBars } from "./bars.tsx";
import { SuccessStoriesColumns } from "./columns.tsx";
import { SuccessStoriesPlate } from "./plate.tsx";

afterEach(cleanup);

const show = (section: React.ReactElement) => render(section, { wrapper: MemoryRouter });
/** The number in a style such as "57.14%". */
const share = (element: Element | null, property: string) =>
  Number.parseFloat((element as HTMLElement).style.getPropertyValue(property));

test("software: both bars and the gap between them share one scale", () => {
  const { container } = show(<SuccessStoriesBars />);
  const [first, gap = null, final] = container.querySelectorAll("dl > div");
  expect(first?.textContent).toBe("First offer4.0x");
  expect(share(final ?? null, "--v") / share(first ?? null, "--v")).toBeCloseTo(6.2 / 4, 5);
  expect(share(gap, "--v") + share(gap, "--d")).toBeCloseTo(share(final ?? null, "--v"), 5);
});

test("dental: one bar at 8.5 of 10, the industry's range from 6 to the end", () => {
  const { container } = show(<SuccessStoriesPlate />);
  expect(share(screen.getByText("8.5x EBITDA"), "--v")).toBe(85);
  const range = screen.getByText("6–10x is the sector’s range");
  expect([range.style.left, range.style.right]).toEqual(["60%", "0%"]);
  expect(container.querySelectorAll("[aria-hidden] > i")).toHaveLength(7);
});

test("cleaning: the columns are proportional, and the gain fills the difference", () => {
  const { container } = show(<SuccessStoriesColumns />);
  const [first, rise, final] = container.querySelectorAll("[style*='--lines'] > div");
  expect(share(final ?? null, "height") / share(first ?? null, "height")).toBeCloseTo(5.9 / 3.2, 5);
  expect(share(rise ?? null, "bottom")).toBeCloseTo(share(first ?? null, "height"), 5);
  expect(share(rise ?? null, "bottom") + share(rise ?? null, "height")).toBeCloseTo(share(final ?? null, "height"), 5);
  expect(rise?.textContent).toBe("Change+85%");
});
