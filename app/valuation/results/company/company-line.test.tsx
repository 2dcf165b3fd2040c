import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { analysis, show } from "#app/valuation/results/results.fixture.tsx";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";

const user = userEvent.setup();

afterEach(cleanup);

const card = () => document.querySelector("[aria-labelledby=company]") as HTMLElement;
const withOverview = (length: number) => ({ ...analysis, overview: "x".repeat(length) });
const titled = (title: string): BusinessAnalysis => ({ ...analysis, websiteData: { ...analysis.websiteData, title } });

describe("the overview", () => {
  it("of 150 characters is shown whole", () => {
    show({ analysis: withOverview(150) });
    expect(screen.queryByRole("button", { name: "View more" })).toBeNull();
  });

  it("of 151 characters is truncated until expanded, and can be collapsed", async () => {
    show({ analysis: withOverview(151) });
    const text = screen.getByText("x".repeat(151));
    const more = screen.getByRole("button", { name: "View more" });
    expect(more.getAttribute("aria-controls")).toBe(text.id);
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await user.click(more);
    const less = screen.getByRole("button", { name: "View less" });
    expect(less.getAttribute("aria-expanded")).toBe("true");
    await user.click(less);
  });
});

describe("the title", () => {
  it.each([
    ["Northgate Systems - Field service software - Home", "Northgate Systems"],
    ["Northgate-Systems", "Northgate-Systems"],
    ["", "Your Business"],
  ])("of %j is %s", (title, shown) => {
    show({ analysis: titled(title) });
    expect(within(card()).getByRole("heading", { level: 2 }).textContent).toBe(shown);
  });
});

it("shows location, website and the three figures", () => {
  show();
  expect(within(card()).getByText("Columbus, Ohio")).toBeDefined();
  expect(within(card()).getByText("northgate.example")).toBeDefined();
  const figures = [...card().querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(figures).toEqual(["Revenue, est.$5.8M", "EBITDA$1.65M", "SDE$1.57M"]);
});

it("shows United States for a business without a location", () => {
  show({ analysis: { ...analysis, location: "" } });
  expect(within(card()).getByText("United States")).toBeDefined();
});

it.each([
  ["https://evil.example/claim?now", "evil.example"],
  ["javascript:alert(1)", "javascript:alert(1)"],
])("shows the website %s as text, not as a link", (website, shown) => {
  show({ website });
  expect(within(card()).queryByRole("link")).toBeNull();
  expect(within(card()).getByText(shown)).toBeDefined();
});

describe("the note about an unread website", () => {
  const note = "We could not read northgate.example. The range uses only your figures.";
  const general = technologyServicesAnalysis({ website: "https://northgate.example", at: "2026-01-02T09:00:00.000Z" });

  it("replaces the general profile, and the owner picks the industry", async () => {
    const onCorrect = vi.fn();
    show({ analysis: general, onCorrect });
    expect(within(card()).getByText(note)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Technology Services|SaaS|subscription|not clear/);
    await user.click(screen.getByRole("button", { name: "Add your industry and details" }));
    const industry = screen.getByLabelText<HTMLInputElement>("Industry");
    expect(industry.value).toBe("");
    expect(industry.list?.options.length).toBeGreaterThan(10);
    await user.type(industry, "Plumbing{Enter}");
    expect(onCorrect).toHaveBeenCalledExactlyOnceWith({ industry: "Plumbing" });
  });

  it("stays next to an industry that was chosen before", () => {
    show({ analysis: general, corrections: { industry: "Dental practices" }, onCorrect: () => {} });
    expect(within(card()).getByText(note)).toBeDefined();
    expect(within(card()).getByText("Dental practices")).toBeDefined();
    expect(screen.getByRole("button", { name: "Edit" })).toBeDefined();
  });

  it("is shown where there is no profile at all", () => {
    show({ analysis: null });
    expect(screen.getByText(note)).toBeDefined();
    expect(within(card()).getByRole("heading", { level: 2 }).textContent).toBe("Your Business");
  });

  it("is not shown for a website that was read", () => {
    show();
    expect(screen.queryByText(note)).toBeNull();
  });
});

describe("correcting the profile", () => {
  const open = async () => user.click(screen.getByRole("button", { name: "Edit" }));
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

  it("starts with what is shown and sends only what differs", async () => {
    const onCorrect = vi.fn();
    show({ onCorrect, corrections: { location: "Dayton, Ohio" } });
    await open();
    expect(document.activeElement).toBe(field("Company"));
    expect([field("Company").value, field("Industry").value, field("Location").value]).toEqual([
      "Northgate Systems",
      "Technology",
      "Dayton, Ohio",
    ]);
    await user.clear(field("Industry"));
    await user.type(field("Industry"), "  Field   service software{Enter}");
    expect(onCorrect).toHaveBeenCalledExactlyOnceWith({ industry: "Field service software", location: "Dayton, Ohio" });
    expect(screen.getByText("Saved. The value is the same.").getAttribute("role")).toBe("status");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit" })));
  });

  it("says which field is not a name, and sends nothing until it is fixed", async () => {
    const onCorrect = vi.fn();
    show({ onCorrect });
    await open();
    await user.clear(field("Location"));
    await user.type(field("Location"), "Call +1 900 555 0199{Enter}");
    expect(onCorrect).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field("Location"));
    expect(field("Location").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/^Please write a name only/)).toBeDefined();
    await user.clear(field("Location"));
    await user.type(field("Location"), "Dayton, Ohio{Enter}");
    expect(onCorrect).toHaveBeenCalledExactlyOnceWith({ location: "Dayton, Ohio" });
  });

  it("returns an emptied field to what was read", async () => {
    const onCorrect = vi.fn();
    show({ onCorrect, corrections: { location: "Dayton, Ohio" } });
    await open();
    await user.clear(field("Location"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(onCorrect).toHaveBeenCalledExactlyOnceWith({});
  });

  it.each([
    ["Close", async () => user.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", async () => user.keyboard("{Escape}")],
  ])("is closed by %s without sending anything", async (_, leave) => {
    const onCorrect = vi.fn();
    show({ onCorrect });
    await open();
    await user.type(field("Company"), "x");
    await leave();
    expect(onCorrect).not.toHaveBeenCalled();
    expect(within(card()).getByRole("heading", { level: 2 }).textContent).toBe("Northgate Systems");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit" })));
  });

  it("is not offered where it would have no effect", () => {
    show();
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  });
});

it.each([
  ["Technology", "Technology"],
  ["", "Industry not clear from the website"],
])("shows the industry %j as %s", (industry, shown) => {
  show({ analysis: { ...analysis, industry } });
  expect(within(card()).getByText(shown)).toBeDefined();
});
