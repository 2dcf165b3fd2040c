import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type IndustryKey, industryLabelOf, valuationIndustries } from "#content/valuation/industries.ts";
import type { ValuationSession } from "#contracts/valuation/valuation-session.ts";
import { analysis, begin, createFlowFixture, finishedSession, pass, website } from "./flow-controller.fixture.ts";

const atOnce = { website: "", autoStart: false } as const;
const dentist = { ...analysis, industry: "Dental practices" };

const finished: ValuationSession = { ...finishedSession, analysis: dentist };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** From the page's link to the result of a website that reads as a dentist's. */
async function valued(industry: IndustryKey | undefined) {
  const made = createFlowFixture();
  await made.flow.open(atOnce, industry);
  begin(made.flow);
  made.answers[0]?.resolve(dentist);
  await pass(42_000);
  return made;
}

async function reopened(kept: ValuationSession, industry?: IndustryKey) {
  const made = createFlowFixture({ kept });
  await made.flow.open(atOnce, industry);
  return made;
}

describe("an industry passed by a page", () => {
  it.each(valuationIndustries)("$key does not change the number", async ({ key }) => {
    const [plain, chosen] = [await valued(undefined), await valued(key)];
    expect(chosen.leads[0]?.valuation).toEqual(plain.leads[0]?.valuation);
    expect(chosen.leads[0]?.financialInputs).toEqual(plain.leads[0]?.financialInputs);
    expect(chosen.leads[0]?.valuation.adjustedValuation).toBe(9_900_000);
  });

  it("is kept through every step and wins over the website", async () => {
    const { flow, answers, leads, tab } = createFlowFixture();
    await flow.open(atOnce, "saas");
    expect(flow.getState()).toMatchObject({ name: "input", industry: "saas" });
    begin(flow);
    expect(flow.getState()).toMatchObject({ name: "analyzing", industry: "saas" });
    expect(tab.session).toMatchObject({ industry: "saas" });
    answers[0]?.resolve(dentist);
    await pass(1_000);
    expect(flow.getState()).toMatchObject({ findings: [{ kind: "industry", industry: "SaaS and software" }] });
    await pass(41_000);
    expect(flow.getState()).toMatchObject({ name: "results", corrections: { industry: "SaaS and software" } });
    expect(leads).toMatchObject([{ businessAnalysis: dentist, corrections: { industry: "SaaS and software" } }]);
    expect(tab.session).toMatchObject({ industry: "saas", corrections: { industry: "SaaS and software" } });
  });

  it("stays when the website cannot be read", async () => {
    const { flow, answers, leads } = createFlowFixture();
    await flow.open(atOnce, "dental");
    begin(flow);
    answers[0]?.reject(new Error("HTTP 502"));
    await pass(42_000);
    expect(flow.getState()).toMatchObject({ name: "results", corrections: { industry: "Dental practices" } });
    expect(leads).toMatchObject([
      { businessAnalysis: { general: true }, corrections: { industry: "Dental practices" } },
    ]);
  });

  it("is no correction where the website says the same, or where it is no single industry", async () => {
    expect((await valued("dental")).leads[0]?.corrections).toEqual({});
    expect((await valued("cross-border")).leads[0]?.corrections).toEqual({});
  });

  it("can still be changed by the owner, and a reload of the same address keeps that", async () => {
    const { flow, leads, tab } = await valued("saas");
    flow.correct({ industry: "Scheduling software" });
    expect(leads.at(-1)?.corrections).toEqual({ industry: "Scheduling software" });
    const after = await reopened(tab.session as ValuationSession, "saas");
    expect(after.flow.getState()).toMatchObject({ corrections: { industry: "Scheduling software" } });
  });

  it("survives every way back", async () => {
    const { flow } = createFlowFixture();
    await flow.open(atOnce, "saas");
    flow.type("northgate.example");
    flow.analyze();
    flow.cancel();
    expect(flow.getState()).toMatchObject({ name: "input", industry: "saas" });
  });

  it("is added to an address that was typed before hydration", async () => {
    const { flow } = createFlowFixture();
    flow.type("northgate.example");
    await flow.open(atOnce, "hvac");
    expect(flow.getState()).toMatchObject({ website: "northgate.example", industry: "hvac" });
  });

  it("is added to an address with autoStart", async () => {
    const { flow } = createFlowFixture();
    void flow.open({ website: "northgate.example", autoStart: true }, "hvac");
    await pass(100);
    expect(flow.getState()).toMatchObject({ name: "dialog", website, industry: "hvac" });
  });

  it("can be removed, and is gone after a reset", async () => {
    const { flow, tab } = createFlowFixture();
    await flow.open(atOnce, "saas");
    flow.type("northgate.example");
    flow.chooseIndustry(undefined);
    expect(flow.getState()).not.toHaveProperty("industry");
    expect(tab.session).not.toHaveProperty("industry");
    flow.chooseIndustry("saas");
    flow.reset();
    expect(flow.getState()).not.toHaveProperty("industry");
  });
});

describe("with a finished valuation in the tab", () => {
  it("a link's industry corrects it, and is captured once", async () => {
    const { flow, leads } = await reopened(finished, "saas");
    expect(flow.getState()).toMatchObject({ name: "results", industry: "saas" });
    expect(leads).toMatchObject([{ valuationId: "kept", corrections: { industry: industryLabelOf("saas") } }]);
  });

  it("a typed industry stays", async () => {
    const { flow, leads } = await reopened({ ...finished, corrections: { industry: "Orthodontics" } }, "saas");
    expect(flow.getState()).toMatchObject({ corrections: { industry: "Orthodontics" } });
    expect(leads).toEqual([]);
  });

  it("changed words alone are not captured", async () => {
    const { flow, leads } = await reopened(finished, "cross-border");
    expect(flow.getState()).toMatchObject({ industry: "cross-border", corrections: {} });
    expect(leads).toEqual([]);
  });

  it("no link changes nothing", async () => {
    const { flow, leads } = await reopened({ ...finished, industry: "hvac" });
    expect(flow.getState()).toMatchObject({ industry: "hvac", corrections: {} });
    expect(leads).toEqual([]);
  });
});
