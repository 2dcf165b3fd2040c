import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { professionalServicesAnalysis } from "#domain/website/canned.ts";
import { analysis, begin, bench, pass, website } from "./flow-controller.fixture.ts";
import { flowTiming } from "./flow-controller.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the hold", () => {
  it("is the specified one", () => {
    expect(flowTiming).toMatchObject({
      holdMs: 42_000,
      autoStartMs: 100,
      calculationMs: 1_500,
      firstFallbackMs: 1_500,
      secondFallbackMs: 1_000,
    });
  });

  it("keeps an early result back until 42 seconds after the start", async () => {
    const { flow, answers, name } = bench();
    begin(flow);
    answers[0]?.resolve(analysis);
    await pass(41_999);
    expect(name()).toBe("analysing");
    expect(flow.elapsed()).toBe(41_999);
    await pass(1);
    expect(flow.getState()).toMatchObject({
      name: "results",
      valuationId: "run-1",
      result: { analysis, valuation: { adjustedValuation: 9_900_000 } },
    });
    expect(flow.elapsed()).toBe(0);
  });

  it("gives way to finalising when the result is late, and the result then shows at once", async () => {
    const { flow, answers, name } = bench();
    begin(flow);
    await pass(42_000);
    expect(name()).toBe("finalising");
    await pass(10_000);
    answers[0]?.resolve(analysis);
    await pass(1_499);
    expect(name()).toBe("finalising");
    await pass(1);
    expect(name()).toBe("results");
  });

  it("is a setting", async () => {
    const { flow, answers, name } = bench({ timing: { ...flowTiming, holdMs: 5_000 } });
    begin(flow);
    answers[0]?.resolve(analysis);
    await pass(5_000);
    expect(name()).toBe("results");
  });
});

describe("the analysis", () => {
  it("is asked for the completed address and reports what it reads, then the industry", async () => {
    const { flow, requests, answers } = bench();
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

  it("gives way, 1.5 seconds after it fails, to the general profile of the domain", async () => {
    const reason = new Error("Failed to analyze website: HTTP 502");
    const { flow, log } = bench({
      analyseWebsite: () => Promise.reject(reason),
      timing: { ...flowTiming, holdMs: 0 },
    });
    begin(flow);
    await pass(2_999);
    expect(flow.getState()).toMatchObject({ name: "finalising", findings: [{ kind: "unread" }] });
    await pass(1);
    expect(flow.getState()).toMatchObject({
      name: "results",
      result: { analysis: { industry: "Technology Services", businessModel: "SaaS", general: true } },
    });
    expect(log).toHaveBeenCalledWith("The website could not be analysed", reason);
  });

  it("gives way a second later to the other general profile when the first cannot be written", async () => {
    const { flow, name } = bench({
      analyseWebsite: () => Promise.reject(new Error("HTTP 404")),
      timing: { ...flowTiming, holdMs: 0 },
      canned: {
        first: () => {
          throw new Error("No domain");
        },
        second: professionalServicesAnalysis,
      },
    });
    begin(flow);
    await pass(3_999);
    expect(name()).toBe("finalising");
    await pass(1);
    expect(flow.getState()).toMatchObject({
      name: "results",
      result: { analysis: { industry: "Professional Services", general: true } },
    });
  });

  it("counts as failed, and is stopped, when it never answers", async () => {
    const { flow, requests, name } = bench();
    begin(flow);
    await pass(90_000);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(name()).toBe("finalising");
    await pass(3_000);
    expect(flow.getState()).toMatchObject({ name: "results", result: { analysis: { general: true } } });
  });

  it("may throw before it even starts", async () => {
    const { flow } = bench({
      analyseWebsite: () => {
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
    analyseWebsite: () => Promise.reject(new Error("HTTP 500")),
    canned: {
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
    const { flow } = bench(failWith(reason));
    begin(flow);
    await pass(2_500);
    expect(flow.getState()).toMatchObject({ name: "failed", message, website });
  });

  it("leads back to the dialog with the remembered site, and a second try under its own id", async () => {
    const { flow, name } = bench(failWith(new Error("No luck.")));
    begin(flow);
    await pass(2_500);
    flow.retry();
    expect(flow.getState()).toMatchObject({ name: "dialog", website, draft: { growthTrend: "increasing" } });
    flow.submit();
    expect(flow.getState()).toMatchObject({ name: "analysing", run: { valuationId: "run-2" } });
    await pass(2_500);
    expect(name()).toBe("failed");
  });

  it("of the first run's hold never reaches the second", async () => {
    const { flow, name } = bench(failWith(new Error("No luck.")));
    begin(flow);
    await pass(2_500);
    flow.retry();
    await pass(39_000);
    flow.submit();
    await pass(1_000);
    expect(name()).toBe("analysing");
  });
});
