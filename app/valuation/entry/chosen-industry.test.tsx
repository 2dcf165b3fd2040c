import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ValuationTool } from "#app/valuation/flow.tsx";
import { example, show } from "#app/valuation/results/results.fixture.tsx";
import type { Services } from "#app/valuation/services.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const services: Services = {
  analyzeWebsite: () => new Promise(() => {}),
  captureLead: (_, tell) => tell({ lead: "skipped" }),
  addressGiven: () => undefined,
};

async function open(search: string) {
  const router = createMemoryRouter([{ path: "/valuation", element: <ValuationTool services={services} /> }], {
    initialEntries: [`/valuation${search}`],
  });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

const line = () => screen.queryByText(/It does not change the value/)?.closest("p")?.textContent ?? null;

describe("the line below the address", () => {
  it.each([
    ["?industry=saas", "Your industry: SaaS and software. It does not change the value. Remove"],
    ["?industry=cross-border", "In the words of: Cross-border, US and Europe. It does not change the value. Remove"],
    ["?industry=plumbing", null],
    ["?industry=", null],
    ["", null],
  ])("for %j is %j", async (search, text) => {
    const router = await open(search);
    expect(line()).toBe(text);
    expect(router.state.location.search).toBe(search);
  });

  it("stays while the address is taken from the query", async () => {
    const router = await open("?website=northgate.example&industry=hvac&autoStart=true&utm_source=letter");
    expect(line()).toContain("HVAC and home services");
    expect(router.state.location.search).toBe("?industry=hvac&utm_source=letter");
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole("dialog", { name: "Quick Financial Info" })).toBeTruthy();
  });

  it("can be removed, also from the address bar, and gives the focus to the field", async () => {
    const router = await open("?industry=saas&utm_source=letter");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove SaaS and software" })));
    expect(line()).toBeNull();
    expect(router.state.location.search).toBe("?utm_source=letter");
    expect(document.activeElement).toBe(screen.getByLabelText("Website address"));
  });
});

describe("the drivers", () => {
  const rows = () =>
    within(screen.getByRole("heading", { name: "Key Valuation Drivers" }).closest("section") as HTMLElement)
      .getAllByRole("listitem")
      .filter((row) => row.dataset["kind"] !== "final")
      .map((row) => ({
        name: row.querySelector("h3")?.firstChild?.textContent,
        input: row.querySelector("h3 small")?.textContent?.trim(),
        texts: [...row.querySelectorAll("p")].map(({ textContent }) => textContent),
      }));

  const shown = (given: Parameters<typeof show>[0]) => {
    const { unmount } = show(given);
    const seen = rows();
    unmount();
    return seen;
  };

  it("use the industry's names with the same values", () => {
    const plain = shown({});
    const chosen = shown({ industry: "hvac", corrections: { industry: "HVAC and home services" } });
    expect(plain.map(({ name }) => name)).toEqual(["Size", "Growth trend", "Recurring revenue"]);
    expect(chosen.map(({ name }) => name)).toEqual([
      "Owner-adjusted earnings",
      "Growth over normal seasons",
      "Maintenance agreement revenue",
    ]);
    expect(chosen.map(({ input }) => input)).toEqual(plain.map(({ name }) => name));
    expect(chosen.map(({ texts }) => texts)).toEqual(plain.map(({ texts }) => texts));
  });

  it("use them from words alone", () => {
    expect(shown({ industry: "cross-border" })[1]?.name).toBe("Growth at constant currency");
  });

  it("lose them when the owner corrects to an industry without its own words", () => {
    expect(shown({ industry: "hvac", corrections: { industry: "Chimneys" } })[0]?.name).toBe("Size");
  });

  it("list only what moves the number", () => {
    const inputs = { ...example, growthTrend: "flat" } as const;
    expect(shown({ inputs, industry: "hvac", corrections: { industry: "HVAC and home services" } })).toHaveLength(2);
  });
});
