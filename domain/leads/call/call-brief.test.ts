import { describe, expect, it } from "vitest";
import { callBriefWords } from "#content/mail/call-brief.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { captured, fullCapture, newYork, sparseCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { briefSections, briefText } from "./brief-text.ts";
import { callBrief } from "./call-brief.ts";
import { callQuestions } from "./call-questions.ts";

const lead = (capture: LeadCapture) => leadOf(capture, { now: captured });
const asked = (capture: LeadCapture) => callQuestions(lead(capture)).map(({ ask }) => ask);
const settings = { timeZone: newYork, feePercent: 5 };
const inputs = fullCapture.financialInputs;
/** A lead with nothing particular to ask about. */
const plain: LeadCapture = {
  ...fullCapture,
  businessAnalysis: fullCapture.businessAnalysis && { ...fullCapture.businessAnalysis, aspects: [] },
  corrections: {},
  financialInputs: { ...inputs, preTaxProfit: 1_000_000 },
};

describe("callQuestions", () => {
  it("fills up to three with general questions", () => {
    expect(asked(plain)).toEqual(["timing", "owner", "customers"]);
    expect(asked({ ...plain, corrections: { title: "North" } })).toEqual(["corrections", "timing", "owner"]);
    const unread = {
      ...sparseCapture,
      corrections: { location: "Dublin, Ohio" },
      financialInputs: plain.financialInputs,
    };
    expect(asked(unread)).toEqual(["business", "timing", "owner"]);
  });

  it("asks at most six, the most specific first", () => {
    expect(asked(sparseCapture)).toEqual(["business", "decline", "recurring"]);
    const aspects = ["a", "b", "c"].map((title) => ({ type: "negative" as const, title, description: "" }));
    const all = {
      ...sparseCapture,
      businessAnalysis: sparseCapture.businessAnalysis && { ...sparseCapture.businessAnalysis, aspects },
      corrections: { title: "North" },
      financialInputs: { ...sparseCapture.financialInputs, preTaxProfit: 450_000 },
    };
    expect(asked(all)).toEqual(["business", "decline", "nextBracket", "recurring", "aspect", "aspect"]);
  });

  it.each([
    [29, true],
    [30, false],
  ])("treats %d%% recurring as low: %s", (recurringRevenue, little) => {
    expect(
      asked({ ...plain, financialInputs: { ...plain.financialInputs, recurringRevenue } }).includes("recurring"),
    ).toBe(little);
  });

  // The bracket from $2M of EBITDA starts at a profit of 1,818,182.
  it.each([
    [1_515_151, false],
    [1_515_152, true],
    [1_818_181, true],
    [1_818_182, false],
    [10_000_000, false],
  ])("treats the next bracket as near at a profit of %d: %s", (preTaxProfit, near) => {
    expect(asked({ ...plain, financialInputs: { ...inputs, preTaxProfit } }).includes("nextBracket")).toBe(near);
  });
});

describe("briefText", () => {
  it("contains everything about the worked example", () => {
    expect(briefText(callBrief(lead(fullCapture), settings), callBriefWords)).toMatchInlineSnapshot(`
      "Northgate Dental, $9.9M

      Contact
      Email: owner@northgate-dental.example
      Phone: (614) 555-0142 ext. 4
      Next action: Call (614) 555-0142 ext. 4 today to arrange the 15-minute intro call

      What to ask
      1. A buyer will notice “One named dentist” on the website. What is the story behind it?
      2. They corrected our reading to Dublin, Ohio. What did we miss about the business?
      3. Why now, and when would they like to be out?

      What they do
      Northgate Dental runs six practices in Ohio. Most patients are on a yearly care plan.
      Website: northgate-dental.example
      Industry: Dental practices (Healthcare)
      Business model: Fee for service with yearly care plans
      Location: Dublin, Ohio

      The number
      An estimate of November 3, 2025 from the owner’s figures, not an appraisal or an offer.
      Value: $9,900,000
      Range: $8.4M – $11.4M
      Multiple: 6.0x
      Adjusted EBITDA: $1,650,000
      Pre-tax profit, as entered: $1,500,000
      Revenue, estimated: $5,775,000
      SDE: $1,567,500
      Growth trend: Growing
      Recurring revenue: 50%

      What drives it
      Size: 5.0x, $8.3M
      Growth trend: +0.5x, +$825K
      Recurring revenue: +0.5x, +$825K

      What their website says
      In their favor: Yearly care plans
      In their favor: Six locations
      May raise questions: One named dentist
      Worth knowing: Founded in 1998

      Lead score
      55 points, a hot lead
      Base: +10
      Valuation above $1,000,000: +30
      Recurring revenue above 20%: +5
      Growth trend: +10

      Where they came from
      Source: newsletter / email, campaign autumn
      Referred by: news.example
      Valued on: 2025-11-03
      Follow up by: 2025-11-10
      Valuation ID: 7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11
      "
    `);
  });

  it("contains what is known about a minimal lead and leaves the rest out", () => {
    const brief = callBrief(lead({ ...sparseCapture, businessAnalysis: null }), settings);
    const sections = briefSections(brief, callBriefWords);
    expect(sections.map(({ title }) => title)).toEqual([
      "Contact",
      "What to ask",
      "What they do",
      "The number",
      "What drives it",
      "Lead score",
      "Where they came from",
    ]);
    expect(briefText(brief, callBriefWords)).not.toMatch(/undefined|NaN|: $/m);
    expect(sections[0]?.lines).toEqual([
      {
        value:
          "None left. The owner is not chased: write or call only if they leave an email address or a phone number.",
      },
    ]);
    expect(sections.at(-1)?.lines.map(({ label }) => label)).not.toContain("Follow up by");
    expect(sections[2]?.lines).toContainEqual({
      value: "The website was not read. This is a general profile, except for what the owner corrected.",
    });
  });

  it("shows a multiple that the drivers add up to, and says that nothing recurs", () => {
    const financialInputs = { preTaxProfit: 120_000, growthTrend: "decreasing", recurringRevenue: 0 } as const;
    const text = briefText(callBrief(lead({ ...plain, financialInputs }), settings), callBriefWords);
    for (const line of ["Multiple: 1.25x", "Size: 1.75x, $231K", "Growth trend: −0.5x, −$66K"])
      expect(text).toContain(line);
    expect(text).toContain("None of the revenue recurs. Which customers");
  });

  it("has a line per saved panel, and asks about them", () => {
    const brief = callBrief(lead({ ...fullCapture, depth: exampleDepth }), settings);
    const sections = briefSections(brief, callBriefWords);
    expect(sections.find(({ title }) => title === "What they entered themselves")?.lines).toEqual([
      { value: "Saved on their private page. None of it changes the estimate." },
      {
        label: "Add-backs listed",
        value: "$219K a year, 3 of 5 documented; value $10.3M if all are, $9.9M with the documents of today",
      },
      { label: "Would keep", value: "$5.0M cash at close after 24% tax, $1.0M later, $1.3M at risk" },
      { label: "Readiness", value: "56 of 100; 3 yes, 3 partly, 2 no" },
      {
        label: "Goal price",
        value:
          "$11.0M, needs $167K more profit or $100K more with 75% recurring; at 8% growth and a 5% return a year no wait of up to five years brings less than selling today, by price alone",
      },
    ]);
    expect(brief.questions.map(callBriefWords.question)).toEqual([
      "$73K of their add-backs has no document yet (family on the payroll, personal costs). What could prove it, and by when?",
      "They count on $5.0M in cash at close after tax. Is it enough for what comes next, and how firm are the debt and tax figures?",
      "Still open by their own answers: “The company has run for a month without you” and “A second in command is in place and means to stay”. What have they tried?",
      "They would sell at $11.0M, $1.1M above the estimate. What is that figure for?",
      expect.stringContaining("One named dentist"),
      expect.stringContaining("They corrected our reading"),
    ]);
    expect(brief.number).toEqual(callBrief(lead(fullCapture), settings).number);
  });

  it("says what is missing, and what the figures cannot bear", () => {
    const depth: DepthEntries = {
      addBacks: { oneOffs: { amount: 500_000, hasPaper: true } },
      proceeds: { debt: 20_000_000 },
      readiness: { booksTie: "yes" },
      goal: { goal: 5_000_000, growthRate: -12.5, returnRate: 5 },
    };
    const brief = callBrief(lead({ ...plain, financialInputs: inputs, depth }), settings);
    expect(brief.own.map(({ value }) => value)).toEqual([
      "$500K a year, 1 of 1 documented; value $12.0M if all are (another size bracket, but the multiple of the estimate), $12.0M with the documents of today",
      "−$10.6M cash at close before tax, the deductions are more than the price",
      "1 of 8 answered; 1 yes, 0 partly, 0 no",
      "$5.0M, reached today; at −12.5% growth and a 5% return a year a wait of 1, 2, 3, 4, 5 years brings less than selling today, by price alone",
    ]);
    expect(brief.questions.map(({ ask }) => ask)).toEqual(["proceeds", "goal", "timing"]);
    expect(brief.questions.map(callBriefWords.question)[0]).toBe(
      "By their own figures they would owe $10.6M at close. Are debt and the other deductions right, and what would pay for it?",
    );
    expect(callBriefWords.question({ ask: "goal", goal: 5_000_000, moreThanToday: -4_900_000 })).toBe(
      "They would sell at $5.0M, which the estimate reaches today. What holds them back?",
    );
  });

  it("has texts for every question and every part of the score", () => {
    const near = { ...plain, financialInputs: { ...inputs, preTaxProfit: 1_700_000 } };
    const [question] = callQuestions(lead(near));
    if (question === undefined) throw new Error("no question");
    expect(callBriefWords.question(question)).toBe(
      "$118K more profit reaches the bracket $2.0M – $6.0M at 7.5x, worth $6.3M more. Which costs end with the owner: salary, family, one-offs?",
    );
    expect(callBriefWords.scorePart({ input: "valuation", points: 20, above: 500_000 })).toBe(
      "Valuation above $500,000",
    );
    expect(callBriefWords.scorePart({ input: "recurringRevenue", points: 5, above: 20 })).toBe(
      "Recurring revenue above 20%",
    );
    expect(callBriefWords.scorePart({ input: "growthTrend", points: 0 })).toBe("Growth trend");
  });
});
