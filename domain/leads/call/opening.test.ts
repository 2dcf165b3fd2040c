import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingSentence } from "#content/desk/leads/opening.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { captures, fullCapture, newYork } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import type { LeadActivity } from "./lead-activity.ts";
import { openingOf } from "./opening.ts";

const feePercent = 5;
/** Monday, November 16, 2026, 8:40 am in New York. */
const now = Date.parse("2026-11-16T13:40:00Z");
const minute = 60_000;
const captured = now - 45 * minute;
const inputs = { preTaxProfit: 2_200_000, growthTrend: "increasing", recurringRevenue: 58 } as const;

function sentence(capture: Partial<LeadCapture>, activity: LeadActivity = {}): string | undefined {
  const lead = leadOf({ ...fullCapture, financialInputs: inputs, ...capture }, { now: captured });
  const opening = openingOf(lead, activity, feePercent);
  return opening && openingSentence(opening, { now, timeZone: newYork });
}

const bought = { package: "professional", at: now - 34 * minute } as const;
const message = { kind: "contact", at: now - 39 * minute, name: "Marian Holt", text: "Is their number fair?" } as const;
const request = { kind: "report", at: now, name: "", text: "", package: "exitReadiness" } as const;

describe("the opening sentence", () => {
  it.each<[string, Partial<LeadCapture>, LeadActivity, string | undefined]>([
    [
      "a purchase",
      {},
      { bought },
      "You bought the Professional report this morning, so you have seen the range. The part a buyer will push on is the 42% of revenue that does not recur. May I ask about that first?",
    ],
    [
      "a message before a purchase",
      {},
      { bought, message },
      "You bought the Professional report this morning, so you have seen the range. The part a buyer will push on is the 42% of revenue that does not recur. May I ask about that first?",
    ],
    [
      "a message after a purchase",
      {},
      { bought: { ...bought, at: now - 3 * 24 * 60 * minute }, message },
      "You wrote to us this morning. I have read it and would like to answer you myself. The part a buyer will push on is the 42% of revenue that does not recur. May I ask about that before I answer?",
    ],
    [
      "a request for a report",
      {},
      { message: request },
      "You asked for the Exit Readiness report this morning. The part a buyer will push on is the 42% of revenue that does not recur. May I ask about that first?",
    ],
    [
      "a talk on Friday",
      { financialInputs: { ...inputs, growthTrend: "decreasing" } },
      { bought: { ...bought, at: now - 5 * 24 * 60 * minute }, talkedAt: now - 3 * 24 * 60 * minute },
      "We spoke on Friday, and I would like to pick up where we stopped. The part a buyer will push on is why profit is going down. May I ask where that stands?",
    ],
    [
      "a phone number",
      { financialInputs: { ...inputs, recurringRevenue: 0 } },
      {},
      "You valued your company with us and left your number this morning. The part a buyer will push on is that none of the revenue recurs. May I ask about that first?",
    ],
    [
      "an email address only",
      { userPhone: undefined, financialInputs: { ...inputs, recurringRevenue: 80 } },
      {},
      "You valued your company with us and left your email address this morning. The part a buyer will push on is whether this was an ordinary year. When may I call you about it?",
    ],
    ["nothing to reach the owner by", { userPhone: undefined, userEmail: undefined }, {}, undefined],
  ])("starts from %s", (_name, capture, activity, said) => {
    expect(sentence(capture, activity)).toBe(said);
  });

  const high = { ...inputs, recurringRevenue: 85 };
  it.each<[DepthEntries, string]>([
    [{ readiness: { booksTie: "partly", secondInCommand: "no" } }, "who would run it after you"],
    [{ readiness: { booksTie: "yes" } }, "whether this was an ordinary year"],
    [
      { addBacks: { ownerPay: { amount: 120_000, hasPaper: false }, oneOffs: { amount: 50_000, hasPaper: true } } },
      "the $120K of add-backs that has no document yet",
    ],
  ])("names what the owner's own entries %j leave open", (depth, point) => {
    expect(sentence({ financialInputs: high, depth })).toContain(`push on is ${point}.`);
  });

  it("can always be said aloud", () => {
    const activities = fc.record<LeadActivity>({
      bought: fc.constantFrom(undefined, bought),
      message: fc.constantFrom(undefined, message, request),
      talkedAt: fc.constantFrom(undefined, now - 9 * 24 * 60 * minute),
    });
    fc.assert(
      fc.property(captures, activities, (capture, activity) => {
        const said = sentence(capture, activity);
        const reachable = capture.userEmail ?? capture.userPhone ?? activity.bought ?? activity.message;
        expect(said !== undefined).toBe((reachable ?? activity.talkedAt) !== undefined);
        if (said === undefined) return;
        expect(said).toMatch(/^(?:You|We) .+\. The part a buyer will push on is .+\. (?:May|When) .+\?$/);
        expect(said).not.toMatch(/undefined|NaN|null| {2}|\$0|\.\./);
        expect(said.length).toBeLessThan(260);
      }),
    );
  });
});

it("says nothing of an address or a number that came from a merged lead", () => {
  const lead = leadOf({ ...fullCapture, userEmail: undefined, userPhone: undefined }, { now: captured });
  expect(openingOf(lead, {}, feePercent)).toBeUndefined();
  const merged = { ...lead, mergedContact: { phone: "(757) 555-0118" } };
  expect(openingOf(merged, {}, feePercent)).toMatchObject({ reason: { because: "valued", at: captured } });
});
