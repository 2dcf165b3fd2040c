import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { industryPage as words } from "#content/pages/industry.ts";
import { industryPages } from "#content/registry/industry-pages.ts";
import { figures } from "#content/sources/claims.ts";
import { rangeInWords } from "#content/sources/figure-formats.ts";
import { industryReferences } from "#content/sources/industry-references.ts";
import { readinessStatus } from "#domain/readiness/readiness-status.ts";
import Page, { loader } from "./route.tsx";

type LoaderArgs = Parameters<typeof loader>[0];

/** The page as it is sent, and what a visitor reads on it. */
function sent(path: string) {
  const loaderData = { page: loader({ url: new URL(path, "http://localhost") } as LoaderArgs) };
  const routes = [{ id: "page", path: "*", element: <Page />, loader: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
  const root = document.createElement("main");
  root.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  const section = (id: string) => {
    const found = root.querySelector<HTMLElement>(`#${id}`);
    if (!found) throw new Error(`no section ${id}`);
    return found;
  };
  return { root, section };
}

const readable = (text: string | null | undefined) =>
  (text ?? "").replace(/\s+/g, " ").replace(/(\d) to (\d)/g, "$1–$2");
const claims: Readonly<Record<string, Readonly<Record<string, string>>>> = figures;
const sectionIds = ["owners", "drawing", "multiples", "dashboard", "buyers", "structure", "timeline", "questions"];

describe.each(industryPages.map((industry) => [industry.id, industry] as const))("the %s page", (id, industry) => {
  const { root, section } = sent(industry.path);

  it("has eight sections, each with a heading, and a ruler that leads to them", () => {
    expect([...root.querySelectorAll("section[id]")].map((found) => found.id)).toEqual(sectionIds);
    for (const name of sectionIds) {
      const title = root.querySelector(`#${section(name).getAttribute("aria-labelledby")}`);
      expect([name, title?.tagName]).toEqual([name, "H2"]);
    }
    const links = [...root.querySelectorAll(`nav[aria-label="${words.ruler.label}"] a`)];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(sectionIds.map((name) => `#${name}`));
    const options = [...root.querySelectorAll("select option")].map((option) => option.getAttribute("value"));
    expect(options).toEqual(["", ...sectionIds]);
  });

  it("shows every figure that the firm claims about it", () => {
    const text = readable(root.textContent);
    const missing = Object.values(claims[id] ?? {}).filter((figure) => !text.includes(readable(rangeInWords(figure))));
    expect(missing.filter((figure) => !text.includes(figure))).toEqual([]);
  });

  it("says what EBITDA is where it first stands", () => {
    const text = readable(root.textContent);
    const meaning = text.indexOf("earnings before interest, taxes, depreciation and amortization");
    expect(meaning).toBeGreaterThan(0);
    expect(text.indexOf("EBITDA")).toBeGreaterThan(meaning - 120);
  });

  it("has three owners with a figure and its noun, and the captions of its drawing", () => {
    const shown = readable(section("owners").textContent);
    for (const { title, stat } of industry.owners.items) {
      expect(shown).toContain(readable(title));
      expect(shown).toContain(readable(`${stat.value} ${stat.noun}`));
    }
    const captions = readable(section("drawing").textContent);
    for (const { title, figure } of industry.drawing.captions) {
      expect(captions).toContain(title);
      if (figure) expect(captions).toContain(readable(`${figure.value} ${figure.noun}`));
    }
    expect(section("drawing").querySelector('[role="img"]')?.getAttribute("aria-label")).toBe(industry.drawing.alt);
  });

  it("gives every published multiple its source and period, and says why they differ", () => {
    const rows = [...section("multiples").querySelectorAll("[data-kind=published]")];
    const references = industry.multiples.references.map((name) => industryReferences[name]);
    expect(rows).toHaveLength(references.length);
    for (const [index, { source, period, url }] of references.entries()) {
      expect(rows[index]?.querySelector("a")?.getAttribute("href")).toBe(url);
      expect(rows[index]?.textContent).toContain(source);
      expect(rows[index]?.textContent).toContain(period);
    }
    expect(readable(section("multiples").textContent)).toContain(`${words.multiples.why}: `);
    // Not a sample of anything: Axial's deals are named as what they are wherever they are shown.
    if (references.some(({ source }) => source.startsWith("Axial"))) {
      expect(section("multiples").textContent).toContain("25 deals span seven industries and are not representative");
    }
  });

  it("passes its industry to the valuation", () => {
    const form = section("multiples").querySelector("form");
    expect(form?.getAttribute("action")).toBe("/valuation");
    expect(form?.querySelector<HTMLInputElement>('[name="industry"]')?.value).toBe(industry.valuation.key);
  });

  it("has four charts with a sentence and the word illustrative, and the other readings as a list with their units", () => {
    const charts = [...section("dashboard").querySelectorAll('[role="img"]')];
    expect(charts).toHaveLength(4);
    for (const chart of charts) {
      expect(chart.getAttribute("aria-label")).toMatch(/: .*\d/);
      expect(chart.parentElement?.textContent).toContain(words.dashboard.illustrative);
    }
    const text = readable(section("dashboard").textContent);
    for (const [name, unit] of industry.dashboard.list) expect(text).toContain(readable(`${name} ${unit}`));
  });

  it("pays a different share in cash for each kind of buyer", () => {
    const cash = [...section("structure").querySelectorAll('li[data-part="cash"]')].map((part) =>
      Number.parseInt(part.textContent ?? "", 10),
    );
    expect(cash).toHaveLength(3);
    expect(new Set(cash).size).toBe(3);
    const published = claims[id]?.["cashAtClose"];
    if (published) expect(cash.reduce((sum, share) => sum + share, 0) / 3).toBe(Number.parseInt(published, 10));
    expect(readable(section("structure").textContent)).toContain("llustrative");
  });

  it("shows its work inside three phases with their weeks", () => {
    const { timeline } = industry;
    const text = readable(section("timeline").textContent);
    for (const { title, weeks } of timeline.phases) expect(text).toContain(`${title}Weeks ${weeks[0]}–${weeks[1]}`);
    if (timeline.kind === "dualTrack") {
      for (const { name } of timeline.tracks) expect(text).toContain(name);
      for (const { title } of timeline.workstreams) expect(text).toContain(title);
      return;
    }
    const statuses = { complete: "Complete", progress: "In Progress", pending: "Pending" };
    const rows = [...section("timeline").querySelectorAll("li:has(h3)")];
    expect(rows.map((row) => row.querySelector("h3")?.textContent)).toEqual(timeline.items.map(({ title }) => title));
    expect(rows.map((row) => row.querySelector('[aria-hidden] [data-part="status"]')?.textContent)).toEqual(
      rows.map((_, index) => statuses[readinessStatus(index + 1)]),
    );
  });

  it("has four questions and three related playbooks", () => {
    expect(section("questions").querySelectorAll("details")).toHaveLength(4);
    const related = [...root.querySelectorAll('[aria-labelledby="related"] li')];
    expect(related).toHaveLength(3);
    for (const card of related) {
      expect(card.textContent).toContain("Playbook");
      expect(card.textContent).toContain("View details");
    }
  });
});
