import { industryKeyOf } from "#content/valuation/industries.ts";
import type { KeptReport, ValuationSession } from "#contracts/valuation/valuation-session.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { dialogDefaults } from "#domain/valuation/financial-inputs.ts";
import { isWebsiteAddress, withProtocol } from "#domain/website/address.ts";
import type { ValuationQuery } from "#domain/website/valuation-query.ts";
import { currentRun, type FlowState, toInput } from "./machine.ts";
import type { Report } from "./report-request.ts";

/** What session storage keeps of a state; nothing before there is an address. */
export function sessionOf(state: FlowState): ValuationSession | undefined {
  const { name, website, draft } = state;
  const chosen = state.industry && { industry: state.industry };
  if (website.trim() === "") return undefined;
  if (name === "results") {
    const { valuationId, lead, corrections, report, update, depth, save } = state;
    const { inputs, analysis, valuedAt } = state.result;
    const captured = lead === "stored";
    const unsent = update && update.lead !== "stored" && { changedFrom: update.before };
    const kept = report && { report: keptReport(report) };
    const panels = Object.keys(depth).length > 0 && { depth };
    const unsaved = save && save.lead !== "stored" && { depthUnsent: save.at };
    const figures = { website, inputs, valuedAt, valuationId, analysis, corrections };
    return { version: 1, at: "results", ...figures, captured, ...unsent, ...kept, ...panels, ...unsaved, ...chosen };
  }
  const run = currentRun(state);
  if (run) return { version: 1, at: "analysis", website, ...run, ...chosen };
  return { version: 1, at: name === "input" ? "input" : "dialog", website, draft, ...chosen };
}

/** A mail without an answer is requested again after a reload. */
function keptReport({ mail, ...request }: Report): KeptReport {
  return mail === "sending" || mail === "kept" || mail === "failed" ? request : { ...request, mail };
}

/** Restores a stored valuation: a finished one to its results, a running one to its hold. */
export function stateOf(session: ValuationSession): FlowState {
  const { website } = session;
  const industry = industryKeyOf(session.industry);
  const chosen = industry && { industry };
  if (session.at === "results") {
    const {
      inputs,
      valuationId,
      analysis,
      corrections,
      captured,
      report,
      changedFrom,
      depth = {},
      depthUnsent,
    } = session;
    const valuedAt = session.valuedAt ?? analysis.websiteData.extractedAt;
    const result = { inputs, analysis, valuation: calculateValuation(inputs), valuedAt };
    const lead = captured ? "stored" : "pending";
    return {
      name: "results",
      website,
      draft: inputs,
      valuationId,
      result,
      corrections,
      lead,
      report: report ? { mail: "sending", ...report } : null,
      update: changedFrom === undefined ? null : { before: changedFrom, lead: "pending", valuedAt },
      depth,
      save: depthUnsent === undefined ? null : { at: depthUnsent, lead: "pending" },
      ...chosen,
    };
  }
  if (session.at === "analysis") {
    const { valuationId, startedAt, inputs } = session;
    const run = { valuationId, startedAt, inputs };
    return { name: "analyzing", website, draft: inputs, run, findings: [], early: null, ...chosen };
  }
  const { draft } = session;
  return session.at === "dialog" && isWebsiteAddress(website)
    ? { name: "dialog", website, draft, errors: {}, ...chosen }
    : { name: "input", website, draft, ...chosen };
}

/**
 * The state in which the page opens. A new address in the query starts over. `autoStart` asks for the dialog, so of a
 * stored result only the answers are kept.
 */
export function openingState(query: ValuationQuery, session: ValuationSession | undefined): FlowState | undefined {
  const asked = isWebsiteAddress(query.website) ? withProtocol(query.website) : query.website;
  const known = session !== undefined && (asked === "" || asked === session.website) ? stateOf(session) : undefined;
  if (known === undefined) return asked === "" ? undefined : { name: "input", website: asked, draft: dialogDefaults };
  return query.autoStart ? toInput(known) : known;
}
