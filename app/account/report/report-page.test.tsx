import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub, data } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { type SectionId, sectionNames, sectionsOf } from "#content/report/report.ts";
import { entryTables } from "#content/report/report-entries.ts";
import { reportSources } from "#content/report/report-sources.ts";
import { site } from "#content/site.ts";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { industryOf } from "#domain/leads/lead-profile.ts";
import { reportOf } from "#domain/report/report.ts";
import { type ReportTier, reportTiers } from "#domain/report/tiers.ts";
import { unlockedPart } from "#domain/report/unlocked-part.ts";
import ReportRoute, { meta } from "./route.tsx";

const lead = leadOf(fullCapture, { now: captured });
const id = lead.valuationId;

const openReport = (tier: ReportTier) => unlockedPart(reportOf(lead, tier, reportSources(industryOf(lead), captured)));

async function show(tier: ReportTier | undefined, report = tier && openReport(tier)) {
  const loaded = report ? { id, report } : null;
  const Stub = createRoutesStub([
    { path: "/", Component: ReportRoute, loader: () => data(loaded), HydrateFallback: () => null },
  ]);
  const { container } = render(<Stub />);
  await screen.findByRole("heading", { level: 1 });
  return container;
}

afterEach(cleanup);

const headingLevels = (container: HTMLElement) =>
  [...container.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName.slice(1)));

describe.each(reportTiers)("the %s report", (tier) => {
  const sections = sectionsOf({ tier });

  it("has numbered sheets in order, each with its heading", async () => {
    const container = await show(tier);
    const sheets = [...container.querySelectorAll<HTMLElement>("section[id]")];
    expect(sheets.map((sheet) => sheet.id)).toEqual(sections);
    sheets.forEach((sheet, index) => {
      expect(sheet.querySelector(`#${sheet.getAttribute("aria-labelledby")}`)?.textContent).toBeTruthy();
      if (sheet.id === "cover") return;
      expect(sheet.firstElementChild?.textContent).toContain(sectionNames[sheet.id as SectionId]);
      expect(sheet.lastElementChild?.textContent).toContain(`${index + 1} / ${sections.length}`);
    });
  });

  it("has one h1 and skips no heading level", async () => {
    const levels = headingLevels(await show(tier));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it("names every table, its columns and its rows", async () => {
    const container = await show(tier);
    const tables = [...container.querySelectorAll("table")];
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      expect(table.caption?.textContent).toBeTruthy();
      expect(table.querySelectorAll("th:not([scope])")).toHaveLength(0);
      for (const row of table.querySelectorAll("tbody tr")) expect(row.querySelector("th")).not.toBeNull();
    }
  });

  it("offers its downloads and the way back", async () => {
    await show(tier);
    const href = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
    expect(href("Back to results")).toBe(`/valuation/result/${id}`);
    expect(href("Download PDF")).toBe(`/api/download/report/${id}?format=pdf`);
    expect(href("Download Excel")).toBe(tier === "summary" ? undefined : `/api/download/report/${id}?format=xlsx`);
    expect(href("See the full report")).toBe(tier === "summary" ? `/valuation/upgrade/${id}` : undefined);
  });
});

describe.each(reportTiers)("what the owner saved, in the %s report", (tier) => {
  const saved = leadOf({ ...fullCapture, depth: exampleDepth }, { now: captured });
  const report = unlockedPart(reportOf(saved, tier, reportSources(industryOf(saved), captured)));

  it("is on sheets of its own, with the figures of the PDF", async () => {
    const container = await show(tier, report);
    const sheets = [...container.querySelectorAll<HTMLElement>("section[id]")];
    expect(sheets.map((sheet) => sheet.id)).toEqual(sectionsOf(report));
    const rowsOf = (id: string) =>
      [...container.querySelectorAll(`#${id} tbody tr`)].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      );
    for (const id of ["entries", "outlook"] as const)
      expect(rowsOf(id)).toEqual(entryTables(report, id).flatMap(({ rows }) => rows.map(({ cells }) => cells)));
    expect(rowsOf("entries")).toContainEqual(["Cash at close, after tax", "$5,042,600"]);
    const answers = container.querySelector("#answers")?.textContent ?? "";
    expect(answers).toContain("56 of 100");
    expect(answers.split("What to do: ")).toHaveLength(tier === "exitReadiness" ? 6 : 3);
  });
});

it("outlines the owner's own value once in each sensitivity table", async () => {
  const container = await show("professional");
  const own = [...container.querySelectorAll("#sensitivity td:has(.sr)")];
  expect(own.map((cell) => cell.textContent)).toEqual(["$9.9M, yours", "$9.9M, yours"]);
});

it("links every source of the market references", async () => {
  const container = await show("professional");
  const market = container.querySelector<HTMLElement>("#market");
  const links = within(market as HTMLElement).getAllByRole("link");
  expect(links).toHaveLength(13);
  for (const link of links) expect(link.getAttribute("href")).toMatch(/^https:\/\//);
});

it("says in its heading and its title that nothing is there", async () => {
  await show(undefined);
  expect(screen.getByRole("heading", { level: 1, name: "No valuation data available" })).toBeDefined();
  expect(meta({ loaderData: null })).toContainEqual({ title: `No valuation data available${site.titleSuffix}` });
});

it("is never indexed", () => {
  for (const loaderData of [null, { id }])
    expect(meta({ loaderData })).toContainEqual({ name: "robots", content: "noindex, nofollow" });
});
