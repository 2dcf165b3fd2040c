import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { aboutPage } from "#content/pages/about.ts";
import { FunnelStages, UpliftBars, WeekStrip } from "./benefit-drawings.tsx";
import { AboutClients } from "./clients.tsx";

afterEach(cleanup);

const { uplift, funnel, timeline } = aboutPage.benefits;
const styleOf = (element: Element | null | undefined, property: string) =>
  Number.parseFloat((element as HTMLElement).style.getPropertyValue(property));

test("the bars of the price gain share a scale, and the difference is drawn on the shorter one", () => {
  const { container } = render(<UpliftBars {...uplift} />);
  const [auction, single] = container.querySelectorAll("dl > div");
  expect(styleOf(auction, "--share") / styleOf(single, "--share")).toBeCloseTo(1.35, 5);
  expect(styleOf(screen.getByText("+35%"), "--gain")).toBeCloseTo(35, 5);
});

test("each wedge of the funnel begins at the height at which the previous one ended", () => {
  const { container } = render(<FunnelStages {...funnel} />);
  const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  const [file, parties] = paths.map((path) => path.match(/-?[\d.]+/g)?.map(Number) ?? []);
  expect(file?.[1]).toBe(0);
  // M x top-left L x top-right …
  expect(parties?.[1]).toBe(file?.[3]);
  expect(parties?.[3]).toBeGreaterThan(parties?.[1] ?? Number.NaN);
});

test("the weeks are shaded by stage and one of them is marked", () => {
  const { container } = render(<WeekStrip {...timeline} />);
  const weeks = [...container.querySelectorAll<HTMLElement>("[data-stage]")];
  expect(weeks.map(({ dataset }) => dataset["stage"]).join("")).toBe("111122223333");
  expect(weeks.filter((week) => week.dataset["marked"]).map((week) => week.textContent)).toEqual(["7"]);
});

test("the ruler is logarithmic", () => {
  const { range, sweetSpot } = aboutPage.serve.revenue;
  render(<AboutClients />, { wrapper: MemoryRouter });
  const at = (label: string) => styleOf(screen.getByText(label).parentElement, "--x");
  expect(at("$1M")).toBe(0);
  expect(at("$500M")).toBe(100);
  expect(at("$10M") - at("$1M")).toBeCloseTo(at("$50M") - at("$5M"), 1);
  expect(styleOf(screen.getByText(sweetSpot.label).parentElement, "--b")).toBe(at("$50M"));
  expect(styleOf(screen.getByText(range.label), "--b")).toBe(at("$150M"));
});
