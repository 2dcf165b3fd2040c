import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { inputsOf } from "#domain/valuation/inputs-of.ts";
import { analysis, example, show } from "./results.fixture.tsx";
import { Results } from "./results.tsx";

const user = userEvent.setup();

afterEach(cleanup);

/** The value under a fact's or a figure's name. */
const fact = (name: string) => {
  const [term] = screen.getAllByText(name, { selector: "dt" });
  return term?.nextElementSibling?.textContent;
};

describe("the worked example", () => {
  it("shows the range $8.4M – $11.4M and the facts behind it", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your preliminary valuation is ready!");
    expect(document.querySelector(".settled")?.textContent).toBe("$8.4M – $11.4M");
    expect(screen.getAllByText("Adjusted value")[0]?.textContent).toContain("$9.9M");
    expect(fact("Conservative, 85%")).toBe("$8.4M");
    expect(fact("Optimistic, 115%")).toBe("$11.4M");
    expect(fact("Final multiple")).toBe("6.0x EBITDA");
    expect(fact("Adjusted EBITDA")).toBe("$1.65M");
    expect(fact("Growth trend")).toBe("Growing");
    expect(fact("Recurring revenue")).toBe("50%");
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

it("shows 90 where no recurring share was given", () => {
  show({ inputs: { preTaxProfit: 1_500_000, growthTrend: "flat" } });
  expect(fact("Recurring revenue")).toBe("90%");
});

describe("the overview", () => {
  const highlighted = () => document.querySelector("[data-highlighted] b")?.textContent;

  it.each([
    [454_545, "Revenue-based", "Applies to EBITDA under $500K", /revenue carries the most weight/],
    [454_546, "SDE-based", "Applies to EBITDA from $500K to $1M", /owner’s earnings carry the most weight/],
    [909_090, "SDE-based", "Applies to EBITDA from $500K to $1M", /owner’s earnings carry the most weight/],
    [909_091, "EBITDA-based", "Applies to EBITDA of $1M or more", /EBITDA carries the most weight/],
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
      "Revenue-based0.6x–0.9x revenue, typical market multiple$6.9M – $8.9M",
      "SDE-based2.9x–3.9x owner earnings, typical market multiple$7.9M – $10.9M",
      "EBITDA-based6.0x–7.2x adjusted EBITDA$9.9M – $11.9M",
    ]);
  });
});

describe("the drivers", () => {
  const rows = () =>
    within(screen.getByRole("heading", { name: "Key Valuation Drivers" }).parentElement as HTMLElement)
      .getAllByRole("listitem")
      .map((row) => [row.querySelector("h3")?.textContent, row.querySelector(":scope > p")?.textContent]);

  it("show each input with its sign, turns and dollars", () => {
    show();
    expect(rows()).toEqual([
      ["Size. Raises the value", "5.0x$8.3M"],
      ["Growth trend. Raises the value", "+0.5x+$825K"],
      ["Recurring revenue. Raises the value", "+0.5x+$825K"],
    ]);
  });

  it("subtract for a declining trend", () => {
    show({ inputs: { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 } });
    expect(rows()).toEqual([
      ["Size. Raises the value", "1.75x$193K"],
      ["Growth trend. Lowers the value", "−0.5x−$55K"],
    ]);
    expect(screen.getByRole("heading", { name: "How 1.75x became 1.25x" })).toBeDefined();
  });

  it("leave out a flat trend", () => {
    show({ inputs: { ...example, growthTrend: "flat" } });
    expect(rows().map(([name]) => name)).toEqual(["Size. Raises the value", "Recurring revenue. Raises the value"]);
  });

  it("are only the size where nothing else changes the multiple", () => {
    show({ inputs: { preTaxProfit: 1_500_000, growthTrend: "flat", recurringRevenue: 0 } });
    expect(rows()).toEqual([["Size. Raises the value", "5.0x$8.3M"]]);
    expect(screen.getByRole("heading", { name: "The base multiple of 5.0x is final" })).toBeDefined();
  });

  it("are connected in the bridge", () => {
    show();
    expect(screen.getByRole("heading", { name: "How 5.0x became 6.0x" })).toBeDefined();
    expect(
      screen.getByRole("img", {
        name: "The multiple, step by step: Size 5.0x, Growth +0.5x, Recurring +0.5x, Final 6.0x.",
      }),
    ).toBeDefined();
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
    expect(document.querySelector(".settled")?.textContent).toBe("$8.4M – $11.4M");
  });
});

describe("the private link", () => {
  it.each(["pending", "skipped", "failed"] as const)("is not shown while the lead is %s", (lead) => {
    show({ lead });
    expect(screen.queryByText("Your private link")).toBeNull();
  });

  it("is shown with its full address, and copies it, once the lead is stored", async () => {
    show({ lead: "stored" });
    const path = "/valuation/result/7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
    const section = screen.getByRole("region", { name: "Your private link" });
    const link = within(section).getByRole("link");
    expect(link.getAttribute("href")).toBe(path);
    expect(link.textContent).toBe(new URL(path, window.location.href).href);
    await user.click(within(section).getByRole("button", { name: "Copy link" }));
    expect(within(section).getByRole("status").textContent).toBe("Link copied");
    expect(await navigator.clipboard.readText()).toBe(link.textContent);
  });
});

describe("next steps", () => {
  it("moves from the advisor to the booking section, with the focus", async () => {
    show();
    const scroll = vi.fn();
    const title = screen.getByRole("heading", { name: "Check the range with a partner." });
    title.scrollIntoView = scroll;
    const link = screen.getByRole("link", { name: "Schedule Free 15-Min Call" });
    expect(link.getAttribute("href")).toBe("#booking");
    expect(title.closest("section")?.id).toBe("booking");
    await user.click(link);
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
