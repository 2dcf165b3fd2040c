/** The four stages of the analysis, in proportion; site.valuation.minimumAnalysisMs sets the total. */
export const analysisStages = [
  { id: "website-scan", durationMs: 12_000 },
  { id: "market-analysis", durationMs: 12_000 },
  { id: "calculation", durationMs: 10_000 },
  { id: "report-generation", durationMs: 8_000 },
] as const;

export type StageId = (typeof analysisStages)[number]["id"];

export const totalStageMs = 42_000;
export const progressTickMs = 50;
export const factMs = 4_000;
export const factsPerStage = 3;

export type Progress = {
  readonly stage: StageId;
  readonly stageIndex: number;
  /** Shares from 0 to 1. */
  readonly stageProgress: number;
  readonly overall: number;
  readonly secondsRemaining: number;
  readonly stageSecondsRemaining: number;
  /** Which of the stage's facts is shown. */
  readonly factIndex: number;
  readonly finished: boolean;
};

/** The state of the progress screen. A longer or shorter hold scales all stages alike. */
export function progressAt(elapsedMs: number, holdMs: number): Progress {
  const passed = Math.min(Math.max(elapsedMs, 0), holdMs);
  const scale = holdMs / totalStageMs;
  let start = 0;
  let stageIndex = 0;
  for (const [index, { durationMs }] of analysisStages.entries()) {
    if (index === analysisStages.length - 1 || passed < start + durationMs * scale) {
      stageIndex = index;
      break;
    }
    start += durationMs * scale;
  }
  const { id, durationMs } = analysisStages[stageIndex] ?? analysisStages[0];
  const end = start + durationMs * scale;
  return {
    stage: id,
    stageIndex,
    stageProgress: Math.min((passed - start) / (end - start), 1),
    overall: passed / holdMs,
    secondsRemaining: Math.ceil((holdMs - passed) / 1_000),
    stageSecondsRemaining: Math.ceil((end - passed) / 1_000),
    // Counted from the start and beyond the end, so that the last stage, which is shorter than three facts, shows all
    // three.
    factIndex: Math.floor(Math.max(elapsedMs, 0) / factMs) % factsPerStage,
    finished: elapsedMs >= holdMs,
  };
}
