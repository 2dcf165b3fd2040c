// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ValuationTool } from "./flow.tsx";
import type { Services } from "./services.ts";

const { preloadAnalysis, preloadResults } = vi.hoisted(() => ({ preloadAnalysis: vi.fn(), preloadResults: vi.fn() }));

vi.mock("./browser-services.ts", () => ({ preloadAnalysis, browserServices: {} }));
vi.mock("./results/results-screen.tsx", () => ({ preloadResults, ResultsScreen: () => null }));

const services: Services = {
  analyzeWebsite: () => new Promise<never>(() => {}),
  captureLead: () => undefined,
  addressGiven: () => undefined,
};

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const loaded = () => ({ analysis: preloadAnalysis.mock.calls.length, results: preloadResults.mock.calls.length });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("loads the analysis and then the results while the visitor answers, and not in the press that asks", async () => {
  const router = createMemoryRouter([{ path: "/valuation", element: <ValuationTool services={services} /> }], {
    initialEntries: ["/valuation"],
  });
  await act(async () => render(<RouterProvider router={router} />));
  fireEvent.change(screen.getByLabelText("Website address"), { target: { value: "northgate.example" } });
  await press("Analyze Business");
  expect(loaded()).toEqual({ analysis: 0, results: 0 });
  await wait(1_000);
  expect(loaded()).toEqual({ analysis: 1, results: 0 });
  await wait(2_000);
  expect(loaded()).toEqual({ analysis: 1, results: 1 });
});
