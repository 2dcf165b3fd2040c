import { type IndustryKey, industryLabelOf } from "#content/valuation/industries.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialDraft, FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import type { Finding } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import type { ValuationQuery } from "#domain/website/valuation-query.ts";
import { analyzeOrFallBack, type FallbackAnalysis } from "./analyze-or-fall-back.ts";
import { type Clock, pause } from "./clock.ts";
import {
  currentRun,
  type FlowEvent,
  type FlowState,
  flow,
  initialState,
  type Result,
  type Run,
  type StateOf,
} from "./machine.ts";
import { openingState, sessionOf } from "./machine-session.ts";
import { reportToRequest } from "./report-request.ts";
import type { CaptureOutcome, ReportContact, Services } from "./services.ts";
import type { SessionStore } from "./session-store.ts";

export const defaultFailure = "Failed to complete analysis. Please try again.";

export const flowTiming = {
  autoStartMs: 100,
  calculationMs: 1_500,
  firstFallbackMs: 1_500,
  secondFallbackMs: 1_000,
  analysisTimeoutMs: 90_000,
} as const;

export type FlowDependencies = {
  readonly services: Services;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly newId: () => string;
  readonly today: () => string;
  readonly log: (message: string, reason: unknown) => void;
  /** Minimum time from the start of a run to its result. */
  readonly holdMs: number;
  readonly fallbacks?: { readonly first: FallbackAnalysis; readonly second: FallbackAnalysis };
};

export type ValuationFlow = ReturnType<typeof createFlow>;

/**
 * Runs the flow: the machine decides, this performs the side effects. Screens read the state, subscribe and call
 * methods.
 */
export function createFlow({ services, clock, session, newId, today, log, holdMs, fallbacks }: FlowDependencies) {
  let state = initialState;
  let work: AbortController | undefined;
  /** Counted already: the dialog may be closed and opened again. */
  let givenAddress = "";
  /** Aborted by a reset and when the page closes, so that a pending open does nothing. */
  let visit = new AbortController();
  const listeners = new Set<() => void>();

  function restart(): AbortController {
    visit.abort();
    visit = new AbortController();
    return visit;
  }

  function send(event: FlowEvent) {
    const before = state;
    state = flow(before, event);
    if (state === before) return;
    if (state.name !== "loading") session.write(sessionOf(state));
    runEffects(before, state);
    for (const listener of listeners) listener();
  }

  function analyze() {
    send({ type: "analyze" });
    if (state.name !== "dialog" || state.website === givenAddress) return;
    givenAddress = state.website;
    services.addressGiven();
  }

  function runEffects(before: FlowState, after: FlowState) {
    const run = currentRun(after);
    if (run !== currentRun(before)) {
      work?.abort();
      work = run && start(run, after.website);
    }
    if (after.name === "results" && needsCapture(before, after)) capture(after);
  }

  function start(run: Run, website: string): AbortController {
    const controller = new AbortController();
    const { signal } = controller;
    const { valuationId } = run;
    // After a reload only the rest of the hold is left; if the device's clock was set back, at most one full hold.
    const left = run.startedAt + holdMs - clock.now();
    pause(clock, Math.min(Math.max(left, 0), holdMs), signal).then(
      () => send({ type: "holdElapsed", valuationId }),
      () => undefined,
    );
    value(run, website, signal).then(
      (result) => send({ type: "arrived", valuationId, result }),
      (reason: unknown) => {
        if (signal.aborted) return;
        log("The valuation failed", reason);
        send({ type: "failed", valuationId, message: messageOf(reason) });
      },
    );
    return controller;
  }

  async function value({ valuationId, inputs }: Run, website: string, signal: AbortSignal): Promise<Result> {
    const onFinding = (finding: Finding) => send({ type: "found", valuationId, finding });
    const analysis = await analyzeOrFallBack(
      { website, signal, onFinding },
      {
        analyzeWebsite: (request) => services.analyzeWebsite(request),
        clock,
        log,
        today,
        timing: flowTiming,
        ...(fallbacks && { fallbacks }),
      },
    );
    // An industry that the owner chose takes precedence over the analysis.
    const industry = industryLabelOf(state.industry) ?? (analysis.general ? undefined : analysis.industry);
    if (industry !== undefined) onFinding({ kind: "industry", industry });
    await pause(clock, flowTiming.calculationMs, signal);
    return { inputs, analysis, valuation: calculateValuation(inputs), valuedAt: today() };
  }

  function capture(after: StateOf<"results">) {
    const { valuationId, website, industry, corrections, lead, result, report, update, depth, save } = after;
    const { analysis, inputs, valuation, valuedAt } = result;
    const reportRequest = reportToRequest(report);
    const asked = reportRequest?.needsMail && { asked: reportRequest.asked };
    // What the server has already may have been changed on the private page since, so it is not sent again.
    const hasFigures = lead === "stored" && (update === null || update.lead === "stored");
    const unsent = save?.lead === "stored" ? null : save;
    const onOutcome = (outcome: CaptureOutcome) =>
      send({ type: "leadSettled", valuationId, valuedAt, ...(unsent && { depthAt: unsent.at }), ...asked, ...outcome });
    try {
      services.captureLead(
        {
          valuationId,
          website,
          businessAnalysis: analysis,
          corrections,
          financialInputs: inputs,
          ...(industry && { industryKey: industry }),
          valuation,
          ...(hasFigures && { keepFigures: true }),
          ...(unsent && { depth }),
          report: reportRequest,
        },
        onOutcome,
      );
    } catch (reason) {
      log("The lead was not captured", reason);
      onOutcome({ lead: "failed" });
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Milliseconds since the run began, for the progress screen. */
    elapsed: () => Math.max(clock.now() - (currentRun(state)?.startedAt ?? clock.now()), 0),

    /**
     * Called when the page opens. The caller then removes `autoStart` from the address, so that a reload restores
     * instead of starting again.
     */
    async open(query: ValuationQuery, industry?: IndustryKey): Promise<void> {
      const { signal } = restart();
      if (!query.autoStart && session.mayHoldResult()) send({ type: "loading" });
      const opening = openingState(query, await session.read());
      if (signal.aborted) return;
      send({ type: "restored", state: opening });
      if (industry) send({ type: "industryChosen", industry });
      if (!query.autoStart) return;
      await pause(clock, flowTiming.autoStartMs, signal).catch(() => undefined);
      // Do not interrupt a visitor who has started typing.
      if (!signal.aborted && state.website === opening?.website) analyze();
    },
    type: (website: string) => send({ type: "typed", website }),
    chooseIndustry: (industry: IndustryKey | undefined) => send({ type: "industryChosen", industry }),
    analyze,
    change: (change: Partial<FinancialDraft>) => send({ type: "changed", change }),
    submit: () => send({ type: "submitted", valuationId: newId(), at: clock.now() }),
    cancel: () => send({ type: "cancel" }),
    retry: () => send({ type: "retry" }),
    correct: (corrections: Corrections) => send({ type: "corrected", corrections }),
    changeFigures: (inputs: FinancialInputs) => send({ type: "figuresChanged", inputs, at: today() }),
    saveDepth: (entries: DepthEntries) => send({ type: "depthSaved", entries, at: today() }),
    askForReport: (contact: ReportContact) => send({ type: "reportAsked", request: { ...contact, asked: today() } }),
    reset() {
      restart();
      send({ type: "reset" });
      session.write(undefined);
    },
    /** Called when the page closes: cancels work under way; what was entered stays in session storage. */
    close() {
      restart();
      work?.abort();
      state = initialState;
    },
  };
}

/** Whether to capture again: a result or request that the firm does not have yet, or a correction. */
function needsCapture(before: FlowState, after: StateOf<"results">): boolean {
  if (before.name !== "results")
    return (
      after.lead === "pending" ||
      after.report?.mail === "sending" ||
      after.update?.lead === "pending" ||
      after.save?.lead === "pending"
    );
  const { corrections, report, result, save } = before;
  return (
    corrections !== after.corrections ||
    report?.asked !== after.report?.asked ||
    result.inputs !== after.result.inputs ||
    save?.at !== after.save?.at
  );
}

const messageOf = (reason: unknown) =>
  reason instanceof Error && reason.message !== "" ? reason.message : defaultFailure;
