import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { valuationReaderContext } from "#app/context.ts";
import { captured, fullCapture, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { loadResult, loadValuation } from "./load-valuation.server.ts";

const lead = leadOf({ ...fullCapture, industryKey: "dental" }, { now: captured });
const id = lead.valuationId;
const record = JSON.stringify(lead);

function argsFor(valuationId: string | undefined, stored?: string, query = "") {
  const find = vi.fn(async (asked: string) => (asked === id ? stored : undefined));
  const context = new RouterContextProvider();
  context.set(valuationReaderContext, { find });
  const request = { url: `https://amiva.example/valuation/result/${valuationId}${query}` };
  return { args: { params: { valuationId }, context, request }, find };
}

describe.each([
  ["an opening", loadValuation],
  ["a whole valuation", loadResult],
] as const)("%s", (_name, load) => {
  it("returns null with 404 for an unknown id", async () => {
    const { args, find } = argsFor(id);
    expect(await load(args)).toMatchObject({ data: null, init: { status: 404 } });
    expect(find).toHaveBeenCalledWith(id);
  });

  it.each([undefined, "", "1", "../../etc/passwd", "' or 1=1 --", id.toUpperCase()])(
    "is null with 404 for %j, and the store is not asked",
    async (given) => {
      const { args, find } = argsFor(given, record);
      expect(await load(args)).toMatchObject({ data: null, init: { status: 404 } });
      expect(find).not.toHaveBeenCalled();
    },
  );

  it.each(["{", "{}", JSON.stringify({ ...lead, valuation: null })])(
    "counts as missing if its record is %j",
    async (stored) => {
      expect(await load(argsFor(id, stored).args)).toMatchObject({ data: null, init: { status: 404 } });
    },
  );

  it("fails, and does not answer 404, when the store does not answer", async () => {
    const { args, find } = argsFor(id);
    const unavailable = { init: { status: 503 } };
    find.mockRejectedValue(unavailable);
    await expect(load(args)).rejects.toBe(unavailable);
  });
});

it("returns the range under the name that the owner gave", async () => {
  const named = JSON.stringify({ ...lead, corrections: { title: "Northgate Group" } });
  const { data } = await loadValuation(argsFor(id, named).args);
  expect(data).toEqual({
    id,
    company: "Northgate Group",
    low: 8_415_000,
    value: 9_900_000,
    high: 11_385_000,
    valuedAt: new Date(captured).toISOString(),
  });
});

describe("loadResult", () => {
  it("returns what the flow showed: figures, inputs, analysis, corrections and the industry page", async () => {
    const { data } = await loadResult(argsFor(id, record).args);
    expect(data).toMatchObject({
      id,
      website: fullCapture.website,
      valuation: lead.valuation,
      inputs: fullCapture.financialInputs,
      corrections: lead.corrections,
      industry: "dental",
      analysis: { overview: fullCapture.businessAnalysis?.overview, aspects: fullCapture.businessAnalysis?.aspects },
    });
  });

  it("leaves out contact details, attribution and the website's text", async () => {
    const sent = JSON.stringify((await loadResult(argsFor(id, record).args)).data);
    const kept = [lead.userEmail, lead.userPhone, lead.userAgent, lead.referrer, lead.pageUrl, lead.utm.campaign];
    const text = lead.businessAnalysis?.websiteData.textContent;
    for (const secret of [...kept, text].filter((value) => value)) expect(sent).not.toContain(secret);
    expect(kept.filter((value) => value).length).toBeGreaterThan(4);
    expect(sent).not.toContain("leadScore");
  });

  it("leaves out the general profile that the firm's records hold", async () => {
    const unread = leadOf({ ...sparseCapture, valuationId: id }, { now: captured });
    expect(unread.businessAnalysis?.industry).toBe("Technology Services");
    const { data } = await loadResult(argsFor(id, JSON.stringify(unread)).args);
    expect(data?.analysis?.general).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/Technology Services|SaaS|subscription/);
  });

  it("leaves out an analysis that was never read and an industry page that no longer exists", async () => {
    const sparse = leadOf({ ...sparseCapture, valuationId: id, businessAnalysis: null }, { now: captured });
    const { data } = await loadResult(argsFor(id, JSON.stringify({ ...sparse, industryKey: "shipping" })).args);
    expect(data?.analysis).toBeNull();
    expect(data).not.toHaveProperty("industry");
  });

  it("answers 200 after a deletion, and shows a valuation that still exists", async () => {
    expect(await loadResult(argsFor(id, undefined, "?deleted").args)).toMatchObject({
      data: null,
      init: { status: 200 },
    });
    expect((await loadResult(argsFor(id, record, "?deleted").args)).data?.id).toBe(id);
    expect(await loadResult(argsFor(id, undefined, "?delete").args)).toMatchObject({ init: { status: 404 } });
  });
});
