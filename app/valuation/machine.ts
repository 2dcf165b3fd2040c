import { type IndustryKey, industryLabelOf } from "#content/valuation/industries.ts";
import type { ReportMail } from "#contracts/payments/report-mail.ts";
import { type DepthEntries, mergeDepth } from "#domain/depth/depth-entries.ts";
import { calculateValuation, type Valuation } from "#domain/valuation/calculate.ts";
import {
  dialogDefaults,
  type FinancialDraft,
  type FinancialInputs,
  sameInputs,
} from "#domain/valuation/financial-inputs.ts";
import { checkInputs, type InputErrors } from "#domain/valuation/input-errors.ts";
import { isRefusedAddress, isWebsiteAddress, withProtocol } from "#domain/website/address.ts";
import type { BusinessAnalysis, Finding } from "#domain/website/analysis.ts";
import type { Corrections } from "#domain/website/corrections.ts";
import { chosenCorrections, rechosenCorrections } from "#domain/website/landing-industries.ts";
import { type DepthSave, saveAfter } from "./depth/depth-save.ts";
import { type Report, reportAfter } from "./report-request.ts";
import { type FiguresUpdate, updateAfter } from "./results/figures/figures-update.ts";
import type { ReportRequest } from "./services.ts";

/** Carried by every state, so that no way back loses it. */
type Kept = {
  readonly website: string;
  readonly draft: FinancialDraft;
  /** Passed in the query by an industry page. */
  readonly industry?: IndustryKey;
};

/** One run of the analysis. Its id is the valuation's id and identifies answers of earlier runs. */
export type Run = {
  readonly valuationId: string;
  readonly startedAt: number;
  readonly inputs: FinancialInputs;
};

export type Result = {
  readonly inputs: FinancialInputs;
  readonly analysis: BusinessAnalysis;
  readonly valuation: Valuation;
  /** When the figures were entered, ISO 8601. */
  readonly valuedAt: string;
};

/** `kept`: not stored on the server yet, but kept in the browser and sent again. `deleted`: deleted by the owner. */
export type LeadState = "pending" | "stored" | "kept" | "skipped" | "failed" | "deleted";

type States = {
  /** `refused`: the entered text is not a website address; an error is shown. */
  input: Kept & { readonly refused?: boolean };
  dialog: Kept & { readonly errors: InputErrors };
  /** The timed stages are running. An early result waits for their end. */
  analyzing: Kept & { readonly run: Run; readonly findings: readonly Finding[]; readonly early: Result | null };
  /** The stages are over and the result is not ready. */
  finalizing: Kept & { readonly run: Run; readonly findings: readonly Finding[] };
  failed: Kept & { readonly message: string };
  /** A stored valuation is being loaded. */
  loading: Kept;
  results: Kept & {
    readonly valuationId: string;
    readonly result: Result;
    readonly corrections: Corrections;
    readonly lead: LeadState;
    readonly report: Report | null;
    /** The last change of figures on this screen. */
    readonly update: FiguresUpdate | null;
    /** The panels that the owner saved. */
    readonly depth: DepthEntries;
    readonly save: DepthSave | null;
  };
};

type Events = {
  typed: { readonly website: string };
  analyze: unknown;
  changed: { readonly change: Partial<FinancialDraft> };
  cancel: unknown;
  submitted: { readonly valuationId: string; readonly at: number };
  found: { readonly valuationId: string; readonly finding: Finding };
  arrived: { readonly valuationId: string; readonly result: Result };
  holdElapsed: { readonly valuationId: string };
  failed: { readonly valuationId: string; readonly message: string };
  industryChosen: { readonly industry: IndustryKey | undefined };
  corrected: { readonly corrections: Corrections };
  figuresChanged: { readonly inputs: FinancialInputs; readonly at: string };
  reportAsked: { readonly request: ReportRequest };
  depthSaved: { readonly entries: DepthEntries; readonly at: string };
  /**
   * A capture may settle twice: kept first, stored later. `asked`, `valuedAt` and `depthAt` identify the request,
   * figures and panels it carried.
   */
  leadSettled: {
    readonly valuationId: string;
    readonly lead: Exclude<LeadState, "pending">;
    readonly asked?: string;
    readonly valuedAt: string;
    readonly depthAt?: string;
    readonly mail?: ReportMail;
  };
  retry: unknown;
  loading: unknown;
  restored: { readonly state: FlowState | undefined };
  reset: unknown;
};

export type StateName = keyof States;
export type StateOf<Name extends StateName> = { readonly name: Name } & States[Name];
export type FlowState = { [Name in StateName]: StateOf<Name> }[StateName];

type EventType = keyof Events;
type EventOf<Type extends EventType> = { readonly type: Type } & Events[Type];
export type FlowEvent = { [Type in EventType]: EventOf<Type> }[EventType];

type Transitions<Name extends StateName> = {
  readonly [Type in EventType]?: (state: StateOf<Name>, event: EventOf<Type>) => FlowState;
};

export const initialState: FlowState = { name: "input", website: "", draft: dialogDefaults };

const kept = ({ website, draft, industry }: Kept): Kept => ({ website, draft, ...(industry && { industry }) });

export const toInput = (state: Kept): FlowState => ({ name: "input", ...kept(state) });

function analyze(state: StateOf<"input">): FlowState {
  if (isRefusedAddress(state.website)) return { ...state, refused: true };
  return isWebsiteAddress(state.website) ? toDialog(state) : state;
}

const toDialog = (state: Kept): FlowState => ({
  name: "dialog",
  ...kept(state),
  website: withProtocol(state.website),
  errors: {},
});

const toResults = (state: Kept & { readonly run: Run }, result: Result): FlowState => ({
  name: "results",
  ...kept(state),
  valuationId: state.run.valuationId,
  result,
  corrections: chosenCorrections(industryLabelOf(state.industry), result.analysis.industry),
  lead: "pending",
  report: null,
  update: null,
  depth: {},
  save: null,
});

const toFailed = (state: Kept, { message }: Events["failed"]): FlowState => ({
  name: "failed",
  ...kept(state),
  message,
});

function choose<State extends FlowState>(state: State, { industry }: Events["industryChosen"]): State {
  if (industry === state.industry) return state;
  const { industry: _, ...rest } = state;
  return { ...rest, ...(industry && { industry }) } as State;
}

/** A new choice is sent to the firm like a correction. */
function chooseAgain(state: StateOf<"results">, event: Events["industryChosen"]): FlowState {
  const chosen = choose(state, event);
  if (chosen === state) return state;
  const { industry, corrections, result } = state;
  return {
    ...chosen,
    corrections: rechosenCorrections(
      corrections,
      industryLabelOf(industry),
      industryLabelOf(event.industry),
      result.analysis.industry,
    ),
  };
}

function withChange(state: StateOf<"dialog">, change: Partial<FinancialDraft>): FlowState {
  const errors = Object.entries(state.errors).filter(([field]) => !(field in change));
  return { ...state, draft: { ...state.draft, ...change }, errors: Object.fromEntries(errors) };
}

function submit(state: StateOf<"dialog">, { valuationId, at }: Events["submitted"]): FlowState {
  const checked = checkInputs(state.draft);
  if (!checked.ok) return { ...state, errors: checked.errors };
  const run = { valuationId, startedAt: at, inputs: checked.inputs };
  return { name: "analyzing", ...kept(state), run, findings: [], early: null };
}

/** The same valuation with new figures, computed at once without a hold. */
function changeFigures(state: StateOf<"results">, { inputs, at }: Events["figuresChanged"]): FlowState {
  const { result } = state;
  if (sameInputs(result.inputs, inputs)) return state;
  const valuation = calculateValuation(inputs);
  return {
    ...state,
    draft: inputs,
    result: { ...result, inputs, valuation, valuedAt: at },
    update: { before: result.valuation.adjustedValuation, lead: "pending", valuedAt: at },
  };
}

/** Once stored, a lead stays stored when an update fails; only a deletion changes that. */
function settle(state: StateOf<"results">, settled: Events["leadSettled"]): FlowState {
  const lead = state.lead === "stored" && settled.lead !== "deleted" ? state.lead : settled.lead;
  const report = reportAfter(state.report, settled);
  const update = updateAfter(state.update, settled);
  const save = saveAfter(state.save, settled);
  const isSame = lead === state.lead && report === state.report && update === state.update && save === state.save;
  return isSame ? state : { ...state, lead, report, update, save };
}

const transitions: { readonly [Name in StateName]: Transitions<Name> } = {
  input: {
    typed: (state, { website }) => ({ ...toInput(state), website }),
    industryChosen: choose,
    analyze,
    loading: (state) => (state.website === "" ? { ...state, name: "loading" } : state),
    restored: (state, restored) => (state.website === "" ? (restored.state ?? state) : state),
  },
  dialog: {
    changed: (state, { change }) => withChange(state, change),
    industryChosen: choose,
    cancel: toInput,
    submitted: submit,
  },
  analyzing: {
    // 'Cancel' still works: the dialog is open until the progress screen is rendered.
    cancel: toInput,
    found: (state, { finding }) => ({ ...state, findings: [...state.findings, finding] }),
    arrived: (state, { result }) => ({ ...state, early: result }),
    holdElapsed: (state) => {
      const { early, ...waiting } = state;
      return early === null ? { ...waiting, name: "finalizing" } : toResults(state, early);
    },
    failed: toFailed,
  },
  finalizing: {
    found: (state, { finding }) => ({ ...state, findings: [...state.findings, finding] }),
    arrived: (state, { result }) => toResults(state, result),
    failed: toFailed,
  },
  failed: { retry: toDialog },
  loading: {
    restored: (state, restored) => restored.state ?? toInput(state),
  },
  results: {
    industryChosen: chooseAgain,
    corrected: (state, { corrections }) => ({ ...state, corrections }),
    reportAsked: (state, { request }) => ({ ...state, report: { ...request, mail: "sending" } }),
    figuresChanged: changeFigures,
    depthSaved: (state, { entries, at }) => ({
      ...state,
      depth: mergeDepth(state.depth, entries),
      save: { at, lead: "pending" },
    }),
    leadSettled: settle,
  },
};

/** The current run, if any. */
export function currentRun(state: FlowState): Run | undefined {
  return state.name === "analyzing" || state.name === "finalizing" ? state.run : undefined;
}

const idOf = (state: FlowState) => (state.name === "results" ? state.valuationId : currentRun(state)?.valuationId);

const belongs = (state: FlowState, event: FlowEvent) =>
  event.type === "submitted" || !("valuationId" in event) || event.valuationId === idOf(state);

/**
 * The reducer. An event that a state does not handle returns the same object: a second submit, an answer of an
 * abandoned run, a restored address after typing.
 */
export function flow(state: FlowState, event: FlowEvent): FlowState {
  if (event.type === "reset") return initialState;
  if (!belongs(state, event)) return state;
  const known = transitions[state.name] as { readonly [Type in EventType]?: (s: FlowState, e: FlowEvent) => FlowState };
  return known[event.type]?.(state, event) ?? state;
}
