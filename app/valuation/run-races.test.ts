import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ValuationSession } from "#contracts/valuation-session.ts";
import { dialogDefaults } from "#domain/valuation/financial-inputs.ts";
import { browserClock, type Clock } from "./clock.ts";
import { analysis, begin, bench, pass, website } from "./flow-controller.fixture.ts";
import { initialState } from "./machine.ts";

const finished: ValuationSession = {
  version: 1,
  at: "results",
  website,
  inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  valuationId: "kept",
  analysis,
  corrections: {},
  captured: true,
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("while the analysis runs", () => {
  it("a second submit starts no second run", async () => {
    const { flow, requests } = bench();
    begin(flow);
    flow.submit();
    await pass(100);
    flow.submit();
    expect(requests).toHaveLength(1);
    expect(flow.getState()).toMatchObject({ run: { valuationId: "run-1" } });
  });

  it("a reset stops it and drops what still comes", async () => {
    const { flow, requests, answers, leads, tab } = bench();
    begin(flow);
    await pass(10_000);
    flow.reset();
    expect(flow.getState()).toBe(initialState);
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.onFinding({ kind: "title", title: "Too late" });
    answers[0]?.resolve(analysis);
    await pass(60_000);
    expect(flow.getState()).toBe(initialState);
    expect(leads).toEqual([]);
    expect(tab.session).toBeUndefined();
  });

  it("an answer of the run before a reset is not taken for the next one's", async () => {
    const { flow, answers } = bench();
    begin(flow);
    await pass(40_000);
    flow.reset();
    begin(flow);
    answers[0]?.resolve({ ...analysis, industry: "The old answer" });
    await pass(2_500);
    expect(flow.getState()).toMatchObject({ name: "analysing", run: { valuationId: "run-2" }, findings: [] });
    answers[1]?.resolve({ ...analysis, industry: "The new answer" });
    await pass(39_500);
    expect(flow.getState()).toMatchObject({ name: "results", result: { analysis: { industry: "The new answer" } } });
  });

  it("a failure after a reset is neither shown nor logged", async () => {
    const { flow, answers, log } = bench();
    begin(flow);
    flow.reset();
    answers[0]?.reject(new Error("HTTP 500"));
    await pass(60_000);
    expect(flow.getState()).toBe(initialState);
    expect(log).not.toHaveBeenCalled();
  });

  it("leaving the page stops it and keeps the answers in the tab", async () => {
    const { flow, requests, answers, tab } = bench();
    begin(flow);
    flow.close();
    answers[0]?.resolve(analysis);
    await pass(60_000);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(tab.session).toMatchObject({ at: "analysis", website, inputs: { growthTrend: "increasing" } });
  });
});

describe("opening the page", () => {
  it("prefills the address and waits", async () => {
    const { flow } = bench();
    await flow.open({ website: "northgate.example", autoStart: false });
    await pass(10_000);
    expect(flow.getState()).toMatchObject({ name: "input", website });
  });

  it("opens the dialog after 100 ms with autoStart", async () => {
    const { flow, name } = bench();
    void flow.open({ website, autoStart: true });
    await pass(99);
    expect(flow.getState()).toMatchObject({ name: "input", website });
    await pass(1);
    expect(name()).toBe("dialog");
  });

  it("leaves alone what was typed meanwhile", async () => {
    const { flow } = bench();
    flow.type("typed.example");
    void flow.open({ website, autoStart: true });
    await pass(1_000);
    expect(flow.getState()).toMatchObject({ name: "input", website: "typed.example" });
  });

  it.each(["reset", "close"] as const)("starts nothing after a %s", async (act) => {
    const { flow } = bench();
    void flow.open({ website, autoStart: true });
    await pass(50);
    flow[act]();
    await pass(1_000);
    expect(flow.getState()).toBe(initialState);
  });

  it("may happen twice, as when a page is mounted, left and mounted again", async () => {
    const { flow, name } = bench();
    void flow.open({ website, autoStart: true });
    flow.close();
    void flow.open({ website, autoStart: true });
    await pass(100);
    expect(name()).toBe("dialog");
  });

  it("brings a finished valuation back, and does not capture it again", async () => {
    const { flow, leads, name } = bench({ kept: finished });
    const opened = flow.open({ website: "", autoStart: false });
    expect(name()).toBe("loading");
    await opened;
    expect(flow.getState()).toMatchObject({
      name: "results",
      valuationId: "kept",
      lead: "stored",
      result: { valuation: { adjustedValuation: 9_900_000 } },
    });
    expect(leads).toEqual([]);
  });

  it("tries again, under the same id, to capture a lead that may not have been stored", async () => {
    const { flow, leads } = bench({ kept: { ...finished, captured: false } });
    await flow.open({ website: "", autoStart: false });
    expect(leads.map(({ valuationId }) => valuationId)).toEqual(["kept"]);
  });

  it("sends what the owner puts right under the same id, and keeps it over a reload", async () => {
    const { flow, leads, captures, tab } = bench({ kept: finished });
    await flow.open({ website: "", autoStart: false });
    flow.correct({ industry: "Scheduling software" });
    expect(leads).toMatchObject([{ valuationId: "kept", corrections: { industry: "Scheduling software" } }]);
    expect(leads[0]?.businessAnalysis?.industry).toBe(analysis.industry);
    captures[0]?.({ lead: "kept" });
    expect(flow.getState()).toMatchObject({ lead: "stored", result: { valuation: { adjustedValuation: 9_900_000 } } });
    const again = bench(tab.session && { kept: tab.session });
    await again.flow.open({ website: "", autoStart: false });
    expect(again.flow.getState()).toMatchObject({ corrections: { industry: "Scheduling software" } });
  });

  it("serves the rest of the hold after a reload in the middle of it, under the same id", async () => {
    const before = bench();
    begin(before.flow);
    await pass(20_000);
    before.flow.close();
    const { flow, requests, answers, leads, name } = bench(before.tab.session && { kept: before.tab.session });
    await pass(2_000);
    await flow.open({ website: "", autoStart: false });
    expect(flow.getState()).toMatchObject({ name: "analysing", website, draft: { growthTrend: "increasing" } });
    expect(flow.elapsed()).toBe(22_000);
    expect(requests.map((request) => request.website)).toEqual([website]);
    answers[0]?.resolve(analysis);
    await pass(19_999);
    expect(name()).toBe("analysing");
    await pass(1);
    expect(flow.getState()).toMatchObject({ name: "results", valuationId: "run-1" });
    expect(leads.map(({ valuationId }) => valuationId)).toEqual(["run-1"]);
  });

  it("waits for nothing but the result when the hold ran out while the page was closed", async () => {
    const before = bench();
    begin(before.flow);
    before.flow.close();
    await pass(3_600_000);
    const { flow, answers, name } = bench(before.tab.session && { kept: before.tab.session });
    await flow.open({ website: "", autoStart: false });
    await pass(0);
    expect(name()).toBe("finalising");
    answers[0]?.resolve(analysis);
    await pass(1_500);
    expect(name()).toBe("results");
  });

  it("holds no longer than the whole hold when the clock of the device was set back", async () => {
    const before = bench();
    begin(before.flow);
    before.flow.close();
    const past: Clock = { ...browserClock, now: () => browserClock.now() - 3_600_000 };
    const { flow, answers, name } = bench({ clock: past, ...(before.tab.session && { kept: before.tab.session }) });
    await flow.open({ website: "", autoStart: false });
    expect(flow.elapsed()).toBe(0);
    answers[0]?.resolve(analysis);
    await pass(42_000);
    expect(name()).toBe("results");
  });

  it("can be given up while the kept valuation is still being read", async () => {
    const { flow, tab } = bench({ kept: finished });
    const opened = flow.open({ website: "", autoStart: false });
    flow.reset();
    await opened;
    expect(flow.getState()).toBe(initialState);
    expect(tab.session).toBeUndefined();
  });

  it("forgets a started valuation that is given up before it was read", async () => {
    const kept = { version: 1, at: "dialog", website, draft: dialogDefaults } as const;
    const { flow, tab } = bench({ kept });
    const opened = flow.open({ website: "", autoStart: false });
    flow.reset();
    await opened;
    expect(flow.getState()).toBe(initialState);
    expect(tab.session).toBeUndefined();
  });

  it("starts another address with fresh answers", async () => {
    const { flow } = bench({ kept: finished });
    void flow.open({ website: "other.example", autoStart: true });
    await pass(100);
    expect(flow.getState()).toMatchObject({ name: "dialog", website: "https://other.example", draft: dialogDefaults });
  });
});

describe("whoever listens", () => {
  it("hears of every change and of nothing else, until it leaves", () => {
    const { flow } = bench();
    const heard = vi.fn();
    const leave = flow.subscribe(heard);
    flow.type("northgate.example");
    flow.submit();
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    flow.analyze();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
