import { expect, it, vi } from "vitest";
import { scenarioRequestSchema } from "#contracts/valuation/scenario.ts";
import type { Scenario } from "#domain/leads/private-page/scenarios.ts";
import { saveScenario } from "./save-scenario.ts";

const valuationId = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const scenario: Scenario = {
  name: "More recurring",
  inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 80 },
};

function save(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_address: string | URL | Request, _init?: RequestInit) => answer());
  return { fetch, saved: saveScenario(valuationId, scenario, { fetch, apiOrigin: "http://localhost:8888" }) };
}

it("posts the scenario and returns the list that is stored", async () => {
  const { fetch, saved } = save(() => Response.json({ scenarios: [scenario], replaced: false }));
  expect(await saved).toEqual({ outcome: "saved", scenarios: [scenario], replaced: false });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(["http://localhost:8888/api/scenarios", "POST"]);
  expect(scenarioRequestSchema.parse(JSON.parse(String(init?.body)))).toEqual({ valuationId, scenario });
});

it.each([
  [409, "full"],
  [404, "gone"],
  [429, "failed"],
  [503, "failed"],
])("tells what an answer of %d means: %s", async (status, outcome) => {
  expect(await save(() => Response.json({ error: "No." }, { status })).saved).toEqual({ outcome });
});

it.each<[string, () => Response | Promise<Response>]>([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a captive portal page", () => new Response("<html>Log in</html>")],
])("fails with %s", async (_, answer) => {
  expect(await save(answer).saved).toEqual({ outcome: "failed" });
});
