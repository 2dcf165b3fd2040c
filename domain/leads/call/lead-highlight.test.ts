import { expect, it } from "vitest";
import { leadHighlightText } from "#content/desk/leads/call.ts";
import { applyCapture } from "#domain/leads/apply-capture.ts";
import { fullCapture, newYork } from "#domain/leads/lead.fixture.ts";
import { type Lead, type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import type { LeadActivity } from "./lead-activity.ts";
import { leadHighlight } from "./lead-highlight.ts";

/** Monday, November 16, 2026, 8:40 am in New York. */
const now = Date.parse("2026-11-16T13:40:00Z");
const friday = Date.parse("2026-11-13T22:12:00Z");
const said = (lead: Lead, activity: LeadActivity = {}) =>
  leadHighlightText(leadHighlight(lead, activity), lead.financialInputs, { now, timeZone: newYork });
const lead = (change: Partial<LeadCapture> = {}) => leadOf({ ...fullCapture, ...change }, { now: friday });
const message = { kind: "contact", at: now, name: "Marian", text: "Call\nbefore 10." } as const;
const bought = { package: "professional", at: friday } as const;
const { financialInputs } = fullCapture;

it.each<[string, Lead, LeadActivity, string]>([
  ["a note", lead(), { note: "Promised: two comparable sales.", message }, "Promised: two comparable sales."],
  ["a long note", lead(), { note: "word ".repeat(40) }, `${"word ".repeat(18).trim()}…`],
  ["no item", lead(), { isOffBoard: true, bought }, "Its record is not in the CRM yet. Call from here."],
  ["a message", lead(), { message, bought }, "Wrote at 8:40 am: “Call before 10.”"],
  ["a purchase", lead(), { bought }, "Bought the Professional report Friday at 5:12 pm."],
  [
    "a request",
    lead(),
    { message: { ...message, kind: "report", text: "", package: "exitReadiness" } },
    "Asked for the Exit Readiness report at 8:40 am.",
  ],
  [
    "falling profit",
    lead({ financialInputs: { ...financialInputs, growthTrend: "decreasing" } }),
    {},
    "Profit is falling. Ask since when.",
  ],
  [
    "a goal",
    lead({ depth: { goal: { goal: 12_000_000, growthRate: 8, returnRate: 6 } } }),
    {},
    "Would sell at $12.0M.",
  ],
  [
    "changed figures",
    applyCapture(
      lead(),
      leadOf({ ...fullCapture, financialInputs: { ...financialInputs, recurringRevenue: 60 } }, { now }),
    ).lead,
    {},
    "Changed the figures at 8:40 am.",
  ],
  [
    "the link by email",
    { ...lead(), linkMails: [{ to: "a@b.example", asked: "", at: friday }] },
    {},
    "Asked for the link by email Friday at 5:12 pm.",
  ],
  ["an email only", lead({ userPhone: undefined }), {}, "Email only. Growing, 50% recurring."],
  ["no contact", lead({ userPhone: undefined, userEmail: undefined }), {}, "Growing, 50% recurring."],
  ["the figures", lead(), {}, "Growing, 50% recurring."],
])("says %s", (_name, given, activity, text) => {
  expect(said(given, activity)).toBe(text);
});
