import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import Search, { loader } from "./route.tsx";

function open(search: string) {
  const Stub = createRoutesStub([
    { path: "/search", Component: Search, loader, HydrateFallback: () => null },
    { path: "*", Component: () => null },
  ]);
  render(<Stub initialEntries={[`/search${search}`]} />);
  return screen.findByRole("searchbox", { name: "What are you looking for?" });
}

afterEach(cleanup);

describe("the search page", () => {
  it("uses a GET form, so that it works without script", async () => {
    const field = await open("");
    const form = field.closest("form");
    expect(form?.getAttribute("method")).toBe("get");
    expect(form?.getAttribute("action")).toBe("/search");
    expect(field.getAttribute("name")).toBe("q");
  });

  it("shows links before anything is searched", async () => {
    await open("");
    const ways = screen.getByRole("navigation", { name: "Where most owners start" });
    expect(within(ways).getAllByRole("link")).toHaveLength(5);
  });

  it("counts its results and marks the words", async () => {
    const field = await open("?q=dental");
    expect(field).toHaveProperty("value", "dental");
    expect(screen.getByRole("status").textContent).toMatch(/^\d+ results for “dental”/);
    expect(screen.getAllByText("dental", { selector: "mark" }).length).toBeGreaterThan(0);
  });

  it("shows the query as text, and links onward when nothing is found", async () => {
    await open(`?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
    expect(screen.getByRole("status").textContent).toContain("No results for “<img src=x onerror=alert(1)>”");
    expect(document.querySelector("img[src='x']")).toBeNull();
    expect(screen.getByRole("navigation", { name: "Other pages" })).toBeDefined();
  });

  it("searches again in place and keeps the focus in the field", async () => {
    const field = await open("?q=dental");
    await userEvent.clear(field);
    await userEvent.type(field, "cost{Enter}");
    expect(await screen.findByText(/for “cost”/)).toBeDefined();
    expect(document.activeElement).toBe(field);
  });
});
