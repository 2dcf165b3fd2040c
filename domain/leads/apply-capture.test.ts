import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCapture } from "./apply-capture.ts";
import { captured, captures, fullCapture, sparseCapture } from "./lead.fixture.ts";
import { type LeadCapture, leadOf, valuationDate } from "./lead.ts";
import { sameValue } from "./same-value.ts";

const first = (change: Partial<LeadCapture> = {}) => leadOf({ ...fullCapture, ...change }, { now: captured });
const later = (change: Partial<LeadCapture> = {}) => leadOf({ ...fullCapture, ...change }, { now: captured + 60_000 });
const noContact = { userEmail: undefined, userPhone: undefined, corrections: {} };

describe("applyCapture", () => {
  it("adds later contact details and corrections", () => {
    const { lead, changed } = applyCapture(first(noContact), later());
    expect(changed).toBe(true);
    expect(lead).toEqual({ ...later(), createdAt: captured });
  });

  it("loses nothing that a later capture leaves out", () => {
    expect(applyCapture(first(), later(noContact))).toEqual({ lead: first(), changed: false });
    expect(applyCapture(first(), later({ businessAnalysis: null })).changed).toBe(false);
  });

  it("saves the panels one by one, and keeps those that a later capture leaves out", () => {
    const readiness = { booksTie: "yes" } as const;
    const before = first({ depth: { readiness, proceeds: { debt: 1 } } });
    expect(applyCapture(before, later({ depth: { proceeds: { debt: 2 } } })).lead.depth).toEqual({
      readiness,
      proceeds: { debt: 2 },
    });
    expect(applyCapture(before, later()).changed).toBe(false);
    expect(applyCapture(first(), later({ depth: { readiness } }))).toMatchObject({
      changed: true,
      lead: { depth: { readiness } },
    });
  });

  it("keeps when a contact was first left and when a panel was last saved", () => {
    const readiness = { booksTie: "yes" } as const;
    const { lead } = applyCapture(first(noContact), later({ depth: { readiness } }));
    expect(lead).toMatchObject({ contactAt: captured + 60_000, depthAt: captured + 60_000 });
    const again = leadOf(
      { ...fullCapture, userPhone: "212 555 0100", depth: { readiness } },
      { now: captured + 90_000 },
    );
    expect(applyCapture(lead, again).lead).toMatchObject({ contactAt: captured + 60_000, depthAt: captured + 60_000 });
    expect(applyCapture(first(noContact), later(noContact)).lead).not.toHaveProperty("contactAt");
  });

  it("keeps the figures of before with their date when they change", () => {
    const preTaxProfit = fullCapture.financialInputs.preTaxProfit + 1;
    const changed = later({ financialInputs: { ...fullCapture.financialInputs, preTaxProfit } });
    const { lead } = applyCapture(first(), changed);
    expect(lead.snapshots?.map(({ at, inputs }) => [at, inputs.preTaxProfit])).toEqual([
      [captured, preTaxProfit - 1],
      [captured + 60_000, preTaxProfit],
    ]);
    expect(applyCapture(first(), later()).lead).not.toHaveProperty("snapshots");
  });

  it("lets later details win, one by one", () => {
    const { lead } = applyCapture(
      first(),
      later({ userEmail: "new@firm.example", userPhone: undefined, corrections: { industry: "Fintech" } }),
    );
    expect(lead.userEmail).toBe("new@firm.example");
    expect(lead.userPhone).toBe(fullCapture.userPhone);
    expect(lead.corrections).toEqual({ location: "Dublin, Ohio", industry: "Fintech" });
  });

  it("uses the industry page that was chosen last, and never loses one", () => {
    const { lead, changed } = applyCapture(first({ industryKey: "dental" }), later({ industryKey: "saas" }));
    expect([lead.industryKey, changed]).toEqual(["saas", true]);
    expect(applyCapture(lead, later()).changed).toBe(false);
  });

  it("keeps the first source of the visitor", () => {
    const elsewhere = { utm: { source: "search", medium: "cpc" }, referrer: "https://other.example", pageUrl: "x" };
    const { lead, changed } = applyCapture(first(), later({ ...elsewhere, userAgent: "Other", timestamp: undefined }));
    expect(changed).toBe(false);
    expect(lead).toEqual(first());
  });

  it("uses changed inputs, with their figures", () => {
    const financialInputs = { preTaxProfit: 3_000_000, growthTrend: "flat", recurringRevenue: 90 } as const;
    const { lead, changed } = applyCapture(first(), later({ financialInputs }));
    expect(changed).toBe(true);
    expect(lead.valuation).toEqual(later({ financialInputs }).valuation);
    expect(lead.leadScore).toBe(60);
    expect([valuationDate(first()), valuationDate(lead)]).toEqual([captured, captured + 60_000]);
    const named = applyCapture(
      lead,
      leadOf({ ...fullCapture, financialInputs, userEmail: "x@y.example" }, { now: captured + 90_000 }),
    );
    expect(valuationDate(named.lead)).toBe(captured + 60_000);
  });

  it("keeps the figures that were shown while the inputs are the same", () => {
    const shown = { ...first(), leadScore: 40, valuation: { ...first().valuation, adjustedValuation: 9_000_000 } };
    expect(applyCapture(shown, later())).toEqual({ lead: shown, changed: false });
  });

  it("does not replace a real analysis with a general profile, but the other way around", () => {
    const general = { businessAnalysis: sparseCapture.businessAnalysis };
    expect(applyCapture(first(), later(general)).lead.businessAnalysis).toEqual(fullCapture.businessAnalysis);
    expect(applyCapture(first(general), later()).lead.businessAnalysis).toEqual(fullCapture.businessAnalysis);
  });

  it("refuses another valuation's lead", () => {
    expect(() => applyCapture(first(), later({ valuationId: sparseCapture.valuationId }))).toThrow(RangeError);
  });

  const runs = { numRuns: 60 };

  it("returns the same lead for an identical repeat", () => {
    fc.assert(
      fc.property(captures, fc.integer({ min: 0, max: 9_999 }), (capture, wait) => {
        const lead = leadOf(capture, { now: captured });
        const merged = applyCapture(lead, leadOf(capture, { now: captured + wait }));
        expect(merged).toEqual({ lead, changed: false });
        expect(merged.lead).toBe(lead);
      }),
      runs,
    );
  });

  it("applies each capture once, however often it comes", () => {
    fc.assert(
      fc.property(captures, captures, (a, b) => {
        const next = leadOf(b, { now: captured + 1 });
        const once = applyCapture(leadOf(a, { now: captured }), next);
        expect(applyCapture(once.lead, next)).toEqual({ lead: once.lead, changed: false });
        expect(once.lead.updatedAt).toBe(once.changed ? captured + 1 : captured);
      }),
      runs,
    );
  });

  it("never loses a contact or a correction, in any order of captures", () => {
    fc.assert(
      fc.property(fc.array(captures, { minLength: 1, maxLength: 4 }), (all) => {
        const [head, ...rest] = all.map((capture, index) => leadOf(capture, { now: captured + index }));
        if (head === undefined) throw new Error("no lead");
        const lead = rest.reduce((known, next) => applyCapture(known, next).lead, head);
        expect(lead.userEmail).toBe(all.findLast(({ userEmail }) => userEmail !== undefined)?.userEmail);
        expect(lead.userPhone).toBe(all.findLast(({ userPhone }) => userPhone !== undefined)?.userPhone);
        for (const field of ["title", "industry", "location"] as const) {
          const said = all.findLast(({ corrections }) => corrections[field] !== undefined)?.corrections[field];
          expect(lead.corrections[field]).toBe(said);
        }
        expect(lead.createdAt).toBe(captured);
      }),
      runs,
    );
  });
});

describe("sameValue", () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: undefined }, { b: undefined }, true],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [null, {}, false],
    ["1", 1, false],
  ])("of %j and %j is %s", (a, b, same) => {
    expect(sameValue(a, b)).toBe(same);
    expect(sameValue(b, a)).toBe(same);
  });
});
