import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { ValuationTool } from "./flow.tsx";
import { analysis } from "./flow-controller.fixture.ts";
import type { AnalysisRequest, Services } from "./services.ts";
import "./results/results.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom does not implement animations.
  HTMLElement.prototype.animate = () => ({ currentTime: 0, cancel() {} }) as unknown as Animation;
  // Browsers fire `close` asynchronously; happy-dom fires it at once.
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute("open");
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const onRender = vi.fn();

/** The page with services that answer when the test says so. */
function open(search = "") {
  const requests: AnalysisRequest[] = [];
  const answer = Promise.withResolvers<BusinessAnalysis>();
  const services: Services = {
    analyzeWebsite(request) {
      requests.push(request);
      return answer.promise;
    },
    captureLead: (_, tell) => tell({ lead: "skipped" }),
    addressGiven: () => undefined,
  };
  const element = (
    <Profiler id="tool" onRender={onRender}>
      <ValuationTool services={services} />
    </Profiler>
  );
  const router = createMemoryRouter([{ path: "/valuation", element }], { initialEntries: [`/valuation${search}`] });
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  return { page, router, requests, answer };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Website address");
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const dialog = () => screen.queryByRole("dialog", { name: "Quick Financial Info" });
const progress = () => screen.queryByRole("progressbar");
const step = () => document.querySelector("[aria-current=step] > span:nth-child(2)")?.textContent;
const said = () => screen.getByRole("status").textContent;

/** In slices, because timers start other timers. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)));
}

async function show(search?: string) {
  const opened = open(search);
  await act(async () => render(opened.page));
  return opened;
}

async function begin() {
  const opened = await show();
  fireEvent.change(field(), { target: { value: "northgate.example" } });
  await press("Analyze Business");
  fireEvent.click(screen.getByRole("radio", { name: "Growing" }));
  await press("Calculate Valuation");
  return opened;
}

describe("the first step", () => {
  it("shows the visitor's step", async () => {
    await show();
    expect(screen.getByText("Step 1 of 2")).toBeTruthy();
    expect(step()).toBe("Enter Information, Active");
  });

  it("ignores an empty field, and leads to it", async () => {
    await show();
    button("Analyze Business").focus();
    await press("Analyze Business");
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it.each([
    "my company",
    "javascript:alert(1)",
    "ftp://x",
    "http://",
    "exa mple.com",
    "a.example, b.example",
    "x".repeat(300),
  ])("shows an error for %j at the field and starts nothing", async (typed) => {
    const { requests } = await show();
    fireEvent.change(field(), { target: { value: typed } });
    await press("Analyze Business");
    expect(dialog()).toBeNull();
    const sentence = screen.getByRole("alert");
    expect(sentence.textContent).toBe("Enter one full address without spaces, such as yourcompany.com");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(field().getAttribute("aria-describedby")).toBe(sentence.id);
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: "northgate.example" } });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(requests).toEqual([]);
  });

  it("shows the error instead of the dialog when the query holds no valid address", async () => {
    await show("?website=my%20company&autoStart=true");
    await pass(1_000);
    expect(dialog()).toBeNull();
    expect(field().value).toBe("my company");
    expect(screen.getByRole("alert").textContent).toContain("such as yourcompany.com");
  });

  it("leads to the three inputs, and keeps the address when they are canceled", async () => {
    await show();
    fireEvent.change(field(), { target: { value: "northgate.example" } });
    await press("Analyze Business");
    expect(dialog()).toBeTruthy();
    await press("Cancel");
    await pass(10);
    expect(dialog()).toBeNull();
    expect(field().value).toBe("https://northgate.example");
  });

  it("takes the address from the query, also double-encoded, and keeps the rest of the query", async () => {
    const { router } = await show("?website=https%253A%252F%252Fnorthgate.example%252Fabout-us&utm_source=letter");
    expect(field().value).toBe("https://northgate.example/about-us");
    expect(router.state.location.search).toBe("?utm_source=letter");
    await pass(1_000);
    expect(dialog()).toBeNull();
  });

  it("starts after about 100 ms with autoStart", async () => {
    const { router } = await show("?website=northgate.example&autoStart=true");
    expect(router.state.location.search).toBe("");
    await pass(99);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Quick Financial Info");
  });

  it("focuses the address when an auto-started dialog is canceled", async () => {
    await show("?website=northgate.example&autoStart=true");
    await pass(100);
    await press("Cancel");
    await pass(10);
    expect(document.activeElement).toBe(field());
  });

  it("does not start without an address", async () => {
    await show("?website=&autoStart=true");
    await pass(1_000);
    expect(dialog()).toBeNull();
  });

  it("keeps what was typed before hydration, and does not start over it", async () => {
    const { page } = open("?website=northgate.example&autoStart=true");
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page);
    field().value = "mine.example";
    const root = await act(async () => hydrateRoot(container, page));
    await pass(1_000);
    expect(field().value).toBe("mine.example");
    expect(dialog()).toBeNull();
    await act(async () => root.unmount());
    container.remove();
  });
});

describe("the analysis", () => {
  it("marks the button as pressed before the progress screen is rendered, and begins once", async () => {
    const { requests } = await show();
    fireEvent.change(field(), { target: { value: "northgate.example" } });
    await press("Analyze Business");
    fireEvent.click(screen.getByRole("radio", { name: "Growing" }));
    const calculate = button("Calculate Valuation");
    const states: unknown[] = [];
    const seen = new MutationObserver(() => states.push([calculate.getAttribute("aria-busy"), progress() !== null]));
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    await act(async () => {
      fireEvent.click(calculate);
      fireEvent.click(calculate);
    });
    seen.disconnect();
    expect(states[0]).toEqual(["true", false]);
    expect(states.at(-1)).toEqual(["true", true]);
    expect(requests).toHaveLength(1);
  });

  it("is given up, with the answers kept, when the dialog is canceled before the progress screen is rendered", async () => {
    const { requests } = await show();
    fireEvent.change(field(), { target: { value: "northgate.example" } });
    await press("Analyze Business");
    fireEvent.click(screen.getByRole("radio", { name: "Growing" }));
    await act(async () => {
      fireEvent.click(button("Calculate Valuation"));
      fireEvent.click(button("Cancel"));
    });
    await pass(3_000);
    expect([dialog(), progress()]).toEqual([null, null]);
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
    await press("Analyze Business");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Growing" }).checked).toBe(true);
  });

  it("covers the page with a modal and focuses its heading", async () => {
    await begin();
    expect(screen.getByRole("dialog", { name: "Working out what your business is worth." })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Working out what your business is worth.");
    expect(screen.getByText("Analyzing...")).toBeTruthy();
    expect(step()).toBe("Enter Information, Processing");
  });

  it("runs through its four stages and announces each once", async () => {
    await begin();
    expect(said()).toBe("Website scan, 1 of 4");
    expect(screen.getByText("About 42 seconds left")).toBeTruthy();
    await pass(12_000);
    expect(said()).toBe("Market analysis, 2 of 4");
    // Its time is over, and the website has not answered.
    expect(screen.getByText("Still reading")).toBeTruthy();
    await pass(12_000);
    expect(screen.getAllByText("Done")).toHaveLength(1);
    expect(said()).toBe("Calculation, 3 of 4");
    await pass(10_000);
    expect(said()).toBe("Report generation, 4 of 4");
    await pass(7_000);
    expect(screen.getByText("About 1 second left")).toBeTruthy();
    expect(progress()?.getAttribute("aria-valuenow")).toBe("97");
  });

  it("shows another fact every four seconds", async () => {
    await begin();
    const fact = () => screen.getByRole("heading", { level: 3 }).nextElementSibling?.textContent;
    const seen = [fact()];
    for (let turn = 0; turn < 2; turn++) {
      await pass(4_000);
      seen.push(fact());
    }
    expect(new Set(seen).size).toBe(3);
  });

  it("does not render between changes, although the counter runs", async () => {
    await begin();
    await pass(500);
    onRender.mockClear();
    await pass(3_000);
    expect(onRender).not.toHaveBeenCalled();
    expect(screen.getByText("About 39 seconds left")).toBeTruthy();
    expect(screen.getByText("9 s")).toBeTruthy();
    expect(progress()?.getAttribute("aria-valuenow")).toBe("8");
  });

  it("shows what was read, in its stage", async () => {
    const { requests } = await begin();
    const row = (title: string) => screen.getByText(title).closest("li")?.textContent;
    await act(async () => {
      requests[0]?.onFinding({ kind: "title", title: "Northgate" });
      requests[0]?.onFinding({ kind: "headings", count: 7 });
      requests[0]?.onFinding({ kind: "industry", industry: "Field service software" });
    });
    expect(row("Website scan")).toContain("7 headings, “Northgate”");
    expect(row("Market analysis")).toContain("Field service software");
  });

  it("holds an early result back until 42 seconds have passed", async () => {
    const { answer } = await begin();
    await act(async () => answer.resolve(analysis));
    await pass(41_500);
    expect(progress()).toBeTruthy();
    await pass(500);
    expect(progress()).toBeNull();
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Your preliminary valuation is ready!");
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("Step 2 of 2")).toBeTruthy();
  });

  it("says that it is finalizing when the result is late, and shows it as soon as it arrives", async () => {
    const { answer } = await begin();
    await pass(42_500);
    expect(progress()?.getAttribute("aria-valuenow")).toBe("100");
    expect(said()).toBe("Finalizing your report... This is taking a bit longer to ensure accuracy");
    expect(screen.getByText("This is taking a bit longer to ensure accuracy")).toBeTruthy();
    expect(screen.queryByText(/seconds? left/)).toBeNull();
    expect(screen.getByText("Still reading")).toBeTruthy();
    expect(screen.getAllByText("Done")).toHaveLength(3);
    await act(async () => answer.resolve(analysis));
    await pass(1_500);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your preliminary valuation is ready!");
  });

  it("starts over from the progress screen: nothing is left, and no late answer comes back", async () => {
    const { answer, requests } = await begin();
    await press("Start Over");
    expect(progress()).toBeNull();
    expect(field().value).toBe("");
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    await act(async () => answer.resolve(analysis));
    await pass(45_000);
    expect(screen.getByText("Step 1 of 2")).toBeTruthy();
  });

  it("is not closed by Escape", async () => {
    await begin();
    const screenOfIt = screen.getByRole("dialog", { name: "Working out what your business is worth." });
    expect(fireEvent(screenOfIt, new Event("cancel", { cancelable: true }))).toBe(false);
    expect(screenOfIt.getAttribute("closedby")).toBe("none");
  });

  it("fills the seal without a sweep under reduced motion", async () => {
    const asked = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    await begin();
    expect(asked).toHaveBeenCalledWith("(prefers-reduced-motion: reduce)");
    await pass(21_000);
    expect(progress()?.querySelector<HTMLElement>("[style]")?.style.opacity).toBe("0.500");
  });
});
