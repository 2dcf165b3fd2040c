import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callReasonText } from "#content/desk/call.ts";
import { type CallCandidate, callOrder, callReason } from "./call-order.ts";

const today = "2026-11-16";
const hot: CallCandidate = { id: "a", score: 55, value: 1, hasPhone: true, hasEmail: true, isNew: true, isOpen: true };
const lead = (change: Partial<CallCandidate>): CallCandidate => ({ ...hot, ...change });
const order = (...leads: readonly CallCandidate[]) => callOrder(leads, today).map(({ id }) => id);

describe("the order of calls", () => {
  it("is hot with a phone by value, then hot by email, then follow-ups due, today's first", () => {
    expect(
      order(
        lead({ id: "twoDaysLate", score: 45, isNew: false, followUpOn: "2026-11-14" }),
        lead({ id: "byEmail", hasPhone: false, value: 28 }),
        lead({ id: "small", value: 3 }),
        lead({ id: "today", score: 50, isNew: false, followUpOn: today }),
        lead({ id: "large", value: 21 }),
        lead({ id: "oneDayLate", score: 40, followUpOn: "2026-11-15" }),
      ),
    ).toEqual(["large", "small", "byEmail", "today", "oneDayLate", "twoDaysLate"]);
  });

  it.each<[string, Partial<CallCandidate>, string | undefined]>([
    ["hot", {}, "Hot, no first call"],
    ["one point short", { score: 54 }, undefined],
    ["called before", { isNew: false }, undefined],
    ["hot without contact", { hasPhone: false, hasEmail: false }, undefined],
    ["hot with a follow-up next week, as every new lead has", { followUpOn: "2026-11-23" }, "Hot, no first call"],
    ["engaged", { isNew: false, isOpen: false, followUpOn: today }, undefined],
    ["to be called another day", { isNew: false, followUpOn: "2026-11-17" }, undefined],
    ["hot with a follow-up due", { followUpOn: "2026-11-01" }, "Hot, no first call"],
    ["a suggested day without contact", { hasPhone: false, hasEmail: false, followUpOn: today }, undefined],
    [
      "a day that somebody chose, without contact",
      { hasPhone: false, hasEmail: false, followUpOn: today, isFollowUpChosen: true },
      "Follow-up today",
    ],
    [
      "another day that somebody chose, without contact",
      { hasPhone: false, hasEmail: false, followUpOn: "2026-11-17", isFollowUpChosen: true },
      undefined,
    ],
    ["a day late", { isNew: false, followUpOn: "2026-11-15" }, "Follow-up, 1 day late"],
    ["two days late", { isNew: false, followUpOn: "2026-11-14" }, "Follow-up, 2 days late"],
  ])("%s", (_name, change, text) => {
    const reason = callReason(lead(change), today);
    expect(reason && callReasonText(reason)).toBe(text);
  });

  it("does not depend on the order in which leads are found, and has nobody twice", () => {
    const candidate: fc.Arbitrary<CallCandidate> = fc.record({
      id: fc.uuid(),
      score: fc.constantFrom(10, 54, 55, 65),
      value: fc.constantFrom(1, 2, 3),
      hasPhone: fc.boolean(),
      hasEmail: fc.boolean(),
      isNew: fc.boolean(),
      isOpen: fc.boolean(),
      followUpOn: fc.constantFrom(undefined, "2026-11-13", today, "2026-12-01"),
      isFollowUpChosen: fc.boolean(),
    });
    const leads = fc.uniqueArray(candidate, { selector: ({ id }) => id });
    fc.assert(
      fc.property(leads, (some) => {
        expect(order(...some.toReversed())).toEqual(order(...some));
        expect(new Set(order(...some)).size).toBe(order(...some).length);
      }),
    );
  });
});
