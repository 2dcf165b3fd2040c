import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialogDefaults } from "#domain/valuation/financial-inputs.ts";
import { browserClock, type Clock } from "./clock.ts";
import { analysis, begin, createFlowFixture, finishedSession, pass, website } from "./flow-controller.fixture.ts";
import { initialState } from "./machine.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("while the analysis runs", () => {
  it("a second submit starts no second run", async () => {
    const { flow, requests } = createFlowFixture();
    begin(flow);
    flow.submit();
    await pass(100);
    flow.submit();
    expect(requests).toHaveLength(1);
    expect(flow.getState()).toMatchObject({ run: { valuationId: "run-1" } });
  });

  it("a reset aborts it and drops late answers", async () => {
    const { flow, requests, answers, leads, tab } = createFlowFixture();
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

  it("an answer of the run before a reset is not used for the next", async () => {
    const { flow, answers } = createFlowFixture();
    begin(flow);
    await pass(40_000);
    flow.reset();
    begin(flow);
    answers[0]?.resolve({ ...analysis, industry: "The old answer" });
    await pass(2_500);
    expect(flow.getState()).toMatchObject({ name: "analyzing", run: { valuationId: "run-2" }, findings: [] });
    answers[1]?.resolve({ ...analysis, industry: "The new answer" });
    await pass(39_500);
    expect(flow.getState()).toMatchObject({ name: "results", result: { analysis: { industry: "The new answer" } } });
  });

  it("a failure after a reset is neither shown nor logged", async () => {
    const { flow, answers, log } = createFlowFixture();
    begin(flow);
    flow.reset();
    answers[0]?.reject(new Error("HTTP 500"));
    await pass(60_000);
    expect(flow.getState()).toBe(initialState);
    expect(log).not.toHaveBeenCalled();
  });

  it("leaving the page aborts it and keeps the answers in the tab", async () => {
    const { flow, requests, answers, tab } = createFlowFixture();
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
    const { flow } = createFlowFixture();
    await flow.open({ website: "northgate.example", autoStart: false });
    await pass(10_000);
    expect(flow.getState()).toMatchObject({ name: "input", website });
  });

  it("opens the dialog after 100 ms with autoStart", async () => {
    const { flow, name } = createFlowFixture();
    void flow.open({ website, autoStart: true });
    await pass(99);
    expect(flow.getState()).toMatchObject({ name: "input", website });
    await pass(1);
    expect(name()).toBe("dialog");
  });

  it("keeps what was typed meanwhile", async () => {
    const { flow } = createFlowFixture();
    flow.type("typed.example");
    void flow.open({ website, autoStart: true });
    await pass(1_000);
    expect(flow.getState()).toMatchObject({ name: "input", website: "typed.example" });
  });

  it.each(["reset", "close"] as const)("starts nothing after a %s", async (act) => {
    const { flow } = createFlowFixture();
    void flow.open({ website, autoStart: true });
    await pass(50);
    flow[act]();
    await pass(1_000);
    expect(flow.getState()).toBe(initialState);
  });

  it("may happen twice, as when a page is mounted, unmounted and mounted again", async () => {
    const { flow, name } = createFlowFixture();
    void flow.open({ website, autoStart: true });
    flow.close();
    void flow.open({ website, autoStart: true });
    await pass(100);
    expect(name()).toBe("dialog");
  });

  it("restores a finished valuation, and does not capture it again", async () => {
    const { flow, leads, name } = createFlowFixture({ kept: finishedSession });
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
    const { flow, leads } = createFlowFixture({ kept: { ...finishedSession, captured: false } });
    await flow.open({ website: "", autoStart: false });
    expect(leads.map(({ valuationId }) => valuationId)).toEqual(["kept"]);
  });

  it("sends corrections under the same id, and keeps them across a reload", async () => {
    const { flow, leads, captures, tab } = createFlowFixture({ kept: finishedSession });
    await flow.open({ website: "", autoStart: false });
    flow.correct({ industry: "Scheduling software" });
    expect(leads).toMatchObject([{ valuationId: "kept", corrections: { industry: "Scheduling software" } }]);
    expect(leads[0]?.businessAnalysis?.industry).toBe(analysis.industry);
    captures[0]?.({ lead: "kept" });
    expect(flow.getState()).toMatchObject({ lead: "stored", result: { valuation: { adjustedValuation: 9_900_000 } } });
    const again = createFlowFixture(tab.session && { kept: tab.session });
    await again.flow.open({ website: "", autoStart: false });
    expect(again.flow.getState()).toMatchObject({ corrections: { industry: "Scheduling software" } });
  });

  it("serves the rest of the hold after a reload, under the same id", async () => {
    const before = createFlowFixture();
    begin(before.flow);
    await pass(20_000);
    before.flow.close();
    const { flow, requests, answers, leads, name } = createFlowFixture(
      before.tab.session && { kept: before.tab.session },
    );
    await pass(2_000);
    await flow.open({ website: "", autoStart: false });
    expect(flow.getState()).toMatchObject({ name: "analyzing", website, draft: { growthTrend: "increasing" } });
    expect(flow.elapsed()).toBe(22_000);
    expect(requests.map((request) => request.website)).toEqual([website]);
    answers[0]?.resolve(analysis);
    await pass(19_999);
    expect(name()).toBe("analyzing");
    await pass(1);
    expect(flow.getState()).toMatchObject({ name: "results", valuationId: "run-1" });
    expect(leads.map(({ valuationId }) => valuationId)).toEqual(["run-1"]);
  });

  it("waits only for the result when the hold ran out while the page was closed", async () => {
    const before = createFlowFixture();
    begin(before.flow);
    before.flow.close();
    await pass(3_600_000);
    const { flow, answers, name } = createFlowFixture(before.tab.session && { kept: before.tab.session });
    await flow.open({ website: "", autoStart: false });
    await pass(0);
    expect(name()).toBe("finalizing");
    answers[0]?.resolve(analysis);
    await pass(1_500);
    expect(name()).toBe("results");
  });

  it("holds for at most one full hold when the device's clock was set back", async () => {
    const before = createFlowFixture();
    begin(before.flow);
    before.flow.close();
    const past: Clock = { ...browserClock, now: () => browserClock.now() - 3_600_000 };
    const { flow, answers, name } = createFlowFixture({
      clock: past,
      ...(before.tab.session && { kept: before.tab.session }),
    });
    await flow.open({ website: "", autoStart: false });
    expect(flow.elapsed()).toBe(0);
    answers[0]?.resolve(analysis);
    await pass(42_000);
    expect(name()).toBe("results");
  });

  it("can be reset while the stored valuation is still loading", async () => {
    const { flow, tab } = createFlowFixture({ kept: finishedSession });
    const opened = flow.open({ website: "", autoStart: false });
    flow.reset();
    await opened;
    expect(flow.getState()).toBe(initialState);
    expect(tab.session).toBeUndefined();
  });

  it("clears a started valuation that is reset before it was loaded", async () => {
    const kept = { version: 1, at: "dialog", website, draft: dialogDefaults } as const;
    const { flow, tab } = createFlowFixture({ kept });
    const opened = flow.open({ website: "", autoStart: false });
    flow.reset();
    await opened;
    expect(flow.getState()).toBe(initialState);
    expect(tab.session).toBeUndefined();
  });

  it("starts another address with fresh answers", async () => {
    const { flow } = createFlowFixture({ kept: finishedSession });
    void flow.open({ website: "other.example", autoStart: true });
    await pass(100);
    expect(flow.getState()).toMatchObject({ name: "dialog", website: "https://other.example", draft: dialogDefaults });
  });
});

describe("a listener", () => {
  it("is called for every change and nothing else, until it unsubscribes", () => {
    const { flow } = createFlowFixture();
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
