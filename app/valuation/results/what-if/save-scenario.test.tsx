import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "#app/valuation/results/results.fixture.tsx";

const user = userEvent.setup();
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opener = () => screen.getByRole("button", { name: "Save as scenario" });
const inputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };

async function save(name: string) {
  show({ lead: "stored", onSaveDepth: () => {} });
  await user.click(opener());
  await user.type(screen.getByLabelText("Name of the scenario"), `${name}{Enter}`);
}

it("saves the figures on the sliders under the owner's name", async () => {
  ask.mockResolvedValue(Response.json({ scenarios: [{ name: "Two more vans", inputs }], replaced: false }));
  await save("Two more vans");
  expect(await screen.findByText("“Two more vans” is saved, 1 of 3.")).toBeDefined();
  expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body))).toEqual({
    valuationId: "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11",
    scenario: { name: "Two more vans", inputs },
  });
  expect(document.activeElement).toBe(opener());
});

it("says when it replaced the one with that name", async () => {
  ask.mockResolvedValue(Response.json({ scenarios: [{ name: "Two more vans", inputs }], replaced: true }));
  await save("Two more vans");
  expect(await screen.findByText("“Two more vans” is saved in place of the one with that name.")).toBeDefined();
});

it("keeps the name of one that could not be saved", async () => {
  ask.mockRejectedValue(new TypeError("Failed to fetch"));
  await save("Two more vans");
  expect(await screen.findByText(/^This could not be saved/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Name of the scenario").value).toBe("Two more vans");
});

it.each([
  [409, /^You have saved three scenarios/],
  [404, /^This valuation was deleted/],
  [503, /^This could not be saved/],
])("says what an answer of %d means", async (status, text) => {
  ask.mockResolvedValue(Response.json({ error: "No." }, { status }));
  await save("Another");
  expect(await screen.findByText(text)).toBeDefined();
});

it("is not offered where nothing is stored", () => {
  show({ lead: "pending", onSaveDepth: () => {} });
  expect(screen.queryByRole("button", { name: "Save as scenario" })).toBeNull();
});
