import { vi } from "vitest";
import type { ValuationSession } from "#contracts/valuation/valuation-session.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { browserClock } from "./clock.ts";
import { createFlow, type FlowDependencies, type ValuationFlow } from "./flow-controller.ts";
import type { AnalysisRequest, CapturedLead, CaptureOutcome, Services } from "./services.ts";

export const website = "https://northgate.example";
export const at = "2025-11-03T10:00:00.000Z";

export const analysis: BusinessAnalysis = {
  overview: "Scheduling software.",
  industry: "Field service software",
  businessModel: "Subscription",
  location: "Ohio",
  aspects: [],
  websiteData: {
    url: website,
    title: "Northgate",
    metaDescription: "",
    textContent: "",
    headings: [],
    extractedAt: at,
  },
};

/** A tab that has kept a finished valuation. */
export const finishedSession: Extract<ValuationSession, { at: "results" }> = {
  version: 1,
  at: "results",
  website,
  inputs: { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 },
  valuationId: "kept",
  analysis,
  corrections: {},
  captured: true,
};

/** Advances the fake timers. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type Change = Partial<Omit<FlowDependencies, "services">> & {
  readonly kept?: ValuationSession;
  readonly analyzeWebsite?: Services["analyzeWebsite"];
  readonly captureLead?: () => void;
};

/** A flow whose services answer only when the test says so. */
export function createFlowFixture({ kept, analyzeWebsite, captureLead, ...change }: Change = {}) {
  const requests: AnalysisRequest[] = [];
  const answers: PromiseWithResolvers<BusinessAnalysis>[] = [];
  const leads: CapturedLead[] = [];
  /** The callbacks of the captures; a test can call each more than once. */
  const captures: ((outcome: CaptureOutcome) => void)[] = [];
  const log = vi.fn();
  const addressGiven = vi.fn();
  const tab = { session: kept };
  let ids = 0;
  const flow = createFlow({
    services: {
      addressGiven,
      analyzeWebsite(request) {
        requests.push(request);
        const answer = Promise.withResolvers<BusinessAnalysis>();
        answers.push(answer);
        return analyzeWebsite?.(request) ?? answer.promise;
      },
      captureLead(lead, tell) {
        captureLead?.();
        leads.push(lead);
        captures.push(tell);
      },
    },
    clock: browserClock,
    session: {
      mayHoldResult: () => tab.session?.at === "results",
      read: async () => tab.session,
      write: (session) => {
        tab.session = session;
      },
      remove: () => undefined,
    },
    newId: () => {
      ids += 1;
      return `run-${ids}`;
    },
    today: () => at,
    log,
    holdMs: 42_000,
    ...change,
  });
  return { flow, requests, answers, leads, captures, addressGiven, log, tab, name: () => flow.getState().name };
}

/** Goes from the address to the start of the analysis. */
export function begin(flow: ValuationFlow, typed = "northgate.example") {
  flow.type(typed);
  flow.analyze();
  flow.change({ growthTrend: "increasing" });
  flow.submit();
}
