import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paymentsContext } from "#app/context.ts";
import { site } from "#content/site.ts";
import type { OrderStatus, PurchaseStatus } from "#contracts/payments/checkout.ts";
import { pollIntervalsMs } from "./poll-order.ts";
import ValuationSuccess, { headers, loader, meta } from "./success-route.tsx";

const valuationId = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const sessionId = "cs_test_a1b2c3d4e5f6g7h8";
const known = { package: "professional", valuationId } as const;
const pending: OrderStatus = { status: "pending", unlocks: [], ...known };
const paid: OrderStatus = { status: "paid", unlocks: ["professional"], ...known };

function load(search: string, status: () => Promise<OrderStatus>) {
  const context = new RouterContextProvider();
  context.set(paymentsContext, { prices: async () => undefined, unlocked: async () => [], status });
  return loader({ request: { url: `http://here/valuation/success${search}` }, context });
}

async function open(order: OrderStatus | Error, search = `?session_id=${sessionId}`) {
  const status = async () => {
    if (order instanceof Error) throw order;
    return order;
  };
  const Stub = createRoutesStub([
    {
      path: "/valuation/success",
      Component: ValuationSuccess,
      loader: () => load(search, status),
      HydrateFallback: () => null,
    },
  ]);
  render(<Stub initialEntries={["/valuation/success"]} />);
  await vi.waitFor(() => screen.getByRole("heading", { level: 1 }));
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const said = () => screen.getByRole("status").textContent;
const own = () => within(screen.getByRole("heading", { level: 1 }).closest("section") ?? document.body);
const links = () =>
  own()
    .getAllByRole("link")
    .map((link) => [link.textContent?.trim(), link.getAttribute("href")]);
const entry = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("without a usable order", () => {
  it("has the state `none` when the address names no order, and looks nothing up", async () => {
    const status = vi.fn();
    expect(await load("", status)).toMatchObject({ data: { state: "none" }, init: { status: 200 } });
    expect(status).not.toHaveBeenCalled();
    await open({ status: "none", unlocks: [] }, "");
    expect(heading()).toBe("There is no order in this address.");
    expect(entry("Order")).toBe("None given");
  });

  it("answers 404 for an unknown order, warns not to pay again and links onward", async () => {
    const nothing = async (): Promise<OrderStatus> => ({ status: "none", unlocks: [] });
    expect(await load("?session_id=cs_test_1", nothing)).toMatchObject({ init: { status: 404 } });
    await open(await nothing(), "?session_id=cs_test_1");
    expect(heading()).toBe("We do not know this order.");
    expect(screen.getByText(/If you have paid, do not pay again/)).toBeDefined();
    expect(entry("Order")).toBe("cs_test_1");
    expect(links()).toContainEqual(["Contact us", "/contact"]);
  });

  it("answers 503 when the status is not available: keep the address, do not pay again, check again", async () => {
    const broken = () => Promise.reject(new Error("down"));
    expect(await load(`?session_id=${sessionId}`, broken)).toMatchObject({ init: { status: 503 } });
    await open(new Error("down"));
    expect(heading()).toBe("We cannot look up your order right now.");
    expect(screen.getByText(/do not pay again/)).toBeDefined();
    expect(links()).toContainEqual(["Check again", `/valuation/success?session_id=${sessionId}`]);
  });

  it("shows only a part of the order number, and only letters and digits", async () => {
    await open({ status: "none", unlocks: [] }, `?session_id=${encodeURIComponent(`<b>${"a".repeat(500)}`)}`);
    expect(entry("Order")).toBe(`b${"a".repeat(13)}…`);
  });
});

describe("with a settled order", () => {
  it("offers the files and the report page, and says where the receipt goes", async () => {
    await open(paid);
    expect(heading()).toBe("Your report is ready.");
    expect(links()).toEqual([
      ["Download PDF", `/api/download/report/${valuationId}?format=pdf`],
      ["Download Excel", `/api/download/report/${valuationId}?format=xlsx`],
      ["Open the report", `/report/${valuationId}`],
      ["See my results", `/valuation/result/${valuationId}`],
      ["Contact us", "/contact"],
    ]);
    expect([entry("Edition"), entry("State"), entry("Receipt")]).toEqual(["Professional", "Paid", "From the provider"]);
    expect(said()).toBe("");
  });

  it.each<[string, OrderStatus, string]>([
    ["This order was refunded.", { ...paid, status: "refunded", unlocks: [] }, `/valuation/result/${valuationId}`],
    [
      "Your bank is reviewing this payment.",
      { ...paid, status: "disputed", unlocks: [] },
      `/valuation/result/${valuationId}`,
    ],
    [
      "Your bank returned this payment to you.",
      { ...paid, status: "chargedBack", unlocks: [] },
      `/valuation/result/${valuationId}`,
    ],
    [
      "This order was not completed.",
      { ...paid, status: "cancelled", unlocks: [] },
      `/valuation/upgrade/${valuationId}`,
    ],
    ["The valuation of this order was deleted.", { status: "paid", unlocks: [], package: "professional" }, "/contact"],
  ])("offers a next step but no file: %s", async (title, order, way) => {
    await open(order);
    expect(heading()).toBe(title);
    const targets = links().map(([, href]) => href);
    expect(targets).toContain(way);
    expect(targets.some((href) => href?.includes("/download/"))).toBe(false);
  });

  it("does not poll", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    await open(paid);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("with an unconfirmed order", () => {
  /** Stubs the status endpoint. */
  function endpoint(first: PurchaseStatus) {
    let now: PurchaseStatus | undefined = first;
    const fetch = vi.fn(async (_address: string) =>
      now ? Response.json(now) : Response.json({ error: "", code: "unavailable" }, { status: 503 }),
    );
    vi.stubGlobal("fetch", fetch);
    return { fetch, becomes: (next: PurchaseStatus | undefined) => (now = next) };
  }

  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)));
  };

  function see(visibilityState: DocumentVisibilityState) {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  }

  it("says so, polls, and announces the files when the payment arrives", async () => {
    const { fetch, becomes } = endpoint(pending);
    await open(pending);
    expect([heading(), said()]).toEqual([
      "Your payment is not confirmed yet.",
      "This page checks again automatically.",
    ]);
    expect(screen.getByText(/If you have paid, do not pay again/)).toBeDefined();
    expect(links()).toContainEqual(["Back to the editions", `/valuation/upgrade/${valuationId}`]);
    const status = screen.getByRole("status");
    await pass(2_000);
    expect(fetch.mock.calls[0]?.[0]).toMatch(new RegExp(`/api/purchase-status/${sessionId}$`));
    becomes(undefined);
    await pass(3_000);
    expect([fetch.mock.calls.length, heading()]).toEqual([2, "Your payment is not confirmed yet."]);
    becomes({ status: "paid", unlocks: ["professional"] });
    await pass(5_000);
    expect([heading(), entry("State")]).toEqual(["Your report is ready.", "Paid"]);
    expect(screen.getByRole("status")).toBe(status);
    expect(said()).toBe("Your payment is confirmed. Your report is ready.");
    expect(document.activeElement?.textContent).toBe("Your report is ready.");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("can end as refunded, canceled or unknown", async () => {
    for (const [status, title] of [
      ["refunded", "This order was refunded."],
      ["cancelled", "This order was not completed."],
      ["none", "We do not know this order."],
    ] as const) {
      endpoint({ status, unlocks: [] });
      await open(pending);
      await pass(2_000);
      expect(heading()).toBe(title);
      cleanup();
    }
  });

  it("stops polling while the page is hidden, and checks at once when it is visible again", async () => {
    const { fetch } = endpoint(pending);
    await open(pending);
    see("hidden");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetch).not.toHaveBeenCalled();
    see("visible");
    expect(fetch).toHaveBeenCalledTimes(1);
    cleanup();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("checks at once when the visitor asks for it, and says so when nothing has changed", async () => {
    const { fetch, becomes } = endpoint(pending);
    await open(pending);
    const again = screen.getByRole("link", { name: "Check again" });
    expect(again.getAttribute("href")).toBe(`/valuation/success?session_id=${sessionId}`);
    again.focus();
    fireEvent.click(again);
    expect(said()).toBe("Checking");
    await pass(500);
    expect([fetch.mock.calls.length, said()]).toEqual([1, "Checked just now: not confirmed yet."]);
    becomes({ status: "paid", unlocks: ["professional"] });
    fireEvent.click(again);
    await pass(500);
    expect(heading()).toBe("Your report is ready.");
  });

  it("stops polling after a while and says so", async () => {
    const { fetch } = endpoint(pending);
    await open(pending);
    for (const pause of pollIntervalsMs) await act(() => vi.advanceTimersByTimeAsync(pause));
    expect(said()).toBe("This page has stopped checking. Check again whenever you like.");
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    expect(fetch).toHaveBeenCalledTimes(pollIntervalsMs.length);
  });
});

it("is never cached, sends no referrer, is not indexed, and has the same title for every order", () => {
  expect(headers()).toMatchObject({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
  const head = meta({});
  expect(head).toContainEqual({ title: `Your Order${site.titleSuffix}` });
  expect(head).toContainEqual({ name: "robots", content: "noindex, nofollow" });
});
