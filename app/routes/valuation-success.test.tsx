import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import ValuationSuccess, { headers, loader } from "./valuation-success.tsx";

function open(search: string) {
  const Stub = createRoutesStub([
    { path: "/valuation/success", Component: ValuationSuccess, loader, HydrateFallback: () => null },
  ]);
  render(<Stub initialEntries={[`/valuation/success${search}`]} />);
}

afterEach(cleanup);

describe("the order page", () => {
  it("says that there is no order in the address", async () => {
    open("");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
      "textContent",
      "There is no order in this address.",
    );
  });

  it("says that an order is not known, and leads on", async () => {
    open("?session_id=cs_test_1");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
      "textContent",
      "We do not know this order.",
    );
    expect(screen.getByText("cs_test_1")).toBeDefined();
    expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
  });

  it("shows no more of an order number than it needs, and nothing but letters and digits", async () => {
    open(`?session_id=${encodeURIComponent(`<b>${"a".repeat(500)}`)}`);
    expect(await screen.findByText(`b${"a".repeat(13)}…`)).toBeDefined();
  });

  it("is kept by no cache and told to no other site", () => {
    expect(headers()).toEqual({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
  });
});
