import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analysisStages, factMs, factsPerStage, progressAt, progressTickMs, totalStageMs } from "./stages.ts";

describe("the stages", () => {
  it("last 12, 12, 10 and 8 seconds and add up to the total", () => {
    expect(analysisStages.map(({ durationMs }) => durationMs)).toEqual([12_000, 12_000, 10_000, 8_000]);
    expect(analysisStages.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(totalStageMs);
    expect([totalStageMs, progressTickMs, factMs, factsPerStage]).toEqual([42_000, 50, 4_000, 3]);
  });
});

describe("progressAt", () => {
  it.each([
    [-50, "website-scan", 0, 42, 12],
    [0, "website-scan", 0, 42, 12],
    [1, "website-scan", 0, 42, 12],
    [6_000, "website-scan", 0.5, 36, 6],
    [11_999, "website-scan", 1, 31, 1],
    [12_000, "market-analysis", 0, 30, 12],
    [23_999, "market-analysis", 1, 19, 1],
    [24_000, "calculation", 0, 18, 10],
    [29_000, "calculation", 0.5, 13, 5],
    [33_999, "calculation", 1, 9, 1],
    [34_000, "report-generation", 0, 8, 8],
    [41_999, "report-generation", 1, 1, 1],
    [42_000, "report-generation", 1, 0, 0],
    [60_000, "report-generation", 1, 0, 0],
  ])("at %d ms is in %s", (elapsed, stage, stageProgress, secondsRemaining, stageSecondsRemaining) => {
    const progress = progressAt(elapsed, totalStageMs);
    expect(progress).toMatchObject({ stage, secondsRemaining, stageSecondsRemaining });
    expect(progress.stageProgress).toBeCloseTo(stageProgress, 3);
    expect(progress.stage).toBe(analysisStages[progress.stageIndex]?.id);
  });

  it.each([
    [0, 0, false],
    [29_000, 69, false],
    [41_950, 100, false],
    [42_000, 100, true],
    [90_000, 100, true],
  ])("at %d ms is at %d percent", (elapsed, percent, finished) => {
    const progress = progressAt(elapsed, totalStageMs);
    expect(Math.round(progress.overall * 100)).toBe(percent);
    expect(progress.finished).toBe(finished);
  });

  it("changes the fact every four seconds, also while finalizing", () => {
    const facts = [0, 3_999, 4_000, 8_000, 12_000, 41_999, 42_000, 44_000].map(
      (at) => progressAt(at, totalStageMs).factIndex,
    );
    expect(facts).toEqual([0, 0, 1, 2, 0, 1, 1, 2]);
  });

  it("shows every fact of every stage", () => {
    const shown = new Set<string>();
    for (let at = 0; at < totalStageMs; at += progressTickMs) {
      const { stage, factIndex } = progressAt(at, totalStageMs);
      shown.add(`${stage} ${factIndex}`);
    }
    expect(shown.size).toBe(analysisStages.length * factsPerStage);
  });

  it("never goes back", () => {
    const moments = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        const early = progressAt(Math.min(a, b), totalStageMs);
        const late = progressAt(Math.max(a, b), totalStageMs);
        expect(early.overall).toBeLessThanOrEqual(late.overall);
        expect(early.stageIndex).toBeLessThanOrEqual(late.stageIndex);
        expect(early.secondsRemaining).toBeGreaterThanOrEqual(late.secondsRemaining);
      }),
    );
  });

  it("scales with another hold", () => {
    expect(progressAt(6_000, 21_000)).toMatchObject({
      stage: "market-analysis",
      stageProgress: 0,
      secondsRemaining: 15,
    });
    expect(progressAt(21_000, 21_000)).toMatchObject({ overall: 1, stageProgress: 1, finished: true });
  });
});
