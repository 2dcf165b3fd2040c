import { expect, it, vi } from "vitest";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";
import { requestAnalysis } from "./request-analysis.ts";

const analysis = technologyServicesAnalysis({
  website: "https://northgate.example",
  at: "2025-11-03T10:00:00.000Z",
});
const { websiteData } = analysis;
const tooMany = "We are receiving too many valuation requests right now. Please retry in a moment.";

const ask = (answer: Response) => {
  const fetch = vi.fn(async () => answer);
  const { signal } = new AbortController();
  return { fetch, asked: requestAnalysis(websiteData, signal, { fetch, apiOrigin: "http://localhost:8888" }) };
};

it("sends what was read and returns the analysis", async () => {
  const { fetch, asked } = ask(Response.json({ analysis }));
  expect(await asked).toEqual(analysis);
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe("http://localhost:8888/api/valuation-openai");
  expect(init).toMatchObject({ method: "POST", headers: { "Content-Type": "application/json" } });
  expect(JSON.parse(String(init.body))).toEqual({ mode: "valuation-analysis", websiteData });
});

it.each([
  [429, { error: "slow down" }, tooMany],
  [502, { error: "The website could not be analyzed." }, "The website could not be analyzed."],
  [502, { error: "" }, "Analysis service error (502)"],
  [504, "<html>gateway</html>", "Analysis service error (504)"],
  [200, {}, "Analysis service returned an empty response."],
  [200, { analysis: null }, "Analysis service returned an empty response."],
  [200, { analysis: { overview: 1 } }, "Analysis service returned an empty response."],
  [200, "not JSON", "Analysis service returned an empty response."],
])("an answer of %d with %j fails with the error table's message", async (status, body, message) => {
  const { asked } = ask(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  await expect(asked).rejects.toThrow(message);
});
