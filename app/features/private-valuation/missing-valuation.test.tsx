import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, data } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import Report, { meta as reportMeta } from "#app/routes/report.tsx";
import ValuationResult, { meta as resultMeta } from "#app/routes/valuation-result.tsx";
import ValuationUpgrade, { meta as upgradeMeta } from "#app/routes/valuation-upgrade.tsx";

const stored = {
  id: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
  company: "Northgate Systems",
  low: 8_415_000,
  value: 9_900_000,
  high: 11_385_000,
};

function open(Component: () => React.ReactNode, loaded: typeof stored | null) {
  const Stub = createRoutesStub([
    { path: "/private", Component, loader: () => data(loaded), HydrateFallback: () => null },
  ]);
  render(<Stub initialEntries={["/private"]} />);
}

afterEach(cleanup);

describe.each([
  ["result", ValuationResult, resultMeta],
  ["report", Report, reportMeta],
  ["upgrade", ValuationUpgrade, upgradeMeta],
] as const)("the %s page", (_name, Component, meta) => {
  it("says in its heading and its title that nothing is there, and starts over", async () => {
    open(Component, null);
    expect(await screen.findByRole("heading", { level: 1, name: "No valuation data available" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Start Over" }).getAttribute("href")).toBe("/valuation");
    expect(meta({ loaderData: null })).toContainEqual({ title: "No valuation data available | AMIVA+ M&A Advisory" });
  });

  it("shows the stored range", async () => {
    open(Component, stored);
    expect(await screen.findByText(/\$8\.4M\s?–\s?\$11\.4M/)).toBeDefined();
    expect(screen.getByText("Northgate Systems")).toBeDefined();
  });

  it("is never indexed", () => {
    for (const loaderData of [null, stored]) {
      expect(meta({ loaderData })).toContainEqual({ name: "robots", content: "noindex, nofollow" });
    }
  });
});

it("offers both reports by its form and the way back to the free one", async () => {
  open(ValuationUpgrade, stored);
  const back = await screen.findByRole("link", { name: "Back to my results" });
  expect(back.getAttribute("href")).toBe(`/valuation/result/${stored.id}`);
  const requests = screen.getAllByRole("link", { name: /^Request this report/ });
  expect(requests.map((link) => link.textContent)).toEqual([
    "Request this report, Professional",
    "Request this report, Exit Readiness",
  ]);
  for (const link of requests) {
    const form = link.getAttribute("href")?.split("#")[1] ?? "";
    expect(document.getElementById(form)).not.toBeNull();
  }
});
