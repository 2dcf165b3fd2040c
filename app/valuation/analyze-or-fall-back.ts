import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import {
  type FallbackRequest,
  professionalServicesAnalysis,
  technologyServicesAnalysis,
} from "#domain/website/fallback-analysis.ts";
import { type Clock, pause, withTimeout } from "./clock.ts";
import type { AnalysisRequest, Services } from "./services.ts";

export type FallbackAnalysis = (request: FallbackRequest) => BusinessAnalysis;

export type AnalysisTools = {
  readonly analyzeWebsite: Services["analyzeWebsite"];
  readonly clock: Clock;
  readonly log: (message: string, reason: unknown) => void;
  /** Current time, ISO 8601. */
  readonly today: () => string;
  readonly timing: AnalysisTiming;
  readonly fallbacks?: { readonly first: FallbackAnalysis; readonly second: FallbackAnalysis };
};

type AnalysisTiming = {
  readonly firstFallbackMs: number;
  readonly secondFallbackMs: number;
  /** A reader that never answers must not keep the visitor waiting forever. */
  readonly analysisTimeoutMs: number;
};

const defaultFallbacks = { first: technologyServicesAnalysis, second: professionalServicesAnalysis };

/** Analyzes a website, or returns a general profile. Fails only when the visitor leaves or both profiles fail. */
export async function analyzeOrFallBack(request: AnalysisRequest, tools: AnalysisTools): Promise<BusinessAnalysis> {
  const { clock, log, timing, today, fallbacks = defaultFallbacks } = tools;
  const { website, signal } = request;
  try {
    return await analyzeWithTimeout(request, tools);
  } catch (reason) {
    signal.throwIfAborted();
    log("The website could not be analyzed", reason);
    request.onFinding({ kind: "unread" });
  }
  await pause(clock, timing.firstFallbackMs, signal);
  try {
    return fallbacks.first({ website, at: today() });
  } catch (reason) {
    log("The first general profile could not be written", reason);
  }
  await pause(clock, timing.secondFallbackMs, signal);
  return fallbacks.second({ website, at: today() });
}

function analyzeWithTimeout(request: AnalysisRequest, { analyzeWebsite, clock, timing }: AnalysisTools) {
  const ms = timing.analysisTimeoutMs;
  return withTimeout({ clock, ms, signal: request.signal, error: new Error(`No analysis within ${ms} ms`) }, (signal) =>
    analyzeWebsite({ ...request, signal }),
  );
}
