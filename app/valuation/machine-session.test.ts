import { describe, expect, it } from "vitest";
import { readValuationSession, type ValuationSession } from "#contracts/valuation/valuation-session.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { dialogDefaults, type FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";
import { type FlowState, initialState, type StateOf } from "./machine.ts";
import { openingState, sessionOf, stateOf } from "./machine-session.ts";
import type { Report } from "./report-request.ts";

const website = "https://northgate.example";
const draft = { ...dialogDefaults, growthTrend: "flat" } as const;
const inputs: FinancialInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };
const valuationId = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";
const run = { valuationId, startedAt: 0, inputs };
const result = {
  inputs,
  analysis: technologyServicesAnalysis({ website, at: "2025-11-03T10:00:00.000Z" }),
  valuation: calculateValuation(inputs),
  valuedAt: "2025-11-03T10:00:43.000Z",
};

const input: FlowState = { name: "input", website, draft };
const dialog: FlowState = { name: "dialog", website, draft, errors: {} };
const analyzing: StateOf<"analyzing"> = {
  name: "analyzing",
  website,
  draft: inputs,
  run,
  findings: [],
  early: null,
};
const corrections = { title: "Northgate" };
const results: StateOf<"results"> = {
  name: "results",
  website,
  draft: inputs,
  valuationId,
  result,
  corrections,
  lead: "stored",
  report: null,
  update: null,
  depth: {},
  save: null,
};
const request = { email: "owner@northgate.example", phone: "212 555 0142", asked: "2025-11-03T10:05:00.000Z" };
const withMail = (mail: Report["mail"]): FlowState => ({ ...results, report: { ...request, mail } });

/** The state after a reload. */
function reloaded(state: FlowState): FlowState | undefined {
  const kept = readValuationSession(JSON.stringify(sessionOf(state)));
  return kept && stateOf(kept);
}

describe("a reload", () => {
  it.each<[FlowState, FlowState]>([
    [input, input],
    [dialog, dialog],
    [{ ...dialog, errors: { growthTrend: "Please select your growth trend" } }, dialog],
    [{ ...analyzing, findings: [{ kind: "title", title: "Northgate" }], early: result }, analyzing],
    [{ name: "finalizing", website, draft: inputs, run, findings: [] }, analyzing],
    [{ name: "failed", website, draft, message: "No luck." }, dialog],
    // An earlier version accepted any text.
    [
      { ...dialog, website: "https://my company" },
      { ...input, website: "https://my company" },
    ],
    [results, results],
    // A change that is not known to be stored is sent again.
    [
      { ...results, update: { before: 9_000_000, lead: "kept", valuedAt: result.valuedAt } },
      { ...results, update: { before: 9_000_000, lead: "pending", valuedAt: result.valuedAt } },
    ],
    [{ ...results, update: { before: 9_000_000, lead: "stored", valuedAt: result.valuedAt } }, results],
    [
      { ...input, industry: "saas" },
      { ...input, industry: "saas" },
    ],
    [
      { ...analyzing, industry: "cross-border" },
      { ...analyzing, industry: "cross-border" },
    ],
    [
      { ...results, industry: "saas" },
      { ...results, industry: "saas" },
    ],
    [
      { ...results, lead: "failed" },
      { ...results, lead: "pending" },
    ],
    [
      { ...results, lead: "skipped" },
      { ...results, lead: "pending" },
    ],
    [
      { ...results, lead: "kept" },
      { ...results, lead: "pending" },
    ],
    [withMail("onItsWay"), withMail("onItsWay")],
    [withMail("waiting"), withMail("waiting")],
    [withMail("limited"), withMail("limited")],
    [withMail("sending"), withMail("sending")],
    [withMail("kept"), withMail("sending")],
    [withMail("failed"), withMail("sending")],
  ])("of $name restores $name", (before, after) => {
    expect(reloaded(before)).toEqual(after);
  });

  it("stores nothing before there is an address", () => {
    expect(sessionOf(initialState)).toBeUndefined();
    expect(sessionOf({ ...input, website: "  " })).toBeUndefined();
  });

  it("stores no figures of a finished valuation: they are computed again", () => {
    expect(JSON.stringify(sessionOf(results))).not.toContain("9900000");
    expect(reloaded(results)).toMatchObject({ result: { valuation: { adjustedValuation: 9_900_000 } } });
  });
});

describe("openingState", () => {
  const started = sessionOf(dialog);
  const finished = sessionOf(results);
  const fresh: FlowState = { name: "input", website: "https://other.example", draft: dialogDefaults };

  it.each<[string, string, boolean, ValuationSession | undefined, FlowState | undefined]>([
    ["no query, nothing stored", "", false, undefined, undefined],
    ["no query, a started valuation stored", "", false, started, dialog],
    ["no query, a finished valuation stored", "", false, finished, results],
    ["an address in the query, nothing stored", "other.example", false, undefined, fresh],
    ["another address than the stored one", "other.example", false, finished, fresh],
    ["another address than the stored one, with autoStart", "other.example", true, finished, fresh],
    ["no query, a running valuation stored", "", false, sessionOf(analyzing), analyzing],
    ["the stored address in the query", "northgate.example", false, finished, results],
    ["the stored address, with autoStart", website, true, finished, { name: "input", website, draft: inputs }],
    ["autoStart without an address", "", true, undefined, undefined],
    ["text that is not an address", "my company", true, undefined, { ...fresh, website: "my company" }],
  ])("%s", (_, asked, autoStart, session, state) => {
    expect(openingState({ website: asked, autoStart }, session)).toEqual(state);
  });

  it("keeps the chosen industry with its address, and not with another", () => {
    const chosen = sessionOf({ ...results, industry: "saas" });
    expect(openingState({ website: "", autoStart: true }, chosen)).toMatchObject({ name: "input", industry: "saas" });
    expect(openingState({ website: "other.example", autoStart: true }, chosen)).toEqual(fresh);
  });

  it("drops an industry that has no page any more", () => {
    const chosen = finished && { ...finished, industry: "mills" };
    expect(openingState({ website: "", autoStart: false }, chosen)).toEqual(results);
  });
});
