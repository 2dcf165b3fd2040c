import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, data } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import ValuationUpgrade, { meta as upgradeMeta } from "#app/account/checkout/upgrade-route.tsx";
import Report, { meta as reportMeta } from "#app/account/report/route.tsx";
import { site } from "#content/site.ts";
import ValuationResult, { meta as resultMeta } from "./route.tsx";

afterEach(cleanup);

describe.each([
  ["result", ValuationResult, resultMeta],
  ["report", Report, reportMeta],
  ["upgrade", ValuationUpgrade, upgradeMeta],
] as const)("the %s page", (_name, Component, meta) => {
  it("says in its heading and its title that nothing is there, and offers a new valuation", async () => {
    const Stub = createRoutesStub([
      { path: "/private", Component, loader: () => data(null), HydrateFallback: () => null },
    ]);
    render(<Stub initialEntries={["/private"]} />);
    expect(await screen.findByRole("heading", { level: 1, name: "No valuation data available" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Start Over" }).getAttribute("href")).toBe("/valuation");
    expect(meta({ loaderData: null })).toContainEqual({ title: `No valuation data available${site.titleSuffix}` });
  });

  it("is never indexed", () => {
    for (const loaderData of [null, {}])
      expect(meta({ loaderData })).toContainEqual({ name: "robots", content: "noindex, nofollow" });
  });
});

it.each([
  [{}, "", "Your Valuation"],
  [{}, "?delete", "Delete my data"],
  [{}, "?deleted", "Your Valuation"],
  [null, "?deleted", "Your data is deleted"],
  [null, "?delete=failed", "No valuation data available"],
])("the title of the result page with %j at %j is %j", (loaderData, search, title) => {
  expect(resultMeta({ loaderData, location: { search } })).toContainEqual({ title: `${title}${site.titleSuffix}` });
});
