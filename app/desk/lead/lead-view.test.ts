import { expect, test } from "vitest";
import { leadWords } from "#content/desk/leads/lead.ts";
import { todayWords } from "#content/desk/today.ts";
import { site } from "#content/site.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import type { LeadFacts } from "#domain/desk/leads/lead-facts.ts";
import { fullCapture, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { leadView } from "./lead-view.ts";

const now = Date.parse("2026-11-17T15:00:00Z");
const member = { id: "anita", name: "Anita Nair", email: "anita@firm.example", role: "partner" } as const;
const unset = { value: "", at: 0, by: undefined };

function viewOf(capture: LeadCapture, more: Partial<LeadFacts> = {}) {
  const facts: LeadFacts = {
    lead: leadOf(capture, { now }),
    ownerName: undefined,
    state: "",
    activity: {
      bought: undefined,
      message: undefined,
      talkedAt: undefined,
      bookedAt: undefined,
      note: undefined,
      isOffBoard: false,
    },
    hasBoard: false,
    fields: { stage: { ...unset, value: "new" }, owner: unset, followUp: unset },
    members: [],
    answers: {},
    timeline: { events: [], isCut: false },
    purchases: [],
    lastPurchase: undefined,
    suppressed: undefined,
    merged: [],
    place: {},
    sameCompany: [],
    call: undefined,
    ...more,
  };
  return leadView(facts, { member, now });
}

test("a website that was not read is told once", () => {
  const read = (capture: LeadCapture) => {
    const [business] = viewOf(capture).facts;
    return [business?.value, business?.small].filter((text) => text === leadWords.facts.unread);
  };
  expect(read(sparseCapture)).toHaveLength(1);
  expect(read({ ...sparseCapture, corrections: { industry: "Plumbing" } })).toHaveLength(1);
  expect(read(fullCapture)).toHaveLength(0);
});

test("a call's phone is shown as typed in the calendar, unless the lead has the same", () => {
  const startsAt = Date.UTC(2026, 10, 24, 19);
  const said = (phone?: string) =>
    viewOf({ ...fullCapture, userPhone: "(614) 555-0142" }, { call: { startsAt, isCanceled: false, phone } }).call;
  const alone = leadWords.callBooked(callTimeText(startsAt, site.timeZone));
  expect([said(), said("(614) 555-0142")]).toEqual([alone, alone]);
  expect(said("+1 212-555-0199")).toBe(`${alone}. Phone: +1 212-555-0199 (as typed in the calendar)`);
});

test("multiples have one decimal, as elsewhere", () => {
  const inputs = { preTaxProfit: 2_000_000, growthTrend: "increasing", recurringRevenue: 37 } as const;
  const { number } = viewOf({ ...fullCapture, financialInputs: inputs });
  const multiples = number.sum.map(({ value }) => value).filter((value) => value.endsWith("x"));
  expect(multiples.length).toBeGreaterThan(2);
  for (const value of multiples) expect(value).toMatch(/^[+−]?\d+\.\dx$/);
});

test("another lead of the company is told apart by value, contact and date", () => {
  const known = { company: "Northgate Dental", value: 9_900_000, createdAt: Date.parse("2025-11-03T15:00:00Z") };
  const { sameCompany } = viewOf(fullCapture, {
    sameCompany: [
      { ...known, id: "a", phone: "(614) 555-0142", email: "o@northgate.example" },
      { ...known, id: "b", phone: undefined, email: undefined },
      { ...known, id: "c", value: undefined, phone: undefined, email: undefined },
    ],
  });
  expect(sameCompany).toMatchObject([
    {
      range: "$8.4M – $11.4M",
      contact: "(614) 555-0142, o@northgate.example",
      received: expect.stringMatching(/^received Nov 3, 2025 at \d+:00 [ap]m$/),
    },
    { contact: todayWords.queue.noReach, hasValuation: true },
    { range: leadWords.do.noValuation, hasValuation: false },
  ]);
});

test.each([
  ["bounce", false],
  ["stopped", true],
  ["complaint", false],
] as const)("a %s is a stop, which the desk does not lift: %s", (reason, isStop) => {
  const { contact } = viewOf(fullCapture, { suppressed: { reason, at: now } });
  expect(contact.suppressed).toMatchObject({ closed: leadWords.reach.closed[reason], isStop });
});
