import { describe, expect, it } from "vitest";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { dialogDefaults, type FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { technologyServicesAnalysis } from "#domain/website/fallback-analysis.ts";
import {
  type FlowEvent,
  type FlowState,
  flow,
  initialState,
  type LeadState,
  type Result,
  type StateName,
} from "./machine.ts";
import { type Step, type StepStatus, stepOf, stepStatus } from "./machine-steps.ts";
import type { Report } from "./report-request.ts";

const website = "https://northgate.example";
const inputs: FinancialInputs = { preTaxProfit: 1_500_000, growthTrend: "increasing", recurringRevenue: 50 };
const result: Result = {
  inputs,
  analysis: technologyServicesAnalysis({ website, at: "2025-11-03T10:00:00.000Z" }),
  valuation: calculateValuation(inputs),
  valuedAt: "2025-11-03T10:00:43.000Z",
};
const finding = { kind: "title", title: "Northgate Systems" } as const;

const events: Readonly<Record<FlowEvent["type"], FlowEvent>> = {
  typed: { type: "typed", website: "other.example" },
  analyze: { type: "analyze" },
  changed: { type: "changed", change: { growthTrend: "flat" } },
  cancel: { type: "cancel" },
  submitted: { type: "submitted", valuationId: "one", at: 1_000 },
  found: { type: "found", valuationId: "one", finding },
  arrived: { type: "arrived", valuationId: "one", result },
  holdElapsed: { type: "holdElapsed", valuationId: "one" },
  failed: { type: "failed", valuationId: "one", message: "No luck." },
  industryChosen: { type: "industryChosen", industry: "hvac" },
  corrected: { type: "corrected", corrections: { industry: "Scheduling software" } },
  reportAsked: {
    type: "reportAsked",
    request: { email: "owner@northgate.example", asked: "2025-11-03T10:05:00.000Z" },
  },
  figuresChanged: {
    type: "figuresChanged",
    inputs: { preTaxProfit: 1_600_000, growthTrend: "flat", recurringRevenue: 60 },
    at: "2025-11-04T09:00:00.000Z",
  },
  depthSaved: { type: "depthSaved", entries: { readiness: { booksTie: "no" } }, at: "2025-11-04T09:10:00.000Z" },
  leadSettled: { type: "leadSettled", valuationId: "one", valuedAt: result.valuedAt, lead: "stored" },
  retry: { type: "retry" },
  loading: { type: "loading" },
  restored: { type: "restored", state: undefined },
  reset: { type: "reset" },
};

const walk = (state: FlowState, ...following: FlowEvent[]) => following.reduce(flow, state);

const input = walk(initialState, { type: "typed", website: "northgate.example" });
const dialog = walk(input, events.analyze);
const answered = walk(dialog, { type: "changed", change: { growthTrend: "increasing" } });
const analyzing = walk(answered, events.submitted);
const early = walk(analyzing, events.arrived);
const finalizing = walk(analyzing, events.holdElapsed);
const failed = walk(analyzing, events.failed);
const results = walk(early, events.holdElapsed);
const loading = walk(initialState, events.loading);

describe("every transition", () => {
  const chart: readonly [FlowState, Partial<Record<FlowEvent["type"], StateName>>][] = [
    [input, { typed: "input", industryChosen: "input", analyze: "dialog" }],
    [answered, { changed: "dialog", industryChosen: "dialog", cancel: "input", submitted: "analyzing" }],
    [
      analyzing,
      { cancel: "input", found: "analyzing", arrived: "analyzing", holdElapsed: "finalizing", failed: "failed" },
    ],
    [early, { cancel: "input", found: "analyzing", arrived: "analyzing", holdElapsed: "results", failed: "failed" }],
    [finalizing, { found: "finalizing", arrived: "results", failed: "failed" }],
    [failed, { retry: "dialog" }],
    [loading, { restored: "input" }],
    [
      results,
      {
        industryChosen: "results",
        corrected: "results",
        reportAsked: "results",
        figuresChanged: "results",
        depthSaved: "results",
        leadSettled: "results",
      },
    ],
  ];
  const cases = chart.flatMap(([state, leads]) =>
    Object.values(events).map((event) => [state.name, event.type, leads[event.type], state, event] as const),
  );

  it.each(cases.filter(([, type, to]) => to && type !== "reset"))("%s, %s: %s", (_name, _type, to, state, event) => {
    expect(flow(state, event).name).toBe(to);
    expect(flow(state, event)).not.toBe(state);
  });

  it.each(cases.filter(([, type, to]) => !to && type !== "reset"))(
    "%s does not know %s",
    (_n, _t, _to, state, event) => {
      expect(flow(state, event)).toBe(state);
    },
  );

  it.each(cases.filter(([, type]) => type === "reset"))("%s starts over on %s", (_n, _t, _to, state, event) => {
    expect(flow(state, event)).toBe(initialState);
  });
});

describe("step 1", () => {
  it.each(["", "   "])("ignores a submit of %j", (typed) => {
    const state = walk(initialState, { type: "typed", website: typed });
    expect(flow(state, events.analyze)).toBe(state);
  });

  it("opens the dialog with the address completed and the defaults", () => {
    expect(dialog).toEqual({
      name: "dialog",
      website,
      draft: dialogDefaults,
      errors: {},
    });
  });

  it("takes a restored state only while nothing is typed", () => {
    const restored: FlowEvent = { type: "restored", state: results };
    expect(flow(initialState, restored)).toBe(results);
    expect(flow(loading, restored)).toBe(results);
    expect(flow(input, restored)).toBe(input);
    expect(flow(input, events.loading)).toBe(input);
  });
});

describe("the dialog", () => {
  it("stays open with both messages, and each clears when its field changes", () => {
    const asked = walk(dialog, { type: "changed", change: { preTaxProfit: null } }, events.submitted);
    expect(asked).toMatchObject({
      name: "dialog",
      errors: {
        preTaxProfit: "Please select your annual profit",
        growthTrend: "Please select your growth trend",
      },
    });
    const chosen = flow(asked, { type: "changed", change: { growthTrend: "flat" } });
    expect(chosen).toMatchObject({ errors: { preTaxProfit: "Please select your annual profit" } });
    expect(chosen).not.toHaveProperty("errors.growthTrend");
    const moved = flow(chosen, { type: "changed", change: { preTaxProfit: 500_000 } });
    expect(moved).toMatchObject({ errors: {}, draft: { preTaxProfit: 500_000, growthTrend: "flat" } });
  });

  it("keeps the answers when it is canceled and reopened", () => {
    const again = walk(answered, events.cancel, events.analyze);
    expect(again).toMatchObject({ name: "dialog", website, draft: { growthTrend: "increasing" } });
  });
});

describe("the analysis", () => {
  it("starts with the checked inputs, the time and the id", () => {
    expect(analyzing).toMatchObject({
      run: { valuationId: "one", startedAt: 1_000, inputs },
      findings: [],
      early: null,
    });
  });

  it("ignores a second submit", () => {
    expect(flow(analyzing, { type: "submitted", valuationId: "two", at: 1_001 })).toBe(analyzing);
  });

  it("lists findings in the order of arrival, also while finalizing", () => {
    const headings = { kind: "headings", count: 4 } as const;
    const state = walk(analyzing, events.found, events.holdElapsed, {
      ...events.found,
      finding: headings,
    } as FlowEvent);
    expect(state).toMatchObject({ name: "finalizing", findings: [finding, headings] });
  });

  it("holds an early result until the hold is over", () => {
    expect(early).toMatchObject({ name: "analyzing", early: result });
    expect(results).toMatchObject({ name: "results", valuationId: "one", result, lead: "pending", website });
  });

  it("shows a late result at once", () => {
    expect(flow(finalizing, events.arrived)).toMatchObject({ name: "results", result });
  });

  it.each(["found", "arrived", "holdElapsed", "failed", "leadSettled"] as const)(
    "ignores %s of another run",
    (type) => {
      const stale = { ...events[type], valuationId: "two" } as FlowEvent;
      for (const state of [analyzing, finalizing, results]) expect(flow(state, stale)).toBe(state);
    },
  );
});

describe("after the analysis", () => {
  it("retries with the same website and answers", () => {
    expect(failed).toMatchObject({ message: "No luck.", website });
    expect(flow(failed, events.retry)).toEqual(answered);
  });
});

describe("a change of figures", () => {
  const changed = walk(results, events.figuresChanged);
  const at = "2025-11-04T09:00:00.000Z";
  const settled = (lead: Exclude<LeadState, "pending">, valuedAt: string): FlowEvent => ({
    type: "leadSettled",
    valuationId: "one",
    lead,
    valuedAt,
  });

  it("is computed at once, under the same id, with the same analysis", () => {
    expect(changed).toMatchObject({
      name: "results",
      valuationId: "one",
      draft: { preTaxProfit: 1_600_000, growthTrend: "flat", recurringRevenue: 60 },
      result: { analysis: result.analysis, valuation: { adjustedValuation: 9_856_000 }, valuedAt: at },
      update: { before: 9_900_000, lead: "pending" },
    });
  });

  it("is ignored when the figures are the same", () => {
    expect(flow(results, { type: "figuresChanged", inputs: { ...inputs }, at })).toBe(results);
  });

  it.each<[string, FlowEvent, LeadState]>([
    ["stored", settled("stored", at), "stored"],
    ["kept until the connection is back", settled("kept", at), "kept"],
    ["refused", settled("failed", at), "failed"],
    ["not settled by a capture from before it", settled("stored", result.valuedAt), "pending"],
  ])("%s", (_, event, lead) => {
    expect(flow(changed, event)).toMatchObject({ update: { before: 9_900_000, lead } });
  });

  it("leaves a stored lead stored while it is being sent", () => {
    const stored = walk(results, settled("stored", result.valuedAt), events.figuresChanged, settled("kept", at));
    expect(stored).toMatchObject({ lead: "stored", update: { lead: "kept" } });
  });
});

describe("the lead and the report", () => {
  const asked = "2025-11-03T10:05:00.000Z";
  const waiting = walk(results, events.reportAsked);
  const settled = (lead: Exclude<LeadState, "pending">, further = {}) =>
    ({ type: "leadSettled", valuationId: "one", valuedAt: result.valuedAt, lead, ...further }) as FlowEvent;
  const mailAfter = (...following: FlowEvent[]) => {
    const state = walk(waiting, ...following);
    return state.name === "results" ? state.report?.mail : undefined;
  };

  it("waits for its mail as soon as it is requested", () => {
    expect(waiting).toMatchObject({ report: { email: "owner@northgate.example", asked, mail: "sending" } });
  });

  it.each<[string, FlowEvent, Report["mail"]]>([
    ["stored, on its way", settled("stored", { asked, mail: "onItsWay" }), "onItsWay"],
    ["stored, too many", settled("stored", { asked, mail: "limited" }), "limited"],
    ["stored, no mail server", settled("stored", { asked, mail: "waiting" }), "waiting"],
    ["stored, without a mail status", settled("stored", { asked }), "waiting"],
    ["kept", settled("kept", { asked }), "kept"],
    ["refused", settled("failed", { asked }), "failed"],
    ["skipped", settled("skipped", { asked }), "failed"],
    ["a capture from before the request", settled("stored"), "sending"],
    ["the mail of an earlier request", settled("stored", { asked: "earlier", mail: "onItsWay" }), "sending"],
  ])("%s", (_, event, mail) => {
    expect(mailAfter(event)).toBe(mail);
  });

  it("changes from kept to sent when the late capture is stored", () => {
    const late = walk(waiting, settled("kept", { asked }), settled("stored", { asked, mail: "onItsWay" }));
    expect(late).toMatchObject({ lead: "stored", report: { mail: "onItsWay" } });
  });

  it.each(["kept", "failed", "skipped"] as const)("a stored lead stays stored when an update is %s", (lead) => {
    const stored = walk(results, settled("stored"));
    expect(flow(stored, settled(lead))).toBe(stored);
  });

  it("a stored lead that was deleted is no longer stored, and its mail is not sent", () => {
    const stored = walk(waiting, settled("stored", { asked: "earlier" }));
    expect(flow(stored, settled("deleted", { asked }))).toMatchObject({
      lead: "deleted",
      report: { mail: "failed" },
    });
  });

  it("requested again, it waits with a new time", () => {
    const again = { email: "other@northgate.example", asked: "2025-11-03T10:09:00.000Z" };
    const state = walk(waiting, settled("stored", { asked, mail: "onItsWay" }), {
      type: "reportAsked",
      request: again,
    });
    expect(state).toMatchObject({ lead: "stored", report: { ...again, mail: "sending" } });
  });
});

describe("the step indicator", () => {
  it.each<[FlowState, Step, StepStatus, StepStatus]>([
    [input, 1, "active", "upcoming"],
    [dialog, 1, "active", "upcoming"],
    [analyzing, 1, "processing", "upcoming"],
    [finalizing, 1, "processing", "upcoming"],
    [failed, 1, "active", "upcoming"],
    [loading, 2, "completed", "active"],
    [results, 2, "completed", "active"],
  ])("of $name is at step %d: %s, %s", (state, current, first, second) => {
    expect(stepOf(state)).toBe(current);
    expect([stepStatus(1, state), stepStatus(2, state)]).toEqual([first, second]);
  });
});
