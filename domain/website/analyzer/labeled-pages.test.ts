import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { BusinessAnalysis, WebsiteData } from "#domain/website/analysis.ts";
import { industries } from "#domain/website/industries.ts";
import { type LabeledPage, labeledPages } from "#tests/pages/labels.ts";
import { readStoredPage, storedPageFiles } from "#tests/pages/read-stored-page.ts";
import { analyzePage } from "./analyze.ts";

type Examined = { readonly page: LabeledPage; readonly data: WebsiteData; readonly analysis: BusinessAnalysis };

const examined: readonly Examined[] = labeledPages.map((page) => {
  const { data } = readStoredPage(page.file);
  return { page, data, analysis: analyzePage(data) };
});

const isRight = ({ page, analysis }: Examined) => analysis.industry === industries[page.industry].label;
const isSilent = ({ analysis }: Examined) => analysis.industry === "";
const wordsOf = ({ title, metaDescription, textContent, headings }: WebsiteData) =>
  [title, metaDescription, textContent, ...headings].join("\n");

describe("the set of labeled pages", () => {
  test("holds at least sixty pages, and every page has its label", () => {
    expect(labeledPages.map((page) => page.file).toSorted()).toEqual(storedPageFiles().toSorted());
    expect(labeledPages.length).toBeGreaterThanOrEqual(60);
  });

  test("covers every industry", () => {
    expect(new Set(labeledPages.map((page) => page.industry))).toEqual(new Set(Object.keys(industries)));
  });

  test("has the companies' names as on their pages", () => {
    const strangers = examined.filter(
      ({ page, data }) => !wordsOf(data).toLowerCase().includes(page.company.toLowerCase()),
    );
    expect(strangers.map(({ page }) => page.file)).toEqual([]);
  });
});

describe("the analyzer on the labeled pages", () => {
  test("finds the right industry for at least eight pages in ten", () => {
    const missed = examined.filter((each) => !isRight(each));
    const lines = missed.map(({ page, analysis }) => `${page.file}: ${page.industry}, not "${analysis.industry}"`);
    expect(missed.length, lines.join("\n")).toBeLessThanOrEqual(Math.floor(examined.length * 0.2));
  });

  // For an owner no industry is better than a wrong one.
  test("names a wrong industry on at most one page in ten", () => {
    const wrong = examined.filter((each) => !isRight(each) && !isSilent(each));
    const lines = wrong.map(({ page, analysis }) => `${page.file}: ${page.industry}, not "${analysis.industry}"`);
    expect(wrong.length, lines.join("\n")).toBeLessThanOrEqual(Math.floor(examined.length * 0.1));
  });

  test("finds the right place for at least eight in ten of the pages that name one", () => {
    const placed = examined.filter(({ page }) => page.location !== undefined);
    const missed = placed.filter(({ page, analysis }) => !analysis.location.includes(page.location ?? ""));
    const lines = missed.map(({ page, analysis }) => `${page.file}: ${page.location}, not "${analysis.location}"`);
    expect(missed.length, lines.join("\n")).toBeLessThanOrEqual(Math.floor(placed.length * 0.2));
  });

  test("finds recurring revenue on at least eight in ten of the pages that state it, and on none that sells job by job", () => {
    const seen = examined.filter(({ analysis }) => analysis.aspects.some(saysRecurring)).map(({ page }) => page);
    const stated = labeledPages.filter((page) => page.recurring);
    const missed = stated.filter((page) => !seen.includes(page)).map((page) => page.file);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(Math.floor(stated.length * 0.2));
    expect(seen.filter((page) => page.recurring === false).map((page) => page.file)).toEqual([]);
  });

  test("gives no company a founding year that its page does not", () => {
    const claims = examined.flatMap(({ page, analysis }) =>
      analysis.aspects.flatMap(({ title, quote }) => {
        const year = /\b(?:since|founded in) (\d{4})\b/i.exec(title)?.[1];
        return year && Number(year) !== page.founded ? [`${page.file}: ${title}, from "${quote}"`] : [];
      }),
    );
    expect(claims).toEqual([]);
  });

  test("bases every aspect on words that are on the page", () => {
    const unfounded = examined.flatMap(({ page, data, analysis }) =>
      analysis.aspects
        .filter(({ quote }) => !quote || !wordsOf(data).includes(quote))
        .map(({ title, quote }) => `${page.file}: ${title}, from "${quote}"`),
    );
    expect(unfounded).toEqual([]);
    expect(examined.flatMap(({ analysis }) => analysis.aspects).length).toBeGreaterThan(examined.length);
  });
});

test("no rule of the analyzer contains the name of a labeled company", () => {
  const folder = new URL("./", import.meta.url);
  const rules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.(?:test|fixture)\.ts$/.test(file))
    .map((file) => ({ file, source: readFileSync(new URL(file, folder), "utf8").toLowerCase() }));
  expect(rules.length).toBeGreaterThan(0);
  const known = labeledPages.flatMap(({ company }) =>
    rules.filter(({ source }) => source.includes(company.toLowerCase())).map(({ file }) => `${company} in ${file}`),
  );
  expect(known).toEqual([]);
});

function saysRecurring({ type, title }: BusinessAnalysis["aspects"][number]): boolean {
  return (
    type === "positive" && /subscription|contract|membership|retainer|recurring|repeat|managed services/i.test(title)
  );
}
