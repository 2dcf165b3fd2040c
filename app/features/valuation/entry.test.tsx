// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";
import { ValuationEntry } from "./entry.tsx";

function open(search = "") {
  const router = createMemoryRouter([{ path: "/valuation", element: <ValuationEntry /> }], {
    initialEntries: [`/valuation${search}`],
  });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return screen.getByLabelText<HTMLInputElement>("Website address");
}

const dialog = () => screen.queryByRole("dialog");
const analyze = () => userEvent.click(screen.getByRole("button", { name: "Analyze Business" }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("step 1 of the valuation", () => {
  it("says where the visitor stands", () => {
    open();
    expect(screen.getAllByText("Enter Information").length).toBeGreaterThan(0);
    expect(screen.getByText("Step 1 of 2")).toBeTruthy();
  });

  it("ignores an empty field", async () => {
    open();
    await analyze();
    expect(dialog()).toBeNull();
  });

  it("offers a partner for the address that was entered, and takes the address along", async () => {
    await userEvent.type(open(), "www.northgate.example");
    await analyze();
    expect(dialog()?.textContent).toContain("northgate.example");
    expect(screen.getByRole("link", { name: "Write to a partner" }).getAttribute("href")).toBe(
      "/contact?website=https%3A%2F%2Fwww.northgate.example",
    );
    expect(screen.getByRole("link", { name: /^Book a Call/, hidden: false }).getAttribute("href")).toBe(
      site.schedulingUrl,
    );
  });

  it("keeps the address when the dialog is closed", async () => {
    const field = open();
    await userEvent.type(field, "northgate.example");
    await analyze();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(dialog()).toBeNull();
    expect(field.value).toBe("northgate.example");
  });

  it("takes over the address of the query, decoded", () => {
    expect(open("?website=https%3A%2F%2Fnorthgate.example%2Fabout%20us").value).toBe(
      "https://northgate.example/about us",
    );
    expect(dialog()).toBeNull();
  });

  it("starts by itself after about 100 ms when the query says so", () => {
    vi.useFakeTimers();
    open("?website=northgate.example&autoStart=true");
    act(() => vi.advanceTimersByTime(99));
    expect(dialog()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(dialog()?.textContent).toContain("northgate.example");
  });

  it("does not start without an address", () => {
    vi.useFakeTimers();
    open("?website=&autoStart=true");
    act(() => vi.advanceTimersByTime(1000));
    expect(dialog()).toBeNull();
  });
});
