import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { argumentText, expectedText } from "#content/desk/leads/call.ts";
import { captures, fullCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { objectionsOf } from "#domain/report/objections.ts";
import { buyerArguments, mostArguments } from "./buyer-arguments.ts";
import { expectedQuestion } from "./expected-question.ts";

const feePercent = 5;
const lead = (change: Partial<LeadCapture> = {}) => leadOf({ ...fullCapture, ...change }, { now: 1 });
const texts = (change: Partial<LeadCapture> = {}) => {
  const given = lead(change);
  return buyerArguments(given, feePercent).map((argument) => argumentText(argument, given.financialInputs));
};

describe("what a buyer will argue", () => {
  it("is what the owner's page shows, the costliest first, with an answer", () => {
    expect(texts()).toEqual([
      {
        they: "“That was your best year.” Takes $990K off if it wins.",
        you: "The months since then show whether it was. Ask for three years of monthly accounts, and this year to date against the same months.",
      },
      {
        they: "“Those add-backs are not earnings.” Takes $900K off if it wins.",
        you: "A cost that ends with the owner is earnings to a buyer. Ask for each add-back on a list, with its invoice and the date it ends.",
      },
      {
        they: "“The growth will not last.” Takes $825K off if it wins.",
        you: "Price and volume each have their own story. Ask for signed orders and the pipeline by month; price, volume and new customers shown separately.",
      },
      {
        they: "“Half of that is habit, not contract.” Takes $413K off if it wins.",
        you: "A customer who came back three years in a row renews like a contract. Ask for a register of contracts with term, notice and renewals over three years.",
      },
    ]);
  });

  it("has what the owner's own answers leave open, a no before a partly", () => {
    const rows = texts({ depth: { readiness: { booksTie: "partly", runsWithoutOwner: "no", steadyMargin: "yes" } } });
    expect(rows.map(({ they }) => they)).toEqual([
      expect.stringContaining("best year"),
      expect.stringContaining("add-backs"),
      expect.stringContaining("growth"),
      "“The company has run for a month without you”: no. A buyer asks you to stay longer, and moves cash at close into rollover or earn-out.",
      "“Monthly books tie to the tax return and the bank”: partly. A buyer orders a quality-of-earnings review, then lowers the price or leaves.",
    ]);
  });

  it("never says less than the objections, up to what fits on the page", () => {
    fc.assert(
      fc.property(captures, (capture) => {
        const given = leadOf(capture, { now: 1 });
        const rows = buyerArguments(given, feePercent);
        const objections = objectionsOf(given.financialInputs);
        expect(rows.length).toBe(Math.min(objections.length, mostArguments));
        for (const row of rows) {
          const { they, you } = argumentText(row, given.financialInputs);
          expect(`${they} ${you}`).not.toMatch(/undefined|NaN|\$0 | {2}/);
        }
      }),
    );
  });
});

describe("what the owner will ask", () => {
  it.each<[Partial<LeadCapture>, string]>([
    [
      {},
      "They will ask how firm the number is. Answer: an estimate from three figures, 15% either side. The books decide.",
    ],
    [
      { depth: { proceeds: { debt: 400_000 } } },
      "They will ask what they would keep. By their own entries: $9.0M in cash at close, before tax.",
    ],
    [
      { depth: { goal: { goal: 11_000_000, growthRate: 8, returnRate: 6 } } },
      "They will ask how to get to $11.0M. Answer: by $167K more profit a year, at today’s multiple.",
    ],
    [
      { depth: { goal: { goal: 9_000_000, growthRate: 8, returnRate: 6 } } },
      "They will ask whether $9.0M is safe to count on. Answer: the estimate reaches it, and only an offer settles it.",
    ],
  ])("follows from %j", (change, text) => {
    expect(expectedText(expectedQuestion(lead(change), feePercent))).toBe(text);
  });
});
