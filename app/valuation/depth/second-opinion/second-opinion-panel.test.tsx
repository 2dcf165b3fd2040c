import { cleanup, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { panelElement, showPanel } from "#app/valuation/depth/panel.fixture.tsx";
import { SecondOpinionPanel } from "./second-opinion-panel.tsx";

afterEach(cleanup);

const software = "SaaS and software";
const show = (given: Parameters<typeof showPanel>[2] = {}) => showPanel("secondOpinion", SecondOpinionPanel, given);
const chartRows = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-part="row"]')].map((row) => row.textContent);

it("puts our range first and each published multiple on the same EBITDA below it", () => {
  const { container } = show({ industry: software });
  expect(chartRows(container)).toEqual([
    "Our rangeBy our method, 5.1x–6.9x$8.4M – $11.4M",
    "GF Data, deal value $5M–$10MH1 2025, 5.6x$9.2M",
    "GF Data, deal value $10M–$25MH1 2025, 6.2x–6.7x$10.2M – $11.1M",
    "Market Pulse, deal value $5M–$50MQ4 2024 to Q2 2025, 4.5x–6.0x$7.4M – $9.9M",
    "Axial, technology, closed LOIs2025, 3.5x–11.0x, 25 deals$5.8M – $18.2M",
  ]);
  expect(container.querySelector("summary")?.textContent).toContain("$7.4M – $11.1M");
  expect(screen.getByText(/All four overlap our range/)).toBeDefined();
});

it("names every value in the chart's sentence", () => {
  show();
  const name = screen.getByRole("img").getAttribute("aria-label") ?? "";
  for (const figure of ["$8.4M – $11.4M", "$1.65M of EBITDA", "$9.2M", "$10.2M – $11.1M", "$7.4M – $9.9M"])
    expect(name).toContain(figure);
});

it("has a second scale in multiples on the same axis", () => {
  const { container } = show();
  const [upper, lower] = [...container.querySelectorAll<HTMLElement>(".axis")];
  const at = (axis: HTMLElement | undefined, text: string) =>
    Number(
      within(axis as HTMLElement)
        .getByText(text)
        .style.getPropertyValue("--x"),
    );
  // 6.0x of $1.65M is $9.9M: a little left of $10M.
  expect(at(upper, "6x")).toBeLessThan(at(lower, "$10M"));
  expect(at(upper, "6x")).toBeGreaterThan(at(lower, "$9M"));
});

it("hatches a row of fewer than 30 deals and says why", () => {
  const { container } = show({ industry: software });
  const hatched = [...container.querySelectorAll('[data-part="row"] .hatch')].map(
    (bar) => bar.closest('[data-part="row"]')?.querySelector("b")?.textContent,
  );
  expect(hatched).toEqual(["Axial, technology, closed LOIs"]);
  expect(screen.getByText("Fewer than 30 deals")).toBeDefined();
  expect(screen.getByText(/too few to rely on/)).toBeDefined();
});

it("marks what is older than two years, and nothing before that", () => {
  const { container } = show({ now: Date.UTC(2027, 5, 30) });
  expect(container.textContent).not.toMatch(/older than two years/i);
  cleanup();
  const later = show({ now: Date.UTC(2027, 6, 1) }).container;
  const marked = chartRows(later).filter((row) => row?.includes("older than two years"));
  expect(marked).toHaveLength(3);
  expect(screen.getAllByText("(older than two years)")).toHaveLength(3);
});

it("links each source in a new tab, with its segment, its period and what it measures", () => {
  show({ industry: software });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Source GF Data (opens in a new tab)",
    "Source IBBA and M&A Source Market Pulse (opens in a new tab)",
    "Source Axial, The Winning LOI vol. 3 (opens in a new tab)",
  ]);
  for (const link of links) {
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  }
  expect(screen.getByText(/Deal value \$5M–\$50M, Q4 2024 to Q2 2025: median by quarter: 6.0, 4.5, 5.5/)).toBeDefined();
  expect(screen.getByText(/GF Data sees private-equity buyers only. Looked up in November 2026/)).toBeDefined();
});

it("says plainly that nothing is published for a small company", () => {
  const { container } = show({ inputs: { preTaxProfit: 100_000 } });
  expect(screen.getByText("None found")).toBeDefined();
  expect(screen.getByText(/no published multiple for deals around \$\d+K/)).toBeDefined();
  expect(container.querySelector('[role="img"]')).toBeNull();
  expect(container.querySelector("summary")?.textContent).toContain("Nothing to enter");
});

it("still shows the industry of a small company", () => {
  const { container } = show({ inputs: { preTaxProfit: 100_000 }, industry: software });
  expect(screen.getByText(/published for your industry, whatever the size/)).toBeDefined();
  expect(chartRows(container)).toHaveLength(2);
});

it("renders on the server", () => {
  expect(renderToString(panelElement("secondOpinion", SecondOpinionPanel))).toContain("$7.4M – $11.1M");
});
