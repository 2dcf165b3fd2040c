import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { type CannedFor, professionalServicesAnalysis, technologyServicesAnalysis } from "#domain/website/canned.ts";
import { type Clock, pause } from "./clock.ts";
import type { AnalysisRequest, Services } from "./services.ts";

export type Canned = (request: CannedFor) => BusinessAnalysis;

export type AnalysisTools = {
  readonly analyseWebsite: Services["analyseWebsite"];
  readonly clock: Clock;
  readonly log: (message: string, reason: unknown) => void;
  /** The time of day for the record, ISO 8601. */
  readonly today: () => string;
  readonly timing: AnalysisTiming;
  readonly canned?: { readonly first: Canned; readonly second: Canned };
};

export type AnalysisTiming = {
  readonly firstFallbackMs: number;
  readonly secondFallbackMs: number;
  /** A reader that never answers must not hold the visitor for ever. */
  readonly analysisLimitMs: number;
};

const standIns = { first: technologyServicesAnalysis, second: professionalServicesAnalysis };

/** The analysis of a website, or what stands in for it. It fails only when the visitor leaves or nothing is left. */
export async function analyseOrStandIn(request: AnalysisRequest, tools: AnalysisTools): Promise<BusinessAnalysis> {
  const { clock, log, timing, today, canned = standIns } = tools;
  const { website, signal } = request;
  try {
    return await withinLimit(request, tools);
  } catch (reason) {
    signal.throwIfAborted();
    log("The website could not be analysed", reason);
    request.onFinding({ kind: "unread" });
  }
  await pause(clock, timing.firstFallbackMs, signal);
  try {
    return canned.first({ website, at: today() });
  } catch (reason) {
    log("The first general profile could not be written", reason);
  }
  await pause(clock, timing.secondFallbackMs, signal);
  return canned.second({ website, at: today() });
}

async function withinLimit(request: AnalysisRequest, { analyseWebsite, clock, timing }: AnalysisTools) {
  const work = new AbortController();
  const stop = () => work.abort(request.signal.reason);
  request.signal.addEventListener("abort", stop, { once: true });
  const limit = pause(clock, timing.analysisLimitMs, work.signal).then(() => {
    throw new Error(`No analysis within ${timing.analysisLimitMs} ms`);
  });
  try {
    return await Promise.race([analyseWebsite({ ...request, signal: work.signal }), limit]);
  } finally {
    request.signal.removeEventListener("abort", stop);
    // Stops the clock after an answer, and the reader after the limit.
    work.abort();
    limit.catch(() => undefined);
  }
}
