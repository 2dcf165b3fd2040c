import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type PaymentReader, paymentsContext, valuationReaderContext } from "#app/context.ts";
import { errorAnswer, errorTable } from "#contracts/error-table.ts";
import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import ValuationUpgrade, { loader } from "./upgrade-route.tsx";

const lead = leadOf(fullCapture, { now: captured });
const id = lead.valuationId;
const usd = (amount: number) => ({ amount, currency: "usd" });
const prices = { professional: usd(49_000), exitReadiness: usd(149_050) };

function load(parts: Partial<PaymentReader> = {}, query = "", stored: unknown = lead) {
  const context = new RouterContextProvider();
  context.set(valuationReaderContext, { find: async (asked) => (asked === id ? JSON.stringify(stored) : undefined) });
  context.set(paymentsContext, {
    prices: async () => prices,
    status: async () => ({ status: "none", unlocks: [] }),
    unlocked: async () => [],
    ...parts,
  });
  return loader({
    request: { url: `http://here/valuation/upgrade/${id}${query}` },
    params: { valuationId: id },
    context,
  });
}

async function open(parts?: Partial<PaymentReader>, query?: string) {
  const Stub = createRoutesStub([
    {
      path: "/valuation/upgrade/:valuationId",
      Component: ValuationUpgrade,
      loader: () => load(parts, query),
      HydrateFallback: () => null,
    },
  ]);
  render(<Stub initialEntries={[`/valuation/upgrade/${id}`]} />);
  await screen.findByRole("heading", { level: 1 });
}

const edition = (name: string) => within(screen.getByRole("article", { name }));
const lines = (name: string) =>
  edition(name)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("where packages are sold", () => {
  it("shows the provider's prices, each with a form into checkout that needs no script", async () => {
    await open();
    expect(edition("Free").getByText("$0")).toBeDefined();
    expect(screen.getByText(/, \d{4}\. An estimate from your figures, not an appraisal or an offer\.$/)).toBeDefined();
    expect(edition("Professional").getByText("$490")).toBeDefined();
    expect(edition("Exit Readiness").getByText("$1,490.50")).toBeDefined();
    const form = edition("Exit Readiness").getByRole("button", { name: "Choose Exit Readiness" }).closest("form");
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe(`/valuation/upgrade/${id}?package=exitReadiness`);
    expect(screen.queryByText(/Request this report/)).toBeNull();
  });

  it("shows prices in the provider's currency, the free one too", async () => {
    await open({
      prices: async () => ({
        professional: { amount: 49_000, currency: "eur" },
        exitReadiness: { amount: 149_000, currency: "eur" },
      }),
    });
    expect(edition("Free").getByText("€0")).toBeDefined();
    expect(edition("Professional").getByText("€490")).toBeDefined();
  });

  it("lists what each edition contains: a summary, a report with a workbook, a plan, and the firm's own work", async () => {
    await open();
    expect(lines("Free")).toContain("PDF and page to print: Two-page summary");
    expect(lines("Free")).toContain("Excel workbook, live formulas: Not included");
    expect(lines("Professional")).toContain("Excel workbook, live formulas: Included");
    expect(lines("Professional")).toContain("Readiness plan: Not included");
    expect(lines("Exit Readiness")).toContain("Readiness plan: Eight workstreams");
    expect(lines("Exit Readiness").at(-1)).toBe(
      "Call with a partner, from the firm, in addition to the file: 30 minutes",
    );
    const summary = edition("Free").getByRole("link", { name: "Download the summary" });
    expect(summary.getAttribute("href")).toBe(`/api/download/report/${id}?format=pdf&package=summary`);
  });

  it.each([
    ["?checkout=cancelled", "status", /^You left the payment page and nothing was charged\./],
    ["?checkout=paymentsDown", "alert", errorTable.paymentsDown.message],
    ["?checkout=tooManyCheckouts", "alert", errorTable.tooManyCheckouts.message],
  ])("shows %s above the editions", async (query, role, text) => {
    await open({}, query);
    const said = screen.getAllByRole(role).filter(({ textContent }) => textContent);
    expect(said).toHaveLength(1);
    expect(said[0]?.textContent).toMatch(text);
  });

  it("shows pages of the report itself, for a sample company, as a picture", async () => {
    await open();
    const spreads = within(screen.getByRole("list", { name: "Pages of the longer editions" })).getAllByRole("listitem");
    expect(spreads.map((spread) => spread.lastElementChild?.querySelector("p")?.textContent)).toEqual([
      "Pages 4 and 5, Professional and Exit Readiness",
      "Pages 7 and 8, Professional and Exit Readiness",
      "Pages 9 and 10, the plan in Exit Readiness only",
    ]);
    const pages = spreads.flatMap((spread) => [...spread.querySelectorAll("[inert] section[id]")]);
    expect(pages.map(({ id: section }) => section)).toEqual([
      "approaches",
      "sensitivity",
      "objections",
      "market",
      "readiness",
      "next",
    ]);
    for (const page of pages) expect(page.textContent).toContain("Northgate Dental (sample)");
  });

  it("ignores an unknown outcome in the address", async () => {
    await open({}, "?checkout=%3Cb%3Eyou%20won");
    expect(screen.queryByText(/you won/)).toBeNull();
  });
});

describe("unlocked editions", () => {
  it("offer their files instead of a price", async () => {
    await open({ unlocked: async () => ["professional"] });
    const bought = edition("Professional");
    expect(bought.getByText("Yours")).toBeDefined();
    expect(bought.queryByRole("button")).toBeNull();
    expect(bought.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      `/api/download/report/${id}?format=pdf&package=professional`,
      `/api/download/report/${id}?format=xlsx&package=professional`,
      `/report/${id}`,
    ]);
    expect(edition("Exit Readiness").getByRole("button", { name: "Choose Exit Readiness" })).toBeDefined();
  });

  it("are not sold again as a part of a larger edition", async () => {
    await open({ unlocked: async () => ["exitReadiness"] });
    expect(screen.queryByRole("button", { name: /^Choose/ })).toBeNull();
    expect(edition("Professional").getByText("Part of Exit Readiness, which is yours.")).toBeDefined();
  });

  it("are shown where nothing is sold; the others can be requested", async () => {
    await open({ prices: async () => undefined, unlocked: async () => ["professional"] });
    expect(edition("Professional").getByRole("link", { name: /^Download PDF/ })).toBeDefined();
    expect(edition("Exit Readiness").getByRole("link", { name: /^Request this report/ })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Exit Readiness" }).checked).toBe(true);
    cleanup();
    await open({ prices: async () => undefined, unlocked: async () => ["exitReadiness"] });
    expect(screen.queryByText(/Request this report/)).toBeNull();
  });
});

it("shows the request form where no price is available, and no dead button", async () => {
  await open({ prices: async () => undefined });
  expect(edition("Professional").getByText("Price on request")).toBeDefined();
  const requests = screen.getAllByRole("link", { name: /^Request this report/ });
  expect(requests.map((link) => link.textContent)).toEqual([
    "Request this report, Professional",
    "Request this report, Exit Readiness",
  ]);
  const form = requests[0]?.getAttribute("href")?.split("#")[1] ?? "";
  expect(document.getElementById(form)).not.toBeNull();
});

it("answers 404 for an unknown valuation without asking for prices, and fails when the store is down", async () => {
  const asked = vi.fn(async () => prices);
  expect(await load({ prices: asked }, "", {})).toMatchObject({ data: null, init: { status: 404 } });
  expect(asked).not.toHaveBeenCalled();
  const unavailable = { init: { status: 503 } };
  await expect(load({ unlocked: () => Promise.reject(unavailable) })).rejects.toBe(unavailable);
});

describe("starting a checkout", () => {
  const choose = () => screen.getByRole("button", { name: /Professional$/ });

  /** Presses the button and answers the confirmation. */
  async function press(answer: () => Promise<Response>, times = 1) {
    const fetch = vi.fn(answer);
    vi.stubGlobal("fetch", fetch);
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const button = choose();
    for (let n = 0; n < times; n += 1) fireEvent.click(button);
    await act(() => vi.dynamicImportSettled());
    await act(async () => {});
    return { fetch, assign, button };
  }

  it("opens one checkout for a double click and stays busy until the payment page loads", async () => {
    await open();
    const { fetch, assign, button } = await press(
      async () => Response.json({ id: "cs_test_1", url: "https://pay.example/1" }),
      2,
    );
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(assign.mock.calls).toEqual([["https://pay.example/1"]]);
    expect([button.textContent, button.getAttribute("aria-busy")]).toEqual([
      "Opening the payment page, Professional",
      "true",
    ]);
    // Restored from the back-forward cache.
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    expect([choose().textContent, choose().getAttribute("aria-busy")]).toEqual(["Choose Professional", null]);
  });

  it("says in its column why it did not open, and can be tried again", async () => {
    await open();
    const { assign } = await press(async () => Response.json(errorAnswer("paymentsDown"), { status: 503 }));
    const alert = edition("Professional").getByRole("alert");
    expect(alert.textContent).toContain(errorTable.paymentsDown.message);
    expect(edition("Exit Readiness").getByRole("alert").textContent).toBe("");
    expect(choose().textContent).toBe("Try again, Professional");
    expect(assign).not.toHaveBeenCalled();
    await press(async () => Response.json({ id: "cs_test_1", url: "https://pay.example/1" }));
    expect(assign).toHaveBeenCalledWith("https://pay.example/1");
    expect(alert.textContent).toBe("");
  });

  it("shows the download when it was paid in another tab", async () => {
    const unlocked = vi.fn<PaymentReader["unlocked"]>(async () => []);
    await open({ unlocked });
    unlocked.mockResolvedValue(["professional"]);
    await press(async () => Response.json(errorAnswer("alreadyPaid"), { status: 409 }));
    expect(await edition("Professional").findByRole("link", { name: /^Download PDF/ })).toBeDefined();
  });
});
