import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { BarsStory, ColumnsStory, PlateStory } from "#content/pages/success-stories.ts";
import { SuccessStoriesBars } from "./bars.tsx";
import { SuccessStoriesColumns } from "./columns.tsx";
import { SuccessStoriesPlate } from "./plate.tsx";

afterEach(cleanup);

const show = (section: React.ReactElement) => render(section, { wrapper: MemoryRouter });
/** The number in a style such as "57.14%". */
const share = (element: Element | null, property: string) =>
  Number.parseFloat((element as HTMLElement).style.getPropertyValue(property));

const base = {
  id: "mill",
  name: "Mill",
  company: "a mill",
  title: "A mill changes hands.",
  more: { label: "How we sell mills", target: "contact" },
  notice: {
    engraving: "saas",
    line: "sold at",
    headline: "6.2x",
    unit: "ARR",
    title: "Mill",
    facts: [],
    quote: { sample: false, text: "", attribution: "" },
  },
} as const;

const offers = {
  initial: { label: "First offer", value: 4, figure: "4.0x" },
  final: { label: "Signed", value: 6.2, figure: "6.2x" },
  change: { label: "Change", figure: "+55%" },
} as const;

test("both bars and the gap between them share one scale", () => {
  const story: BarsStory = {
    ...base,
    ...offers,
    layout: "bars",
    scale: { to: 7, unit: "EBITDA" },
    story: { sample: false, parts: [] },
  };
  const { container } = show(<SuccessStoriesBars {...story} badge="Case 1" />);
  const [first, gap = null, final] = container.querySelectorAll("dl > div");
  expect(first?.textContent).toBe("First offer4.0x");
  expect(share(final ?? null, "--share") / share(first ?? null, "--share")).toBeCloseTo(6.2 / 4, 5);
  expect(share(gap, "--share") + share(gap, "--gain")).toBeCloseTo(share(final ?? null, "--share"), 5);
});

test("one bar at 8.5 of 10, the industry's range from 6 to the end, and one mark per unit", () => {
  const story: PlateStory = {
    ...base,
    layout: "plate",
    plate: { file: "dental", alt: "An arch" },
    story: { sample: false, text: "" },
    facts: [],
    units: { count: 7, label: "Seven sites" },
    multiple: { label: "Signed multiple", value: 8.5, figure: "8.5x EBITDA" },
    scale: { to: 10, step: 2 },
    sector: { from: 6, to: 10, label: "6–10x is the sector’s range" },
  };
  const { container } = show(<SuccessStoriesPlate {...story} badge="Case 2" />);
  expect(share(screen.getByText("8.5x EBITDA"), "--share")).toBe(85);
  const range = screen.getByText("6–10x is the sector’s range");
  expect([range.style.left, range.style.right]).toEqual(["60%", "0%"]);
  expect(container.querySelectorAll("[aria-hidden] > i")).toHaveLength(7);
});

test("the columns are proportional, and the gain fills the difference", () => {
  const story: ColumnsStory = {
    ...base,
    ...offers,
    layout: "columns",
    scale: { to: 7, note: "" },
    story: { sample: false, steps: [] },
  };
  const { container } = show(<SuccessStoriesColumns {...story} badge="Case 3" />);
  const [first, rise, final] = container.querySelectorAll("[style*='--lines'] > div");
  expect(share(final ?? null, "height") / share(first ?? null, "height")).toBeCloseTo(6.2 / 4, 5);
  expect(share(rise ?? null, "bottom")).toBeCloseTo(share(first ?? null, "height"), 5);
  expect(share(rise ?? null, "bottom") + share(rise ?? null, "height")).toBeCloseTo(share(final ?? null, "height"), 5);
  expect(rise?.textContent).toBe("Change+55%");
});
