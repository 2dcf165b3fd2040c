import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { professionalServicesAnalysis } from "#domain/website/fallback-analysis.ts";
import { analysis, begin, createFlowFixture, pass, website } from "./flow-controller.fixture.ts";
import { flowTiming } from "./flow-controller.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the hold", () => {
  it("has the default timings", () => {
    expect(flowTiming).toMatchObject({
      autoStartMs: 100,
      calculationMs: 1_500,
      firstFallbackMs: 1_500,
      secondFallbackMs: 1_000,
    });
  });

  it("holds an early result until 42 seconds after the start", async () => {
    const { flow, answers, name } = createFlowFixture();
    begin(flow);
    answers[0]?.resolve(analysis);
    await pass(41_999);
    expect(name()).toBe("analyzing");
    expect(flow.elapsed()).toBe(41_999);
    await pass(1);
    expect(flow.getState()).toMatchObject({
      name: "results",
      valuationId: "run-1",
      result: { analysis, valuation: { adjustedValuation: 9_900_000 } },
    });
    expect(flow.elapsed()).toBe(0);
  });

  it("changes to finalizing when the result is late, and then shows it at once", async () => {
    const { flow, answers, name } = createFlowFixture();
    begin(flow);
    await pass(42_000);
    expect(name()).toBe("finalizing");
    await pass(10_000);
    answers[0]?.resolve(analysis);
    await pass(1_499);
    expect(name()).toBe("finalizing");
    await pass(1);
    expect(name()).toBe("results");
  });

  it("can be configured", async () => {
    const { flow, answers, name } = createFlowFixture({ holdMs: 5_000 });
    begin(flow);
    answers[0]?.resolve(analysis);
    await pass(5_000);
    expect(name()).toBe("results");
  });
});

describe("the analysis", () => {
  it("gets the completed address and reports what it reads, then the industry", async () => {
    const { flow, requests, answers } = createFlowFixture();
    begin(flow);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.website).toBe(website);
    requests[0]?.onFinding({ kind: "title", title: "Northgate" });
    requests[0]?.onFinding({ kind: "headings", count: 7 });
    expect(flow.getState()).toMatchObject({ findings: [{ kind: "title" }, { kind: "headings", count: 7 }] });
    answers[0]?.resolve(analysis);
    await pass(0);
    expect(flow.getState()).toMatchObject({
      findings: [{ kind: "title" }, { kind: "headings" }, { kind: "industry", industry: "Field service software" }],
    });
  });

  it("falls back to the domain's general profile 1.5 seconds after a failure", async () => {
    const reason = new Error("Failed to analyze website: HTTP 502");
    const { flow, log } = createFlowFixture({
      analyzeWebsite: () => Promise.reject(reason),
      holdMs: 0,
    });
    begin(flow);
    await pass(2_999);
    expect(flow.getState()).toMatchObject({ name: "finalizing", findings: [{ kind: "unread" }] });
    await pass(1);
    expect(flow.getState()).toMatchObject({
      name: "results",
      result: { analysis: { industry: "Technology Services", businessModel: "SaaS", general: true } },
    });
    expect(log).toHaveBeenCalledWith("The website could not be analyzed", reason);
  });

  it("falls back to the other general profile a second later when the first one throws", async () => {
    const { flow, name } = createFlowFixture({
      analyzeWebsite: () => Promise.reject(new Error("HTTP 404")),
      holdMs: 0,
      fallbacks: {
        first: () => {
          throw new Error("No domain");
        },
        second: professionalServicesAnalysis,
      },
    });
    begin(flow);
    await pass(3_999);
    expect(name()).toBe("finalizing");
    await pass(1);
    expect(flow.getState()).toMatchObject({
      name: "results",
      result: { analysis: { industry: "Professional Services", general: true } },
    });
  });

  it("is aborted and counts as failed when it never answers", async () => {
    const { flow, requests, name } = createFlowFixture();
    begin(flow);
    await pass(90_000);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(name()).toBe("finalizing");
    await pass(3_000);
    expect(flow.getState()).toMatchObject({ name: "results", result: { analysis: { general: true } } });
  });

  it("may throw synchronously", async () => {
    const { flow } = createFlowFixture({
      analyzeWebsite: () => {
        throw new Error("no network");
      },
    });
    begin(flow);
    await pass(42_000);
    expect(flow.getState()).toMatchObject({ name: "results", result: { analysis: { general: true } } });
  });
});

describe("a failure", () => {
  const failWith = (reason: unknown) => ({
    analyzeWebsite: () => Promise.reject(new Error("HTTP 500")),
    fallbacks: {
      first: () => {
        throw new Error("first");
      },
      second: () => {
        throw reason;
      },
    },
  });

  it.each([
    [new Error("The reason in words."), "The reason in words."],
    [new Error(""), "Failed to complete analysis. Please try again."],
    ["a bare string", "Failed to complete analysis. Please try again."],
  ])("of %j shows %j without waiting for the hold", async (reason, message) => {
    const { flow } = createFlowFixture(failWith(reason));
    begin(flow);
    await pass(2_500);
    expect(flow.getState()).toMatchObject({ name: "failed", message, website });
  });

  it("leads back to the dialog with the same website, and the next try has a new id", async () => {
    const { flow, name } = createFlowFixture(failWith(new Error("No luck.")));
    begin(flow);
    await pass(2_500);
    flow.retry();
    expect(flow.getState()).toMatchObject({ name: "dialog", website, draft: { growthTrend: "increasing" } });
    flow.submit();
    expect(flow.getState()).toMatchObject({ name: "analyzing", run: { valuationId: "run-2" } });
    await pass(2_500);
    expect(name()).toBe("failed");
  });

  it("in the first run does not end the hold of the second", async () => {
    const { flow, name } = createFlowFixture(failWith(new Error("No luck.")));
    begin(flow);
    await pass(2_500);
    flow.retry();
    await pass(39_000);
    flow.submit();
    await pass(1_000);
    expect(name()).toBe("analyzing");
  });
});

describe("an entered address", () => {
  it("is counted once when its dialog opens, and not when it is refused or restored", async () => {
    const { flow, addressGiven, tab } = createFlowFixture();
    for (const [typed, count] of [
      ["not an address", 0],
      ["northgate.example", 1],
      ["northgate.example", 1],
      ["other.example", 2],
    ] as const) {
      flow.type(typed);
      flow.analyze();
      expect(addressGiven).toHaveBeenCalledTimes(count);
      flow.cancel();
    }
    flow.analyze();
    const later = createFlowFixture(tab.session && { kept: tab.session });
    await later.flow.open({ website: "", autoStart: false });
    expect(later.name()).toBe("dialog");
    expect(later.addressGiven).not.toHaveBeenCalled();
  });
});
