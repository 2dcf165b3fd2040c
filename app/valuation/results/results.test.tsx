import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Profiler } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import { analysis, example, resultsOf, show } from "./results.fixture.tsx";
import { Results } from "./results.tsx";

const user = userEvent.setup();

afterEach(cleanup);

const range = () => document.querySelector("[data-part=range]")?.textContent;

it("renders changed figures at the top first, and the sections below after that", () => {
  const commits: string[] = [];
  const note = () => {
    const overview = screen.getByRole("img", { name: /^Three approaches/ }).getAttribute("aria-label");
    commits.push(`${range()} | ${overview?.match(/adjusted value of (\S+)/)?.[1]}`);
  };
  const results = (preTaxProfit: number) => (
    <MemoryRouter>
      <Profiler id="results" onRender={note}>
        {resultsOf({ inputs: { ...example, preTaxProfit } })}
      </Profiler>
    </MemoryRouter>
  );
  const { rerender } = render(results(1_500_000));
  commits.length = 0;
  rerender(results(3_000_000));
  expect(commits[0]).toBe("$24.5M – $33.2M | $9.9M");
  expect(commits.at(-1)).toBe("$24.5M – $33.2M | $28.9M");
});

describe("the worked example", () => {
  it("shows the range $8.4M – $11.4M, its date, and the sum behind it", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your preliminary valuation is ready!");
    expect(range()).toBe("$8.4M – $11.4M");
    expect(screen.getByText("January 2, 2026")).toBeDefined();
    expect(
      screen.getByText("Estimated value range. An estimate from your figures, not an appraisal or an offer."),
    ).toBeDefined();
    expect(screen.getByRole("group", { name: "$1.65M times 6.0x is $9.9M" }).textContent).toBe(
      "$1.65MAdjusted EBITDA×6.0xMultiple=$9.9MEstimate",
    );
    expect(
      screen.getByRole("img", {
        name: "On a scale in dollars, the range of $8.4M – $11.4M with the estimate of $9.9M.",
      }).textContent,
    ).toBe("Estimate $9.9MConservative, 85%Optimistic, 115%$8M$9M$10M$11M$12M");
  });

  it("puts the parts in order: range, company, reasons, what to keep, overview, what could move it …", () => {
    show({ lead: "stored", analysis: { ...analysis, aspects: [{ type: "neutral", title: "a", description: "b" }] } });
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Northgate Systems",
      "Key Valuation Drivers",
      "Keep this",
      "Valuation Overview",
      "What would move it?",
      "What a buyer will challenge",
      "What we saw on your website",
      "Go deeper",
      "The worksheet",
      "What this range does not tell you",
      "Check the range with a partner",
    ]);
  });

  it("has one h1 and skips no heading level", () => {
    show({ lead: "stored", analysis: { ...analysis, aspects: [{ type: "neutral", title: "a", description: "b" }] } });
    const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level).toBeGreaterThan(1);
      expect(level).toBeLessThanOrEqual((levels[index] ?? 1) + 1);
    }
  });

  it("renders on the server", () => {
    const html = renderToString(
      <MemoryRouter>
        <Results
          inputs={inputsOf(calculateValuation(example))}
          valuation={calculateValuation(example)}
          valuedAt="2026-01-02T09:00:00.000Z"
          analysis={null}
          website="northgate.example"
          valuationId="7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11"
          lead="stored"
        />
      </MemoryRouter>,
    );
    expect(html).toContain("/valuation/result/7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11");
    expect(html).not.toContain("<iframe");
  });
});

describe("the overview", () => {
  const highlighted = () => document.querySelector("[data-highlighted] b")?.textContent;

  it.each([
    [454_545, "Revenue-based", /It applies to EBITDA under \$500K\./, /revenue carries the most weight/],
    [454_546, "SDE-based", /It applies to EBITDA from \$500K to \$1M\./, /owner’s earnings carry the most weight/],
    [909_090, "SDE-based", /It applies to EBITDA from \$500K to \$1M\./, /owner’s earnings carry the most weight/],
    [909_091, "EBITDA-based", /It applies to EBITDA of \$1M or more\./, /EBITDA carries the most weight/],
  ])("of a profit of %i highlights %s", (preTaxProfit, name, key, sentence) => {
    show({ inputs: { ...example, preTaxProfit } });
    expect(highlighted()).toBe(name);
    expect(screen.getByText(key)).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it("shows the three approaches with multiples and ranges", () => {
    show();
    const rows = [...document.querySelectorAll('[data-part="row"]')].map((row) => row.textContent);
    expect(rows).toEqual([
      "Revenue-basedTypical market multiple 0.6x–0.9x revenue$6.9M – $8.9M70–90% of the estimate",
      "SDE-basedTypical market multiple 2.9x–3.9x owner earnings$7.9M – $10.9M80–110% of the estimate",
      "EBITDA-basedTypical market multiple 6.0x–7.2x adjusted EBITDA$9.9M – $11.9M100–120% of the estimate",
    ]);
  });
});

describe("the drivers", () => {
  const section = () =>
    screen.getByRole("heading", { name: "Key Valuation Drivers" }).closest("section") as HTMLElement;
  const rows = () =>
    within(section())
      .getAllByRole("listitem")
      .map((row) => [
        row.querySelector("h3")?.textContent,
        ...[...row.querySelectorAll("p")].map(({ textContent }) => textContent),
      ]);

  it.each([
    ["increasing", 50, "From there to 6.0x: growth and recurring revenue."],
    ["decreasing", 0, "From there to 4.5x: growth."],
    ["flat", 20, "From there to 5.2x: recurring revenue."],
    ["flat", 0, "Nothing else moves it."],
  ] as const)("names what moves the multiple: %s, %d%%", (growthTrend, recurringRevenue, text) => {
    show({ inputs: { ...example, growthTrend, recurringRevenue } });
    expect(section().textContent).toContain(text);
  });

  it("show each input with its reason, turns and dollars, up to the final multiple", () => {
    show();
    expect(rows()).toEqual([
      [
        "Size. Raises the value",
        "Adjusted EBITDA of $1.65M. Bracket: $1.0M – $2.0M. Its base is 5.0x.",
        "5.0x",
        "$8.25M",
      ],
      ["Growth trend. Raises the value", "Profit is growing. Buyers pay for the years ahead.", "+0.5x", "+$825K"],
      ["Recurring revenue. Raises the value", "50% of revenue recurs. All of it would add 1.0x.", "+0.5x", "+$825K"],
      ["Final multiple", "6.0x on $1.65M. Each further 10% of recurring revenue adds 0.1x.", "6.0x", "$9.9M"],
    ]);
  });

  it("step down for a declining trend", () => {
    show({ inputs: { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 } });
    expect(rows().map(([name, , turns, dollars]) => [name, turns, dollars])).toEqual([
      ["Size. Raises the value", "1.75x", "$193K"],
      ["Growth trend. Lowers the value", "−0.5x", "−$55K"],
      ["Final multiple", "1.25x", "$138K"],
    ]);
    expect(section().querySelectorAll("[data-falls]")).toHaveLength(1);
  });

  it("are all named where a falling trend and recurring revenue cancel out", () => {
    show({ inputs: { ...example, growthTrend: "decreasing" } });
    expect(rows()).toHaveLength(4);
    expect(within(section()).queryByText(/Nothing else moves it/)).toBeNull();
  });

  it("leave out a flat trend", () => {
    show({ inputs: { ...example, growthTrend: "flat" } });
    expect(rows().map(([name]) => name)).toEqual([
      "Size. Raises the value",
      "Recurring revenue. Raises the value",
      "Final multiple",
    ]);
  });

  it("are only the size where nothing else changes the multiple", () => {
    show({ inputs: { preTaxProfit: 1_500_000, growthTrend: "flat", recurringRevenue: 0 } });
    expect(rows().map(([name]) => name)).toEqual(["Size. Raises the value", "Final multiple"]);
    expect(within(section()).getByText(/Nothing else moves it/)).toBeDefined();
  });

  it("stand on one axis from zero, in multiples and in dollars", () => {
    show();
    const chart = within(section()).getByRole("img", {
      name: "The multiple, step by step: Size 5.0x, Growth trend +0.5x, Recurring revenue +0.5x, Final multiple 6.0x.",
    });
    expect([...chart.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual([
      "0x",
      "1x",
      "2x = $3.3M",
      "3x",
      "4x = $6.6M",
      "5x",
      "6x = $9.9M",
      "7x",
    ]);
  });
});

describe("what a buyer will challenge", () => {
  const section = () =>
    screen.getByRole("heading", { name: "What a buyer will challenge" }).closest("section") as HTMLElement;
  const rows = () =>
    within(section())
      .getAllByRole("listitem")
      .map((row) => [row.querySelector("h3")?.textContent, row.querySelector("span")?.textContent]);

  it("puts the costliest argument first, with the value if it wins", () => {
    show();
    expect(rows()).toEqual([
      ["“That was your best year.”", "$8.9M −$990K"],
      ["“Those add-backs are not earnings.”", "$9.0M −$900K"],
      ["“The growth will not last.”", "$9.1M −$825K"],
      ["“Half of that is habit, not contract.”", "$9.5M −$413K"],
    ]);
    expect(section().textContent).toContain("Any one of them stays above the low end.");
    expect(section().textContent).toContain("Have ready: three years of monthly accounts");
  });

  it("does not say so where one argument goes below the low end", () => {
    show({ inputs: { ...example, preTaxProfit: 1_900_000 } });
    expect(rows()[0]?.[1]).toBe("$11.3M −$7.0M");
    expect(section().textContent).not.toContain("stays above the low end");
  });
});

describe("what we saw on the website", () => {
  const title = "What we saw on your website";

  it("is left out when there are no aspects", () => {
    show();
    expect(screen.queryByRole("heading", { name: title })).toBeNull();
  });

  it("is listed separately, with kind and quote, and changes nothing", () => {
    const aspects = [
      { type: "positive", title: "Renewals", description: "Licenses renew.", quote: "92% renew every year" },
      { type: "negative", title: "One product", description: "There is one module." },
      { type: "neutral", title: "Offices", description: "Three are named." },
    ] as const;
    show({ analysis: { ...analysis, aspects } });
    const section = screen.getByRole("heading", { name: title }).closest("section") as HTMLElement;
    expect(
      within(section)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "In your favorRenewalsLicenses renew.“92% renew every year”",
      "May raise questionsOne productThere is one module.",
      "Worth knowingOfficesThree are named.",
    ]);
    expect(within(section).getByText(/None of it moves the number/)).toBeDefined();
    expect(range()).toBe("$8.4M – $11.4M");
  });
});

describe("what to keep", () => {
  const cell = (name: string) => screen.getByRole("region", { name });

  it.each(["skipped", "deleted"] as const)("is left out where nothing is stored: %s", (lead) => {
    show({ lead });
    expect(screen.queryByRole("heading", { name: "Keep this" })).toBeNull();
  });

  it.each(["pending", "kept", "failed"] as const)("has no link while the lead is %s", (lead) => {
    show({ lead });
    expect(within(cell("Private link")).queryByRole("link")).toBeNull();
    expect(cell("Private link").textContent).toContain("Ready as soon as your valuation is saved.");
  });

  it("shows the link, and copies its full address, once the lead is stored", async () => {
    show({ lead: "stored" });
    const path = "/valuation/result/7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
    const link = within(cell("Private link")).getByRole("link");
    expect(link.getAttribute("href")).toBe(path);
    expect(link.textContent).toBe(`${window.location.host}${path}`);
    await user.click(within(cell("Private link")).getByRole("button", { name: "Copy" }));
    expect(within(cell("Private link")).getByRole("button", { name: "Copied" })).toBeDefined();
    expect(within(cell("Private link")).getByRole("status").textContent).toBe("Link copied");
    expect(await navigator.clipboard.readText()).toBe(new URL(path, window.location.href).href);
  });

  it("offers the files and the reports", () => {
    show({ lead: "stored" });
    const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
    const links = within(cell("Two-page PDF")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Download PDF", `/api/download/report/${id}?format=pdf&package=summary`],
      ["Full report", `/report/${id}`],
      ["Compare the full reports", `/valuation/upgrade/${id}`],
    ]);
  });
});

describe("next steps", () => {
  it("moves from the advisor to the booking section, with the focus", async () => {
    show();
    const scroll = vi.fn();
    const title = screen.getByRole("heading", { name: "Check the range with a partner" });
    title.scrollIntoView = scroll;
    // One beside the range, one below the reasons on a small screen; the styles show one of them.
    const [link, ...others] = screen.getAllByRole("link", { name: "Schedule Free 15-Min Call" });
    expect(others).toHaveLength(1);
    expect(link?.getAttribute("href")).toBe("#booking");
    expect(title.closest("section")?.id).toBe("booking");
    await user.click(link as HTMLElement);
    expect(scroll).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(title);
  });

  it("starts over", async () => {
    const onReset = vi.fn();
    show({ onReset });
    await user.click(screen.getByRole("button", { name: "Get Another Valuation" }));
    expect(onReset).toHaveBeenCalledOnce();
  });
});
