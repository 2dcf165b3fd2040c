import { render, screen } from "@testing-library/react";
import { expect, expectTypeOf, it } from "vitest";
import type { MicroChartData } from "#app/design/charts/micro-chart.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import type { MicroChartShape } from "#content/schemas/micro-chart.ts";
import { IndustryDashboard } from "./dashboard.tsx";

type Tile = SectionOf<"dashboard">["tiles"][number];

const tiles = (count: number, chart?: Tile["chart"]): Tile[] =>
  Array.from({ length: count }, (_, index) => ({
    figure: `${index + 1}x`,
    title: `Number ${index + 1}`,
    text: "What a buyer makes of it.",
    ...(chart && { chart }),
  }));

const dashboard = (shown: Tile[]) =>
  render(<IndustryDashboard kind="dashboard" title="What a buyer checks" tiles={shown} />).container;

/** Total columns of all tiles, at one width. */
function filled(grid: HTMLElement, span: "--w" | "--m"): number {
  const items = [...grid.children] as HTMLElement[];
  return items.reduce((sum, { style }) => sum + Number(style.getPropertyValue(span) || 1), 0);
}

it.each([4, 5, 6, 7, 8, 9, 10, 11, 12])("shows %i tiles that leave no gap in the grid", (count) => {
  const grid = dashboard(tiles(count)).querySelector("ul");
  if (!grid) throw new Error("no grid");
  expect(grid.querySelectorAll("h3")).toHaveLength(count);
  expect(filled(grid, "--w") % Number(grid.style.getPropertyValue("--wide"))).toBe(0);
  expect(filled(grid, "--m") % Number(grid.style.getPropertyValue("--middle"))).toBe(0);
});

it("says that charts are illustrations, where there are any", () => {
  dashboard(tiles(4, { kind: "share", value: 0.7 }));
  expect(screen.getByText(industryPage.dashboard.note)).toBeDefined();
  expect(industryPage.dashboard.note).toMatch(/illustrative/i);
});

it("does not mention charts where there are none", () => {
  dashboard(tiles(4));
  expect(screen.queryByText(industryPage.dashboard.note)).toBeNull();
});

it("allows content for every chart that can be drawn, and no other", () => {
  expectTypeOf<MicroChartShape>().toExtend<MicroChartData>();
  expectTypeOf<MicroChartData["kind"]>().toEqualTypeOf<MicroChartShape["kind"]>();
});
